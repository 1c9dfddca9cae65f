/** The drawings: which game has one, and where it lies. A game without is drawn by the plain renderer. */

import type { Component } from 'svelte';
import type { Asking } from '$lib/asking/asking.svelte';
import type { QuestionWire, EventWire, StandingWire } from '$lib/wire/protocol';
import type { Rest } from '$lib/asking/resting.svelte';
import type { Touch } from '$lib/asking/touch';
import { UNDRAWN, type Play } from '$lib/view/play';
import type { View } from '$lib/view/view';
import type { Words } from '$lib/words/words';

export interface BoardProps<Scene = { view: View }> {
  /** What is to be seen: the view, moved on event by event. */
  scene: Scene;
  words: Words;
  names: string[];
  /** Whose eyes see it; -1 a spectator's. */
  seat: number;
  touch: Touch;
  /** All that was told up to what is seen. */
  events: EventWire[];
  /** What there is to draw in, in pixels; where the page scrolls, the height is that of the window. */
  room: Room;
}

export interface Room {
  width: number;
  height: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a drawing reads its own game's view, which is not known here
type AnyView = any;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- likewise what is printed on its pieces
type AnyCatalogue = any;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- and what it makes of them
type AnyScene = any;

type Board = Component<BoardProps<AnyScene>>;
export type AnyPlay = Play<AnyView, AnyScene>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  doge: () => import('./doge/Board.svelte'),
  liguria: () => import('./liguria/Board.svelte'),
  haendler: () => import('./haendler/Board.svelte'),
  genoa: () => import('./genoa/Board.svelte'),
};

/** How the events of a game are played out on its board. */
const PLAYS: Record<string, () => Promise<{ playOf: (catalogue: AnyCatalogue) => AnyPlay }>> = {
  doge: () => import('./doge/beats'),
  liguria: () => import('./liguria/scene'),
  haendler: () => import('./haendler/scene'),
  genoa: () => import('./genoa/scene'),
};

/** Games that draw their reckoning at the end as a picture, besides the table that every game has. */
type Picture = Component<PictureProps<AnyView>>;

export interface PictureProps<V = View> {
  standings: StandingWire[];
  words: Words;
  view: V;
  events: EventWire[];
}

const RECKONINGS: Record<string, () => Promise<{ default: Picture }>> = {
  liguria: () => import('./liguria/Reckoning.svelte'),
  genoa: () => import('./genoa/Reckoning.svelte'),
};

/** What a game lays out itself in the bar: fields that belong together, or what a question is about. */
export interface FormProps<V = View> {
  question: QuestionWire;
  asking: Asking;
  words: Words;
  view: V;
  isBusy: boolean;
}

export interface HoldingsProps<V = View> {
  view: V;
  words: Words;
  seat: number;
}

/** A thing of a kind, and whose it is where that is known. */
export interface SignProps {
  id: number;
  seat?: number;
}

export interface Forms {
  /** By verb: in place of the fields of that move. */
  moves?: Record<string, Component<FormProps<AnyView>>>;
  /** By the text of a question: shown with it while no move is chosen. */
  asked?: Record<string, Component<FormProps<AnyView>>>;
  /** By the text of a question: one line below it, whatever of the answer is chosen. */
  strips?: Record<string, Component<FormProps<AnyView>>>;
  /** Moves that those forms have buttons for: they need none of their own. */
  covered?: string[];
  /** By the text of a question: the move that it opens with, because it was asked for. */
  opens?: Record<string, string>;
  /** By kind of thing, or of what an amount counts: a small picture that stands before its name where it is chosen. */
  pictures?: Record<string, Component<SignProps>>;
  /** By kind of thing: its sign, as the legend draws it; the legend begins with these kinds. */
  signs?: Record<string, Component<SignProps>>;
  /** By kind of thing: those that are listed in the bar too, because on the board they may be out of sight. */
  listed?: (catalogue: AnyCatalogue) => Record<string, readonly number[]>;
  /** Kinds of things that are listed in the order of their names. */
  sorted?: readonly string[];
  /** The words of the bar, where the view has more to say of a thing than its name. */
  spoken?: (words: Words, view: AnyView, catalogue: AnyCatalogue) => Words;
  /** Questions that a player may let the page pass until the round ends. */
  rests?: readonly Rest[];
  /** What a player has, drawn beside the name in place of the list. */
  holdings?: Component<HoldingsProps<AnyView>>;
  /** Of all that was told, what a seat is still to be reminded of. */
  recalls?: (events: readonly EventWire[], seat: number) => EventWire[];
}

const FORMS: Record<string, () => Promise<{ default: Forms }>> = {
  doge: () => import('./doge/forms'),
  liguria: () => import('./liguria/forms'),
  haendler: () => import('./haendler/forms'),
  genoa: () => import('./genoa/forms'),
};

/** What a game brings along besides its board; nothing where that does not come. */
export async function loadForms(game: string): Promise<Forms> {
  return (await FORMS[game]?.().catch(() => null))?.default ?? {};
}

export async function loadReckoning(game: string): Promise<Picture | null> {
  const load = RECKONINGS[game];
  return load ? (await load()).default : null;
}

export const hasBoard = (game: string): boolean => game in BOARDS;

/** What a game brings along for its page. It is there before the first question, or that would change under the finger. */
export interface Furniture {
  board: Board | null;
  forms: Forms;
  playOf: (catalogue: AnyCatalogue) => AnyPlay;
}

/** Whatever does not come, the plain renderer stands in for. */
export async function furnish(game: string): Promise<Furniture> {
  const [board, forms, play] = await Promise.allSettled([BOARDS[game]?.(), loadForms(game), PLAYS[game]?.()]);
  return {
    board: board.status === 'fulfilled' ? (board.value?.default ?? null) : null,
    forms: forms.status === 'fulfilled' ? forms.value : {},
    playOf: (play.status === 'fulfilled' ? play.value?.playOf : undefined) ?? (() => UNDRAWN),
  };
}
