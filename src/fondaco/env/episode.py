"""One game inside an environment: chance is played by its seed, the seats are asked for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from fondaco.bots.dice import Dice
from fondaco.env.filling import Filling
from fondaco.env.reward import rewards
from fondaco.env.setting import Setting
from fondaco.kernel.action import Action
from fondaco.kernel.frame import play, question
from fondaco.kernel.game import places
from fondaco.kernel.listing import play_chance
from fondaco.kernel.prompt import Prompt

Observation = dict[str, Any]


class Choosing(Protocol):
    """What an agent may do about the question that it is asked."""

    prompt: Prompt

    @property
    def answer(self) -> Action | None:
        """The answer, when it is complete."""

    def choices(self) -> Sequence[int]:
        """The actions that the mask leaves open, in rising order."""

    def choose(self, choice: int) -> None: ...


class MenuChoosing:
    """A menu of answers: the action is a number in it."""

    def __init__(self, prompt: Prompt, answers: Sequence[Action]) -> None:
        self.prompt = prompt
        self.answers = answers
        self.answer: Action | None = None

    def choices(self) -> range:
        return range(len(self.answers))

    def choose(self, choice: int) -> None:
        self.answer = self.answers[choice]


class Episode:
    """A game from its first question to its end. Agents act by numbers, each for its seat."""

    def __init__(self, setting: Setting, seed: object) -> None:
        self.setting = setting
        self.is_by_steps = setting.style.actions == "steps"
        self.seed = seed
        self.s = setting.start()
        self.dice = Dice(seed, setting.seats)
        self.given = [0] * setting.seats  # how many answers each seat has given
        self.asked: dict[int, Choosing] = {}  # what each seat is choosing about
        self.waiting: list[int] = []  # the seats that owe an answer; none: the game is over
        self.settle()

    def settle(self) -> None:
        """Let chance answer, and where answers are made in steps, give those that leave no choice."""
        while True:
            self.waiting = play_chance(self.s, self.dice.chance)
            forced = self.forced() if self.is_by_steps else None
            if forced is None:
                return
            self.play(forced)

    def forced(self) -> Action | None:
        """An answer to which there is no other, where only real choices are asked for."""
        found = [self.choosing(seat).answer for seat in self.waiting]
        return next((a for a in found if a is not None), None)

    def choosing(self, seat: int) -> Choosing:
        """What a seat that owes an answer may do."""
        if seat not in self.asked:
            prompt = question(self.s, seat)
            if self.is_by_steps:
                self.asked[seat] = Filling(self.setting.codec, self.s, prompt)
            else:
                # By the number of its own answers: how many others gave may be secret.
                seed = f"{self.seed}/menu {seat}/{self.given[seat]}"
                self.asked[seat] = MenuChoosing(prompt, self.setting.menus.menu(self.s, prompt, seed))
        return self.asked[seat]

    def act(self, seat: int, action: int) -> None:
        """Take an action of a seat that owes an answer, and run on to the next question."""
        choosing = self.choosing(seat)
        choices = choosing.choices()
        if action not in choices:
            if self.setting.style.is_strict:
                raise ValueError(f"action {action} of seat {seat} is not open: the mask excludes it")
            action = choices[action % len(choices)]
        choosing.choose(action)
        if choosing.answer is not None:
            self.give(choosing.answer)

    def give(self, a: Action) -> None:
        """Take a whole answer, and run on to the next question."""
        self.play(a)
        self.settle()

    def play(self, a: Action) -> None:
        top = self.s.stack[-1]
        play(self.s, a)
        self.given[a.seat] += 1
        if self.s.stack and self.s.stack[-1] is top:
            self.asked.pop(a.seat, None)  # the others are still asked the same
        else:
            self.asked.clear()

    def observe(self, seat: int) -> Observation:
        """What a seat observes now, with the mask of its actions: nothing is open to who is not asked."""
        setting = self.setting
        choosing = self.choosing(seat) if seat in self.waiting else None
        row = setting.observer.row(self.s, seat, choosing.prompt if choosing else None)
        mask = np.zeros(setting.actions, np.int8)
        if isinstance(choosing, MenuChoosing):
            mask[: len(choosing.answers)] = 1
        elif choosing is not None:
            mask[choosing.choices()] = 1
        seen: Observation = {"observation": setting.seen(row), "action_mask": mask}
        if self.is_by_steps:
            seen["filled"] = self.filled(choosing)
        elif setting.style.shows_answers:
            seen["answers"] = self.answers(choosing)
        return seen

    def filled(self, choosing: Choosing | None) -> Any:
        """The numbers of the answer's vector that are filled in; -1 where none is yet."""
        found = np.full(self.setting.codec.width, -1, np.int32)
        if isinstance(choosing, Filling):
            found[: len(choosing.vector)] = choosing.vector
        return found

    def answers(self, choosing: Choosing | None) -> Any:
        """The vectors of the answers in the menu, in its order."""
        codec = self.setting.codec
        found = np.zeros((self.setting.actions, codec.width), np.int32)
        if isinstance(choosing, MenuChoosing):
            found[: len(choosing.answers)] = [codec.encode(a) for a in choosing.answers]
        return found

    def rewards(self) -> list[float]:
        """What the game is worth to each seat; nothing before it is over."""
        if self.waiting:
            return [0.0] * self.setting.seats
        return rewards(self.setting.game.standings(self.s), self.setting.style.reward)

    def result(self, seat: int) -> dict[str, int]:
        """Score and place of a seat, when the game is over."""
        if self.waiting:
            return {}
        standings = self.setting.game.standings(self.s)
        return {"score": standings[seat].score, "place": places(standings)[seat]}
