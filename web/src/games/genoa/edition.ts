/** What the edition's cards and promises are, read from the names in the glossary: `small-order/field:2/good:3`. */

import type { Glossary } from '$lib/wire/manifest';
import { CARD, MARKER } from './view';

export const KINDS = ['large-order', 'small-order', 'message', 'privilege'] as const;
export type Kind = (typeof KINDS)[number];

export interface HandCard {
  kind: Kind;
  /** The buildings it is about. */
  fields: number[];
  /** The wares to be delivered. */
  wares: number[];
}

/** So many of a good. */
export interface Lot {
  good: number;
  count: number;
}

/** What of an action's yield is promised; nothing in the first of them. */
export interface Promised {
  lots: Lot[];
  /** The villa where an order must be delivered for it, if one must. */
  fields: number[];
}

export interface Edition {
  cards: HandCard[];
  promises: Promised[];
}

export function editionOf(glossary: Glossary): Edition {
  return {
    cards: (glossary.things.card ?? []).map(cardOf),
    promises: (glossary.things.promise ?? []).map(promisedOf),
  };
}

function cardOf(name: string): HandCard {
  const [kind = '', ...parts] = name.split('/');
  return { kind: kind as Kind, fields: idsOf(parts, 'field'), wares: idsOf(parts, 'good') };
}

/** The ids of one kind of things among the parts of a name. */
function idsOf(parts: readonly string[], what: string): number[] {
  return parts.flatMap((part) => {
    const [kind, id] = part.split(':');
    return kind === what ? [Number(id)] : [];
  });
}

/** Goods that a promise names only by its own name. */
const NAMED: Record<string, number> = {
  'large-order': CARD,
  'small-orders': CARD + 1,
  messages: CARD + 2,
  privilege: CARD + 3,
  markers: MARKER,
};

function promisedOf(name: string): Promised {
  const [kind = '', ...parts] = name.split('/');
  const good = NAMED[kind];
  if (good !== undefined) return { lots: [{ good, count: Number(parts[0] ?? 1) }], fields: [] };
  const goods = idsOf(parts, 'good');
  // A delivery brings the special card named first; behind it is the order.
  const brought = kind === 'delivery' ? goods.slice(0, 1) : goods;
  return { lots: brought.map((one) => ({ good: one, count: 1 })), fields: idsOf(parts, 'field') };
}

/** A row of goods as lots, without what is not there. */
export function lotsIn(row: readonly number[]): Lot[] {
  return row.flatMap((count, good) => (count ? [{ good, count }] : []));
}
