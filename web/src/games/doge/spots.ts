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
  at: Point;
}

/** The middle of a player's lane in a field. With fewer than four players the lanes move to the middle. */
export function laneY(layout: Layout, place: FieldPlace, seat: number, seats: number): number {
  return place.box.y + place.laneY + (seat + (4 - seats) / 2) * layout.measures.lane.pitch;
}

/** How close houses stand: many of them move together. */
export function housePitch({ scale, lane }: Measures, count: number): number {
  return Math.min(15 * scale, (lane.housesEnd - lane.houses) / Math.max(1, count - 1));
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

/** Neutral advisors stand in their niches, the others in a line on their field. */
export function advisorSpots(scene: Scene, layout: Layout): AdvisorSpot[] {
  const fields = scene.view.advisors.map((advisor) => advisor.at);
  return fields.map((field, advisor) => {
    const place = layout.fields[field];
    if (!place) return { advisor, at: nicheFoot(layout, advisor) };
    const { x, y, w } = place.advisors;
    const count = fields.filter((other) => other === field).length;
    const pitch = Math.min(29 * layout.measures.scale, w / count);
    return { advisor, at: [x - pitch * (count - 0.5 - rankAt(fields, advisor)), y] };
  });
}

export function niche(layout: Layout, advisor: number): Point {
  const { x, y, w } = layout.bench;
  return [x + (w / 9) * advisor, y];
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
  const x = layout.measures.lane.houses + rank * housePitch(layout.measures, count);
  return [place.box.x + x, laneY(layout, place, seat, scene.houses.length)];
}

/** How close tokens lie: many of them move together, so that they leave the mark of their owner free. */
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
