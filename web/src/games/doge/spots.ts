/** Where each piece of a scene is drawn. */

import { NONE } from '../shared/counts';
import type { Point } from '../shared/geometry';
import type { FieldPlace, Layout, Measures } from './layout';
import { faces, type Scene } from './scene';

export interface Spot {
  key: string;
  seat: number;
  at: Point;
  /** Not on the board: drawn where it would come from, but not to be seen. */
  isAway: boolean;
}

export interface TokenSpot extends Spot {
  value: number | null;
  /** Turned up for all, in a vote. */
  isOpen: boolean;
  /** Chosen, but not yet on the table. */
  isSealed: boolean;
}

export interface AdvisorSpot {
  advisor: number;
  /** Between the feet. */
  at: Point;
  /** How large he is drawn; his figure is made for 1. */
  size: number;
}

/** What an advisor takes up at size 1. */
export const FIGURE = { w: 22, h: 37 } as const;
/** How far advisors stand apart where there is room, at scale 1. */
const APART = 29;

/** From the middle of the last house to the middle of the first token beside it. */
const TOKEN_GAP = 20;

/** The middle of a player's lane in a field. With fewer than four players the lanes move to the middle. */
export function laneY(layout: Layout, place: FieldPlace, seat: number, seats: number): number {
  return place.box.y + place.laneY + (seat + (4 - seats) / 2) * layout.measures.lane.pitch;
}

/** How close houses stand: many of them move together, and leave room for the tokens of their lane. */
export function housePitch(measures: Measures, place: FieldPlace, count: number, tokens: number): number {
  const { scale, lane } = measures;
  const first = place.tokensX - (tokens - 1) * tokenPitch(measures, place, tokens);
  const end = tokens ? Math.min(lane.housesEnd, first - TOKEN_GAP * scale) : lane.housesEnd;
  return Math.min(15 * scale, (end - lane.houses) / Math.max(1, count - 1));
}

export function houseSpots(scene: Scene, layout: Layout): Spot[] {
  return scene.houses.flatMap((houses, seat) =>
    houses.map((field, house) => {
      const rank = rankAt(houses, house);
      const at = housePoint(scene, layout, seat, field, rank);
      return { key: `${seat}-${house}`, seat, at: at ?? home(layout, seat), isAway: !at };
    }),
  );
}

export function tokenSpots(scene: Scene, layout: Layout): TokenSpot[] {
  return scene.tokens.flatMap((tokens, seat) =>
    tokens.map((field, token) => {
      const { values, isOpen } = faces(scene, seat, field);
      const at = tokenPoint(scene, layout, seat, field, rankAt(tokens, token));
      return {
        key: `${seat}-${token}`,
        seat,
        at: at ?? home(layout, seat),
        isAway: !at,
        value: values[rankAt(tokens, token)] ?? null,
        isOpen,
        isSealed: scene.sealed.some((choice) => choice.seat === seat && choice.field === field),
      };
    }),
  );
}

/** Neutral advisors stand in their niches, the others on their field. */
export function advisorSpots(scene: Scene, layout: Layout): AdvisorSpot[] {
  const fields = scene.view.advisors.map((advisor) => advisor.at);
  return fields.map((field, advisor) => {
    const place = layout.fields[field];
    if (!place) return { advisor, at: nicheFoot(layout, advisor), size: layout.measures.scale };
    const count = fields.filter((other) => other === field).length;
    return { advisor, ...standing(place, layout.measures.scale, count, rankAt(fields, advisor)) };
  });
}

/** Advisors stand in a line, many of them smaller or in two lines, so that none hides another. */
function standing(
  { advisors }: FieldPlace,
  scale: number,
  count: number,
  rank: number,
): Omit<AdvisorSpot, 'advisor'> {
  const { x, y, w } = advisors;
  const sizeIn = (lines: number): number =>
    Math.min(scale, w / Math.ceil(count / lines) / FIGURE.w, scale / lines);
  const lines = sizeIn(2) > sizeIn(1) ? 2 : 1;
  const size = sizeIn(lines);
  const columns = Math.ceil(count / lines);
  const pitch = Math.min(APART * size, w / columns);
  const [column, line] = [rank % columns, Math.floor(rank / columns)];
  return {
    at: [x - pitch * (columns - 0.5 - column), y - (lines - 1 - line) * FIGURE.h * size],
    size,
  };
}

export function niche(layout: Layout, advisor: number): Point {
  const { x, y, w, h, columns } = layout.bench;
  return [x + (w / columns) * (advisor % columns), y + h * Math.floor(advisor / columns)];
}

function nicheFoot(layout: Layout, advisor: number): Point {
  const [x, y] = niche(layout, advisor);
  return [x + 24 * layout.measures.scale, y + layout.bench.h - 8];
}

function rankAt(places: readonly number[], piece: number): number {
  return places.slice(0, piece).filter((place) => place === places[piece]).length;
}

function housePoint(scene: Scene, layout: Layout, seat: number, field: number, rank: number): Point | null {
  const place = layout.fields[field];
  if (!place || field === NONE) return null;
  const count = scene.view.players[seat]?.houses[field] ?? 1;
  const tokens = (scene.tokens[seat] ?? []).filter((where) => where === field).length;
  const x = layout.measures.lane.houses + rank * housePitch(layout.measures, place, count, tokens);
  return [place.box.x + x, laneY(layout, place, seat, scene.houses.length)];
}

/** How far tokens lie from each other: side by side, so that each can be read. */
export function tokenPitch({ scale, lane }: Measures, { tokensX }: FieldPlace, count: number): number {
  return Math.min(lane.tokenPitch, (tokensX - 26 * scale) / Math.max(1, count - 1));
}

/** Tokens lie fanned, the first one on the left. */
function tokenPoint(scene: Scene, layout: Layout, seat: number, field: number, rank: number): Point | null {
  const place = layout.fields[field];
  if (!place || field === NONE) return null;
  const count = (scene.tokens[seat] ?? []).filter((where) => where === field).length;
  const x = place.tokensX - (count - 1 - rank) * tokenPitch(layout.measures, place, count);
  return [place.box.x + x, laneY(layout, place, seat, scene.tokens.length)];
}

/** Where a player's pieces come from: their place at the lower edge of the map. */
function home(layout: Layout, seat: number): Point {
  const { x, y, w, h } = layout.map;
  return [x + (w / 5) * (seat + 1), y + h];
}
