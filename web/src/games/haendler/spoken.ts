/** The words of the game as they are meant just now: routes with their wagon, moves with their price. */

import { sum } from '$lib/asking/field';
import { doingOf } from '$lib/view/shape';
import type { MoveWire } from '$lib/wire/protocol';
import { t } from '$lib/words/site.svelte';
import type { Arg, Words } from '$lib/words/words';
import { label, named } from '../shared/phrases';
import type { Catalogue, View } from './shape';

export function spokenHere(words: Words, view: View, catalogue: Catalogue): Words {
  return withPrices(routesWithWagons(words, view, catalogue), view);
}

/** Words that name a route with the wagon that stands where it starts: ways of several wagons end on one field. */
function routesWithWagons(words: Words, { wagons }: View, { routes }: Catalogue): Words {
  return words.renaming('route', (route, plain) => {
    const wagon = wagons.findIndex(({ at }) => at === routes[route]?.start);
    const list = `${label(words, 'wagons')} ${named(words, 'wagon', wagon)}`;
    return wagon < 0 ? plain : words.text('list-comma', { list, item: plain });
  });
}

/** Words in which the button of a move that costs says how much. */
function withPrices(words: Words, view: View): Words {
  const talk = doingOf(view, 'talk');
  const [one, two] = talk?.quoted ?? [];
  const prices: Record<string, number | undefined> = {
    take: talk?.price,
    agree: talk?.price,
    rise: view.rise_cost,
  };
  const other = Object.create(words) as Words;
  other.verb = (verb) => {
    const what = words.verb(verb);
    if (verb === 'take_quoted' && one !== undefined && two !== undefined)
      return one === two ? t('costs-sum', { what, sum: one }) : t('costs-either', { what, one, two });
    return prices[verb] ? t('costs-sum', { what, sum: prices[verb] }) : what;
  };
  const atPrice = (what: string, { verb }: MoveWire, args: readonly Arg[]): string => {
    const price = talk?.quoted[sum(args.flat()) - 1];
    return verb === 'take_quoted' && price !== undefined ? t('costs-sum', { what, sum: price }) : what;
  };
  other.say = (move, args) =>
    move.fields.length ? atPrice(words.say(move, args), move, args) : other.verb(move.verb);
  other.chip = (move, args) => atPrice(words.chip(move, args), move, args);
  return other;
}
