"""A worker process that reviews a game by looking at the end of it only, because a test waits for it."""

from __future__ import annotations

from fondaco.bots.review import Reviewer
from fondaco.server.bots.worker import main

ANSWERS = 12  # the last ones, which are looked at

if __name__ == "__main__":
    whole = Reviewer.todo

    def brief(self: Reviewer) -> list[int]:
        return whole(self)[-ANSWERS:]

    Reviewer.todo = brief  # type: ignore[method-assign]  # that is what this worker is for
    main()
