/** Where the tiles, cubes and cards of a view are. */

import { NONE, sum } from '../shared/counts';
import { settle, type Piece, type Want, type Ways, type Whereabouts } from '../shared/pieces';
import { COLOURS } from './glyphs';
import type { Scene } from './scene';
import type { Catalogue, View } from './shape';

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

export function arrange(catalogue: Catalogue, view: View, before: Arranged | null): Arranged {
  return {
    tiles: settle(before?.tiles ?? [], tileWants(catalogue, view), TILE_WAYS, (tile) =>
      leaveTile(catalogue, view, tile),
    ),
    cubes: settle(before?.cubes ?? [], cubeWants(view), CUBE_WAYS, (cube) => leaveCube(view, cube)),
    cards: settle(before?.cards ?? [], cardWants(view), CARD_WAYS, () => null),
  };
}

function tileWants({ knights, diplomats, orders, pieces }: Catalogue, view: View): Want[] {
  const row = view.row.map((kind, of) => ({ kind, where: 'row', of, count: 1 }));
  const landed = view.stops.flatMap((stop, of) => wants(knights, stop.knights, 'stop', of));
  const owned = view.players.flatMap((player, seat) => [
    ...wants(pieces, player.tiles, 'home', seat),
    ...wants(pieces, player.upgraded, 'turned', seat),
    ...wants(knights, player.knights, 'screen', seat),
    ...wants(diplomats, player.diplomats, 'screen', seat),
    ...wants(orders, player.orders, 'screen', seat),
  ]);
  return [...owned, ...landed, ...row];
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
function leaveTile(catalogue: Catalogue, view: View, tile: Piece): Whereabouts | null {
  const isUnknown = tile.where === 'screen' && view.players[tile.of]?.knights === null;
  return isUnknown && catalogue.tiles[tile.kind]?.row === NONE ? tile : null;
}

function cubeWants(view: View): Want[] {
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
function leaveCube(view: View, cube: Piece): Whereabouts | null {
  const isHidden = view.players[cube.of]?.store === null;
  return isHidden && (cube.where === 'hold' || cube.where === 'store')
    ? { where: 'store', of: cube.of }
    : null;
}

function cardWants({ cards, players }: View): Want[] {
  const kept = players.flatMap(({ card }, of) =>
    card === NONE ? [] : [{ kind: card, where: 'kept', of, count: 1 }],
  );
  return [...kept, ...cards.map((kind, of) => ({ kind, where: 'table', of, count: 1 }))];
}

/** The tiles that were taken go to their owner, and the row closes up. */
export function carryOff({ catalogue, tiles, taken }: Scene, seat: number): Piece[] {
  return tiles.map((tile) => {
    if (tile.where !== 'row') return tile;
    if (!taken.includes(tile.of))
      return { ...tile, of: tile.of - sum(taken.map((place) => Number(place < tile.of))) };
    return { ...tile, where: catalogue.tiles[tile.kind]?.row === NONE ? 'screen' : 'home', of: seat };
  });
}

/** A card that was taken is kept by its taker, and the others close up. */
export function keepCard(cards: readonly Piece[], kind: number, seat: number): Piece[] {
  const place = cards.find((card) => card.where === 'table' && card.kind === kind)?.of ?? NONE;
  return cards.map((card) => {
    if (card.where !== 'table') return card;
    if (card.of === place) return { ...card, where: 'kept', of: seat };
    return { ...card, of: card.of > place ? card.of - 1 : card.of };
  });
}
