/** What is seen of events on the way from one view to the next. */

import { NONE, add } from '../shared/counts';
import type { Folding, Path } from '../shared/folding';
import { told, type Catalogue, type Events, type View } from './shape';

export interface Draft {
  view: View;
}

/** Parts of a player's things. */
const of = (who: number, ...keys: (keyof View['players'][number])[]): Path<View>[] =>
  keys.map((key) => ['players', who, key]);

export function foldingOf({ stalls }: Catalogue): Folding<Events, View, Draft> {
  /** Goods go back into the supply: of one answer several events may tell that. */
  const supply = (view: View, stored: readonly number[]): void =>
    stored.forEach((count, stall) => add(view.supply, stalls[stall]?.good ?? NONE, count));

  return {
    told,
    seen: {
      laid_out: ({ cities }) => [['bonus'], ...cities.map((_, wagon) => ['wagons', wagon] as const)],
      sent: () => [['courier']],
      began: () => [['first']],
      round_began: (_, { wagons }) => [
        ['round'],
        ['first'],
        ...wagons.flatMap((__, wagon) => [
          ['wagons', wagon, 'is_blocked'] as const,
          ['wagons', wagon, 'has_arrived'] as const,
        ]),
      ],
      bought: ({ who }) => [['supply'], ...of(who, 'store')],
      played: ({ who }) => [['played'], ...of(who, 'cards', 'hand')],
      picked: ({ who }) => [['pile'], ...of(who, 'cards', 'hand')],
      commanded: ({ wagon }) => [['wagons', wagon, 'master']],
      loaded: ({ who, wagon }) => [['wagons', wagon, 'beds', who], ...of(who, 'store')],
      blocked: ({ wagon }) => [['wagons', wagon, 'is_blocked']],
      drove: ({ who, wagon, route }) => [
        ...(route === NONE ? [] : (['at', 'came'] as const)).map((key) => ['wagons', wagon, key] as const),
        ['wagons', wagon, 'master'],
        ...of(who, 'tiles'),
      ],
      spent: ({ who }) => of(who, 'tiles'),
      arrived: ({ wagon }) => [['wagons', wagon, 'has_arrived']],
      rode: () => [['courier']],
      priced: ({ good }) => [['prices', good]],
      sold_off: ({ who }) => of(who, 'store'),
      sold_one: ({ who }) => of(who, 'store'),
      counted: () => [['rise_cost']],
      sold: ({ who, wagon }) => [['wagons', wagon, 'beds', who]],
      bonuses: () => [['bonus']],
      invested: ({ card }) => [['investments', card]],
      fell: ({ who }) => of(who, 'status'),
      rose: ({ who }) => of(who, 'status'),
      borrowed: ({ who }) => of(who, 'notes'),
      repaid: ({ who }) => of(who, 'notes'),
      spoke_up: ({ who }) => of(who, 'speaks'),
      hushed: ({ who }) => of(who, 'speaks'),
      contracted: () => [['contracts']],
      handed_over: ({ who, to }) => [...of(who, 'cards', 'hand'), ...of(to, 'cards', 'hand')],
      fulfilled: () => [['contracts']],
      lapsed: () => [['contracts']],
      released: () => [['contracts']],
    },
    changes: {
      turned_up({ view }, { card }) {
        view.offer = [...view.offer, card].sort((a, b) => a - b);
      },
      invested({ view }, { card }) {
        view.offer = view.offer.filter((other) => other !== card);
      },
      drove({ view }, { wagon, field, route }) {
        const moved = view.wagons[wagon];
        // A field on the way, which the next view does not know any more.
        if (moved && route === NONE) [moved.came, moved.at] = [moved.at, field];
      },
      sold_off: ({ view }, { goods }) => supply(view, goods),
      sold_one: ({ view }, { good }) => supply(view, counted(stalls.length, good)),
      sold: ({ view }, { goods }) => goods.forEach((count, good) => add(view.supply, good, count)),
      counted({ view }, { arrivals }) {
        view.arrivals = arrivals;
      },
      paid: ({ view }, { who, sum }) => pay(view, who, -sum),
      earned: ({ view }, { who, sum }) => pay(view, who, sum),
      gave({ view }, { who, to, sum }) {
        pay(view, who, -sum);
        pay(view, to, sum);
      },
      laid_aside: ({ view }, { who, sum }) => pay(view, who, -sum),
      released: ({ view }, { who, sum }) => pay(view, who, sum),
    },
  };
}

/** One of a thing, as a bag of so many kinds. */
const counted = (kinds: number, one: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => (kind === one ? 1 : 0));

/** Of one's own purse one knows what is in it; of one answer several events may change it. */
function pay({ players }: View, who: number, sum: number): void {
  const player = players[who];
  if (player && player.money !== null) player.money += sum;
}
