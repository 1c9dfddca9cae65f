/** The offers of one asking, put together field by field and sent as one answer: one after the other. */

import { blank, optionsOf } from '$lib/asking/field';
import { doingOf } from '$lib/view/shape';
import type { MoveWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import { fieldNamed, precedent, valuesLike, type Values } from './bargaining';
import type { View } from './shape';

/** Which asking it is: another one begins with nothing put together. */
export function askingOf(view: View, seat: number): string {
  const askings = (doingOf(view, 'here') ?? doingOf(view, 'ahead'))?.askings ?? 0;
  return [seat, view.active, view.space, ...view.path, '·', askings].join(' ');
}

class Bids {
  private kept = $state.raw<{ asking: string; drafts: ReadonlyMap<number, Values> }>({
    asking: '',
    drafts: new Map(),
  });

  /** What is put together in this asking, by field. */
  of(asking: string): ReadonlyMap<number, Values> {
    return asking === this.kept.asking ? this.kept.drafts : new Map<number, Values>();
  }

  put(asking: string, field: number, values: Values | null): void {
    const others = [...this.of(asking)].filter(([one]) => one !== field);
    this.kept = { asking, drafts: new Map(values ? [...others, [field, values]] : others) };
  }
}

export const bids = new Bids();

/** The values of an offer for a field: as it was put together, as it stands or stood before, or empty. */
export function valuesFor(move: MoveWire, view: View, seat: number, target: number): Values {
  const drafted = bids.of(askingOf(view, seat)).get(target);
  if (drafted) return drafted;
  const before = precedent(view, seat, target);
  const empty = move.fields.map((field) =>
    field.kind === 'one' ? (optionsOf(field)[0] ?? null) : blank(field),
  );
  const values = before ? valuesLike(move, empty, before) : empty;
  return withPart(move, values, 'field', target);
}

/** The same with one part changed. */
export function withPart(move: MoveWire, values: Values, name: 'field' | 'pay' | 'more', value: Arg): Values {
  const at = fieldNamed(move, name)?.at ?? -1;
  return values.map((old, i) => (i === at ? value : old));
}

/** The arguments of the next offer to send, and what is left to send after it. */
export function nextOf(
  move: MoveWire,
  drafts: ReadonlyMap<number, Values>,
): { field: number; args: Arg[] } | undefined {
  const where = fieldNamed(move, 'field');
  const open = [...drafts].filter(([field]) => where && optionsOf(where.field).includes(field));
  const [first] = open;
  if (!first) return undefined;
  const [field, values] = first;
  const args = withPart(move, values, 'more', open.length > 1 ? 1 : 0).map((value) => value ?? 0);
  return { field, args };
}
