/** What an event does to what is seen. Only until the true view is drawn: a kind of event may be missing here. */

import { NONE, add, number, numbers, type Args } from '../shared/args';
import type { Edition } from './edition';
import { isCity, STALLS, type HaendlerView } from './view';

/** Changes a view that is its own to change. */
type Change = (view: HaendlerView, args: Args, edition: Edition) => void;

export const CHANGES: Record<string, Change> = {
  laid_out(view, args) {
    numbers(args, 0)?.forEach((city, wagon) => move(view, wagon, city));
  },
  sent(view, args) {
    view.courier = number(args, 0);
  },
  turned_up(view, args) {
    view.offer.push(number(args, 0));
  },
  began(view, args) {
    view.first = number(args, 0);
  },
  round_began(view, args) {
    view.round = number(args, 0);
    view.first = number(args, 1);
    for (const wagon of view.wagons) Object.assign(wagon, { is_blocked: 0, has_arrived: 0 });
  },
  bought(view, args, { market }) {
    stock(view, number(args, 0), numbers(args, 1) ?? [], 1, market);
  },
  sold_off(view, args, { market }) {
    stock(view, number(args, 0), numbers(args, 1) ?? [], -1, market);
  },
  sold_one(view, args, { market }) {
    const goods = Array<number>(STALLS).fill(0);
    goods[number(args, 1)] = 1;
    stock(view, number(args, 0), goods, -1, market);
  },
  paid(view, args) {
    pay(view, number(args, 0), -number(args, 1));
  },
  earned(view, args) {
    pay(view, number(args, 0), number(args, 1));
  },
  gave(view, args) {
    pay(view, number(args, 0), -number(args, 2));
    pay(view, number(args, 1), number(args, 2));
  },
  commanded(view, args) {
    const wagon = view.wagons[number(args, 1)];
    if (wagon) wagon.master = number(args, 0);
  },
  loaded(view, args, { market }) {
    const seat = number(args, 0);
    const wagon = view.wagons[number(args, 1)];
    numbers(args, 2)?.forEach((count, good) => {
      const stall = market.findIndex((sold, at) => sold === good && Math.floor(at / 3) === wagon?.at);
      add(view.players[seat]?.store, stall, -count);
      add(wagon?.beds[seat], good, count);
    });
  },
  blocked(view, args) {
    const wagon = view.wagons[number(args, 1)];
    if (wagon) wagon.is_blocked = 1;
  },
  drove(view, args) {
    move(view, number(args, 1), number(args, 2));
  },
  arrived(view, args) {
    const wagon = view.wagons[number(args, 0)];
    if (wagon) wagon.has_arrived = 1;
  },
  rode(view, args) {
    view.courier = number(args, 1);
  },
  priced(view, args, { prices }) {
    // The event tells prices; which step that is, only the selling price says.
    const step = prices.findIndex(({ selling }) => selling === number(args, 2));
    if (step !== NONE) view.prices[number(args, 0)] = step;
  },
  counted(view, args) {
    view.arrivals = number(args, 2);
  },
  sold(view, args) {
    const bed = view.wagons[number(args, 1)]?.beds[number(args, 0)];
    numbers(args, 2)?.forEach((count, good) => {
      add(bed, good, -count);
      add(view.supply, good, count);
    });
  },
  bonuses(view, args) {
    view.bonus = [...(numbers(args, 0) ?? view.bonus)];
  },
  invested(view, args) {
    const card = number(args, 1);
    view.investments[card] = number(args, 0);
    view.offer = view.offer.filter((other) => other !== card);
  },
  fell(view, args) {
    step(view, args);
  },
  rose(view, args) {
    step(view, args);
  },
};

/** A wagon comes to a field from the one where it stood. */
function move(view: HaendlerView, at: number, field: number): void {
  const wagon = view.wagons[at];
  if (!wagon) return;
  wagon.came = isCity(field) ? NONE : wagon.at;
  if (isCity(wagon.at)) wagon.master = NONE;
  wagon.at = field;
}

function stock(
  view: HaendlerView,
  seat: number,
  goods: readonly number[],
  sign: 1 | -1,
  market: readonly number[],
): void {
  goods.forEach((count, stall) => {
    add(view.players[seat]?.store, stall, sign * count);
    add(view.supply, market[stall] ?? NONE, -sign * count);
  });
}

function pay(view: HaendlerView, seat: number, sum: number): void {
  const player = view.players[seat];
  if (player && player.money !== null) player.money += sum;
}

function step(view: HaendlerView, args: Args): void {
  const player = view.players[number(args, 0)];
  if (player) player.status = number(args, 1);
}
