/** What is printed on tiles, cards and market fields. The edition's numbers are in the glossary: `ship/2`. */

import type { Glossary } from '$lib/wire/manifest';

export const TYPES = ['ship', 'merchant', 'building', 'monk', 'diplomat', 'knight', 'order'] as const;
export type TileType = (typeof TYPES)[number];
/** The types that lie in a harbour, in the order of its rows. */
export const ROW_TYPES = TYPES.slice(0, 4);

export interface TileKind {
  type: TileType;
  /** Wheels, sacks, prestige, scrolls, swords, as the type has it. */
  value: number;
  /** The prestige on the other side. */
  turned: number;
  /** What an order asks for, by colour. */
  cubes: number[];
}

export interface CardKind {
  points: number;
  wheels: number;
  anchors: number;
  turns: number;
  upgrades: number;
  cubes: number[];
}

export interface FieldKind {
  tiles: number;
  silver: number;
}

export interface Kinds {
  tiles: TileKind[];
  cards: CardKind[];
  fields: FieldKind[];
  /** What a harbour's counts run along: the kind of tile of each piece. */
  pieces: number[];
  knights: number[];
  diplomats: number[];
  orders: number[];
}

/** The backs that all editions share; a building's is printed on it. */
const TURNED: Partial<Record<TileType, number>> = { ship: 2, merchant: 3, monk: 2 };
/** A monk's points, before and after it is turned over. */
export const MONK_POINTS = [1, 2] as const;

export function kindsOf(glossary: Glossary): Kinds {
  const { tile = [], card = [], field = [] } = glossary.things;
  const tiles = tile.map(readTile);
  const ofType = (type: TileType): number[] =>
    tiles.flatMap((one, kind) => (one.type === type ? [kind] : []));
  return {
    tiles,
    cards: card.map(readCard),
    fields: field.map(readField),
    pieces: ROW_TYPES.flatMap(ofType),
    knights: ofType('knight'),
    diplomats: ofType('diplomat'),
    orders: ofType('order'),
  };
}

/** The row of the harbour where a kind of tile lies; -1: behind the screen. */
export function rowOf(kinds: Kinds, tile: number): number {
  return ROW_TYPES.indexOf(kinds.tiles[tile]?.type ?? 'order');
}

function readTile(name: string): TileKind {
  const [type = '', ...rest] = name.replace(/^start-/, '').split('/');
  const [value = 0, ...more] = rest.map(Number);
  const known = TYPES.find((one) => one === type) ?? 'order';
  return {
    type: known,
    value,
    turned: known === 'building' ? (more[0] ?? value) : (TURNED[known] ?? 0),
    cubes: known === 'order' ? more : [],
  };
}

function readCard(name: string): CardKind {
  const [sign, ...rest] = name.split('/');
  const [points = 0, wheels = 0, anchors = 0, turns = 0, upgrades = 0, ...cubes] = rest.map(Number);
  return { points: sign === 'minus' ? -points : points, wheels, anchors, turns, upgrades, cubes };
}

function readField(name: string): FieldKind {
  const [tiles = 0, silver = 0] = name.split('/').slice(1).map(Number);
  return { tiles, silver };
}
