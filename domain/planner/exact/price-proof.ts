/**
 * A proof by prices: put a price on every use of a main. If even the cheapest way through all days
 * costs more than all uses that the rule about repetition allows are worth, there is no plan. The
 * way keeps the carbs of each day and eats leftovers only after their dinner, but may use a main as
 * often as it likes; a main used too often gets dearer, one not used cheaper, until the proof is
 * there or the rounds are over. Whole numbers throughout: the proof is exact.
 */
import type { Problem } from '../pose/problem.ts';
import type { Mains } from './mains.ts';
import {
  changePrices,
  fillOffers,
  none,
  openMarket,
  setPrices,
  type Market,
  type Ways,
} from './price-market.ts';

/**
 * Prices of earlier proofs by index in the catalogue, one a window: a like problem, with a wish
 * less, is often priced out at once by them.
 */
export type KnownPrices = Map<number, readonly number[]>;

/** True is a proof; false proves nothing. Begins with known prices and leaves its own. */
export function isPricedOut(args: {
  problem: Problem;
  mains: Mains;
  keepsCarbs: boolean;
  rounds: number;
  known: KnownPrices;
}): boolean {
  const market = openMarket(args);
  recallPrices({ ...args, market });
  const isProven = haggle({ market, rounds: args.rounds });
  rememberPrices({ ...args, market });
  return isProven;
}

function haggle({ market, rounds }: { market: Market; rounds: number }): boolean {
  for (let round = 0; round < rounds; round++) {
    const worth = setPrices(market);
    market.uses.fill(0);
    if (cheapestWay(market) > worth) return true;
    changePrices(market, round);
  }
  return false;
}

interface Memory {
  readonly problem: Problem;
  readonly mains: Mains;
  readonly known: KnownPrices;
  readonly market: Market;
}

function recallPrices({ problem, mains, known, market }: Memory): void {
  const count = mains.position.length;
  mains.position.forEach((position, main) => {
    const prices = known.get(problem.candidates.index[position]!);
    if (prices === undefined || prices.length !== market.windows.length) return;
    for (const [window, price] of prices.entries()) market.prices[window * count + main] = price;
  });
}

function rememberPrices({ problem, mains, known, market }: Memory): void {
  const count = mains.position.length;
  mains.position.forEach((position, main) => {
    const prices = market.windows.map((_, window) => market.prices[window * count + main]!);
    known.set(problem.candidates.index[position]!, prices);
  });
}

/** Also counts the uses of the way it found. */
function cheapestWay(market: Market): number {
  const { ways } = market;
  for (let day = 0; day < ways.length; day++) goOn(market, day);
  let at = cheapestOf(ways.at(-1)!);
  if (at < 0) return Infinity;
  const cost = ways.at(-1)!.cost[at]!;
  for (let day = ways.length - 1; day >= 0; day--) {
    countUses(market, day, at);
    at = ways[day]!.before[at]!;
  }
  return cost;
}

/** −1 where there is no way at all. */
function cheapestOf({ cost }: Ways): number {
  let best = -1;
  for (let at = 0; at < cost.length; at++) {
    if (cost[at]! < (best < 0 ? Infinity : cost[best]!)) best = at;
  }
  return best;
}

function goOn(market: Market, number: number): void {
  const { mains, everydayPrice, otherPrice, breakfasts, lunches } = market;
  const lunchPrice = market.isLunchEveryday ? everydayPrice : otherPrice;
  const { carbsMg } = mains;
  const day = market.days[number]!;
  const before = number === 0 ? market.beginning : market.ways[number - 1]!;
  const start = number * carbsMg.length;
  fillOffers(breakfasts, day.breakfasts, carbsMg, everydayPrice, start);
  fillOffers(lunches, day.lunches, carbsMg, lunchPrice, start);
  const ways = market.ways[number]!;
  const cheapestBefore = cheapestOf(before);
  for (let at = 0; at < ways.dinners.length; at++) {
    const dinner = ways.dinners[at]!;
    ways.cost[at] = Infinity;
    const roomMg = day.spareMg - (dinner === none ? 0 : carbsMg[dinner]!);
    const price = dinner === none ? 0 : otherPrice[start + dinner]!;
    if (cheapestBefore < 0) continue;
    const spent = price + before.cost[cheapestBefore]!;
    cookLunch(market, ways, at, roomMg, spent, cheapestBefore);
    if (day.lockedLeftoverMg >= 0) {
      eatLeftover(market, ways, at, roomMg - day.lockedLeftoverMg, spent, cheapestBefore);
    }
    if (!day.mayEatLeftovers) continue;
    for (let from = 0; from < before.dinners.length; from++) {
      const last = before.dinners[from]!;
      if (last === none || mains.isSafe[last] === 0) continue;
      eatLeftover(market, ways, at, roomMg - carbsMg[last]!, price + before.cost[from]!, from);
    }
  }
}

function cookLunch(
  { breakfasts, lunches }: Market,
  ways: Ways,
  at: number,
  roomMg: number,
  spent: number,
  from: number,
): void {
  let lunchAt = lunches.count - 1;
  for (let place = 0; place < breakfasts.count; place++) {
    const leftMg = roomMg - breakfasts.mg[place]!;
    while (lunchAt >= 0 && lunches.mg[lunchAt]! > leftMg) lunchAt -= 1;
    if (lunchAt < 0) return;
    const cost = spent + breakfasts.price[place]! + lunches.price[lunchAt]!;
    if (cost >= ways.cost[at]!) continue;
    ways.cost[at] = cost;
    ways.breakfast[at] = breakfasts.main[place]!;
    ways.lunch[at] = lunches.main[lunchAt]!;
    ways.before[at] = from;
  }
}

function eatLeftover(
  { breakfasts }: Market,
  ways: Ways,
  at: number,
  leftMg: number,
  spent: number,
  from: number,
): void {
  if (spent >= ways.cost[at]!) return;
  let place = breakfasts.count - 1;
  while (place >= 0 && breakfasts.mg[place]! > leftMg) place -= 1;
  if (place < 0) return;
  const cost = spent + breakfasts.price[place]!;
  if (cost >= ways.cost[at]!) return;
  ways.cost[at] = cost;
  ways.breakfast[at] = breakfasts.main[place]!;
  ways.lunch[at] = none;
  ways.before[at] = from;
}

function countUses(market: Market, day: number, at: number): void {
  const { mains, windows, ways, uses, isLunchEveryday } = market;
  const count = mains.carbsMg.length;
  const { dinners, breakfast, lunch: lunches } = ways[day]!;
  windows.forEach((window, number) => {
    const start = number * count;
    const isWithin = day >= window.from && day < window.to;
    const isOtherCounted = isWithin || window.countsAllOthers;
    const isLunchCounted = isLunchEveryday ? isWithin : isOtherCounted;
    if (breakfast[at] !== none && isWithin) uses[start + breakfast[at]!]! += 1;
    if (lunches[at] !== none && isLunchCounted) uses[start + lunches[at]!]! += 1;
    if (!isOtherCounted) return;
    if (dinners[at] !== none) uses[start + dinners[at]!]! += 1;
  });
}
