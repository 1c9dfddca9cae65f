/** The face of a hand card: upright with its sign above, or flat with its sign at the left. */

import type { Box, Point } from '../shared/geometry';
import type { CardPrint } from './shape';

export interface Name {
  lines: string[];
  at: Point;
  size: number;
}

export interface Face {
  band: string;
  sign: Point;
  signSize: number;
  names: Name[];
  /** Between the two buildings of a message; empty on other cards, and where there is no room. */
  way: string;
  wares: { ware: number; at: Point; size: number }[];
}

/** Letters of the serif are about so wide, for their height. */
const LETTER = 0.47;
/** Smaller is hard to read where the board is drawn at four fifths of its size. */
const READABLE = 14;

/** So low that the sign stands better at the left. */
const isFlatCard = ([w, h]: Point): boolean => w > h * 2;

export function faceOf(card: CardPrint, [w, h]: Point, name: (field: number) => string): Face {
  const isFlat = isFlatCard([w, h]);
  const band = isFlat ? 20 : h * 0.21;
  const box = isFlat ? { x: band, y: 0, w: w - band, h } : { x: 0, y: band, w, h: h - band };
  return {
    band: isFlat
      ? `M${band} 0H5a5 5 0 0 0 -5 5V${h - 5}a5 5 0 0 0 5 5H${band}z`
      : `M0 ${band}V5a5 5 0 0 1 5 -5H${w - 5}a5 5 0 0 1 5 5V${band}z`,
    sign: isFlat ? [band / 2, h / 2] : [w / 2, band / 2],
    signSize: Math.min(band * 0.8, 18),
    names: card.fields.map((field, n) => nameAt(name(field), box, heightOf(card, n), isFlat)),
    way: card.kind === 'message' && !isFlat ? wayAt(box) : '',
    wares: waresIn(card, box),
  };
}

/** How far down the middle of a name is, as a part of the room. */
function heightOf({ kind }: CardPrint, n: number): number {
  if (kind === 'message') return n ? 0.79 : 0.28;
  return kind === 'privilege' ? 0.54 : 0.24;
}

/** A name that is too long for one line stands in two, where the card is high enough for them. */
function nameAt(text: string, { x, y, w, h }: Box, part: number, isFlat: boolean): Name {
  const most = Math.min(19, Math.max(READABLE, h * 0.2));
  const fitting = (longest: number): number => Math.min(most, (w - 6) / (Math.max(6, longest) * LETTER));
  const isLong = fitting(text.length) < READABLE && !isFlat && h > 74;
  const lines = isLong ? text.split(' ') : [text];
  const size = fitting(Math.max(...lines.map((line) => line.length)));
  return { lines, at: [x + w / 2, y + h * part + size * 0.3], size };
}

/** The face of a special card: its sign, and its name in one line, or in lines of a word each. */
export interface Caption extends Name {
  sign: Point;
  signSize: number;
}

export function captionOf(text: string, [w, h]: Point): Caption {
  const isFlat = isFlatCard([w, h]);
  const room = isFlat ? w - 34 : w - 8;
  const lines = text.length * READABLE * LETTER <= room ? [text] : text.split(' ');
  const size = Math.min(16, room / (Math.max(6, ...lines.map((line) => line.length)) * LETTER));
  const middle = isFlat ? h / 2 : h * 0.66;
  return {
    lines,
    at: [isFlat ? 30 + room / 2 : w / 2, middle + size * (0.35 - (lines.length - 1) / 2)],
    size,
    sign: isFlat ? [16, h / 2] : [w / 2, h * 0.28],
    signSize: isFlat ? 24 : h * 0.34,
  };
}

function wayAt({ x, y, w, h }: Box): string {
  return `M${x + w / 2 - 9} ${y + h * 0.52}h18m-4 -3.5l4 3.5 -4 3.5m-10 0l-4 -3.5 4 -3.5`;
}

function waresIn({ wares }: CardPrint, { x, y, w, h }: Box): Face['wares'] {
  const size = Math.min(h * 0.46, wares.length > 1 ? w * 0.3 : w * 0.42);
  return wares.map((ware, n) => {
    const aside = (n - (wares.length - 1) / 2) * size * 1.08;
    return { ware, at: [x + w / 2 + aside, y + h * 0.68], size };
  });
}
