/** Where the tiles, cubes and cards of a view are. */

import { NONE, sum } from '../shared/args';
import { rowOf, type Kinds } from './kinds';
import { settle, type Piece, type Want, type Ways, type Whereabouts } from '../shared/pieces';
import { COLOURS, type LiguriaView } from './view';

export interface Arranged {
  /** In the `row`, at `home` in a harbour, there `turned` over, behind the `screen`, as knights on a `stop`. */
  tiles: Piece[];
  /** In the `stock`, in a `port`, in the `hold` of a ship, in a `store` behind the screen. */
  cubes: Piece[];
  /** On the `table`, or `kept` by who took it this round. */
  cards: Piece[];
}

const TILE_WAYS: Ways = {
  row: ['row'],
  home: ['row'],
  turned: ['home'],
  screen: ['row'],
  stop: ['screen', 'row'],
};
const CUBE_WAYS: Ways = {
  port: ['stock'],
  hold: ['port', 'stock'],
  store: ['hold', 'store'],
  stock: ['stock'],
};
const CARD_WAYS: Ways = { table: ['table'], kept: ['table'] };

export function arrange(kinds: Kinds, view: LiguriaView, before: Arranged | null): Arranged {
  return {
    tiles: settle(before?.tiles ?? [], tileWants(kinds, view), TILE_WAYS, (tile) =>
      leaveTile(kinds, view, tile),
    ),
    cubes: settle(before?.cubes ?? [], cubeWants(view), CUBE_WAYS, (cube) => leaveCube(view, cube)),
    cards: settle(before?.cards ?? [], cardWants(view), CARD_WAYS, () => null),
  };
}

function tileWants(kinds: Kinds, view: LiguriaView): Want[] {
  const row = view.row.map((kind, of) => ({ kind, where: 'row', of, count: 1 }));
  const knights = view.stops.flatMap((stop, of) => wants(kinds.knights, stop.knights, 'stop', of));
  const owned = view.players.flatMap((player, seat) => [
    ...wants(kinds.pieces, player.tiles, 'home', seat),
    ...wants(kinds.pieces, player.upgraded, 'turned', seat),
    ...wants(kinds.knights, player.knights, 'screen', seat),
    ...wants(kinds.diplomats, player.diplomats, 'screen', seat),
    ...wants(kinds.orders, player.orders, 'screen', seat),
  ]);
  return [...owned, ...knights, ...row];
}

function wants(
  kinds: readonly number[],
  counts: readonly number[] | null,
  where: string,
  of: number,
): Want[] {
  return kinds.flatMap((kind, at) => (counts?.[at] ? [{ kind, where, of, count: counts[at] }] : []));
}

/** What others have behind their screens is not counted for us, but what was seen to go there is there. */
function leaveTile(kinds: Kinds, view: LiguriaView, tile: Piece): Whereabouts | null {
  const isUnknown = tile.where === 'screen' && view.players[tile.of]?.knights === null;
  return isUnknown && rowOf(kinds, tile.kind) === NONE ? tile : null;
}

function cubeWants(view: LiguriaView): Want[] {
  return COLOURS.flatMap((kind) => {
    const seen = view.players.flatMap(({ port, hold, store }, of) => [
      { kind, where: 'port', of, count: port[kind] ?? 0 },
      { kind, where: 'hold', of, count: hold[kind] ?? 0 },
      { kind, where: 'store', of, count: store?.[kind] ?? 0 },
    ]);
    return [...seen, { kind, where: 'stock', of: 0, count: view.stock[kind] ?? 0 }];
  });
}

/** Cubes that leave a ship are carried behind the screen. */
function leaveCube(view: LiguriaView, cube: Piece): Whereabouts | null {
  const isHidden = view.players[cube.of]?.store === null;
  return isHidden && (cube.where === 'hold' || cube.where === 'store')
    ? { where: 'store', of: cube.of }
    : null;
}

/** Who has as many cards as rounds were begun has taken this round's. */
function cardWants({ cards, players, round }: LiguriaView): Want[] {
  const kept = players.flatMap(({ cards: own }, of) => {
    const last = own.length === round ? own.at(-1) : undefined;
    return last === undefined ? [] : [{ kind: last, where: 'kept', of, count: 1 }];
  });
  return [...kept, ...cards.map((kind, of) => ({ kind, where: 'table', of, count: 1 }))];
}

/** The tiles that were taken go to their owner, and the row closes up. */
export function carryOff(
  kinds: Kinds,
  tiles: readonly Piece[],
  taken: readonly number[],
  seat: number,
): Piece[] {
  return tiles.map((tile) => {
    if (tile.where !== 'row') return tile;
    if (!taken.includes(tile.of))
      return { ...tile, of: tile.of - sum(taken.map((place) => Number(place < tile.of))) };
    return { ...tile, where: rowOf(kinds, tile.kind) === NONE ? 'screen' : 'home', of: seat };
  });
}

/** A card that was taken is kept by its taker, and the others close up. */
export function keepCard(cards: readonly Piece[], place: number, seat: number): Piece[] {
  return cards.map((card) => {
    if (card.where !== 'table') return card;
    if (card.of === place) return { ...card, where: 'kept', of: seat };
    return { ...card, of: card.of > place ? card.of - 1 : card.of };
  });
}
