/** What a proof by prices reckons with: days, mains, and what their uses cost. */
import type { Problem } from '../pose/problem.ts';
import { lunch } from '../weigh/state.ts';
import { freeSlots, lockedLeftoverMg, mayCook, spareCarbsMg, type Mains } from './mains.ts';

export interface Market {
  readonly days: readonly MarketDay[];
  readonly mains: Mains;
  readonly windows: readonly Window[];
  /** By window × mains. */
  readonly prices: Int32Array;
  readonly uses: Int32Array;
  /** How prices changed of late: steps that go back and forth cancel out. */
  readonly drift: Int32Array;
  /** What a use on a day costs, by day × mains: as an everyday meal, as another. */
  readonly everydayPrice: Int32Array;
  readonly otherPrice: Int32Array;
  readonly isLunchEveryday: boolean;
  readonly ways: readonly Ways[];
  /** Before the first day. */
  readonly beginning: Ways;
  /** Of the day at hand. */
  readonly breakfasts: Offers;
  readonly lunches: Offers;
}

/**
 * Days of which the rule allows one use of each main; and with it none at all as another meal than
 * an everyday one, where those may not come back within the week.
 */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly countsAllOthers: boolean;
}

/** No main. */
export const none = -1;

interface MarketDay {
  readonly spareMg: number;
  /** Mains that may be cooked, lightest first; null where no main is to be chosen. */
  readonly breakfasts: Int32Array | null;
  readonly lunches: Int32Array | null;
  readonly dinners: Int32Array | null;
  readonly mayEatLeftovers: boolean;
  /** Of the locked dinner that may be eaten again, −1 where there is none. */
  readonly lockedLeftoverMg: number;
}

/** Mains by rising carbs and falling price: the others are never the better choice. */
export interface Offers {
  count: number;
  readonly main: Int32Array;
  readonly mg: Float64Array;
  readonly price: Int32Array;
}

function createOffers(size: number): Offers {
  return {
    count: 0,
    main: new Int32Array(size),
    mg: new Float64Array(size),
    price: new Int32Array(size),
  };
}

export function fillOffers(
  offers: Offers,
  list: Int32Array | null,
  carbsMg: Int32Array,
  prices: Int32Array,
  start: number,
): void {
  offers.count = 0;
  if (list === null) {
    addOffer(offers, none, 0, 0);
    return;
  }
  let least = Infinity;
  for (const main of list) {
    const price = prices[start + main]!;
    if (price >= least) continue;
    least = price;
    addOffer(offers, main, carbsMg[main]!, price);
  }
}

function addOffer(offers: Offers, main: number, mg: number, price: number): void {
  offers.main[offers.count] = main;
  offers.mg[offers.count] = mg;
  offers.price[offers.count] = price;
  offers.count += 1;
}

/** The best of the days up to one, for each dinner it may end with, and how it was come by. */
export interface Ways {
  readonly dinners: Int32Array;
  readonly cost: Float64Array;
  readonly breakfast: Int32Array;
  /** `none` where it is a leftover or settled. */
  readonly lunch: Int32Array;
  /** The place of the dinner before among the dinners of its day. */
  readonly before: Int32Array;
}

function createWays(dinners: Int32Array | null): Ways {
  const all = dinners ?? Int32Array.of(none);
  return {
    dinners: all,
    cost: new Float64Array(all.length),
    breakfast: new Int32Array(all.length),
    lunch: new Int32Array(all.length),
    before: new Int32Array(all.length),
  };
}

export function openMarket(args: { problem: Problem; mains: Mains; keepsCarbs: boolean }): Market {
  const { problem, mains, keepsCarbs } = args;
  const { horizon } = problem;
  const count = mains.carbsMg.length;
  const spareMg = spareCarbsMg(problem);
  if (!keepsCarbs) spareMg.fill(Infinity);
  const dayCount = Math.min(horizon.days, Math.max(7, horizon.rule.otherDays));
  const free = freeSlots(problem);
  const days = Array.from({ length: dayCount }, (_, day) =>
    openDay({ problem, mains, free, day, spareMg: spareMg[day]! }),
  );
  const windows = windowsOf({ problem, dayCount });
  return {
    days,
    mains,
    windows,
    prices: new Int32Array(windows.length * count),
    uses: new Int32Array(windows.length * count),
    drift: new Int32Array(windows.length * count),
    everydayPrice: new Int32Array(dayCount * count),
    otherPrice: new Int32Array(dayCount * count),
    isLunchEveryday: horizon.isEveryday[(horizon.mealsPerDay - 2) * 3] === 1,
    ways: days.map(({ dinners }) => createWays(dinners)),
    beginning: createWays(null),
    breakfasts: createOffers(count + 1),
    lunches: createOffers(count + 1),
  };
}

function openDay(args: {
  problem: Problem;
  mains: Mains;
  free: readonly number[];
  day: number;
  spareMg: number;
}): MarketDay {
  const { problem, mains, free, day, spareMg } = args;
  const { horizon } = problem;
  const ofDay = free.filter((slot) => horizon.slotDay[slot] === day);
  const byMeal = [0, 1, 2].map((meal) => ofDay.find((slot) => horizon.slotMeal[slot] === meal));
  const lightestFirst = [...mains.carbsMg.keys()].toSorted(
    (left, right) => mains.carbsMg[left]! - mains.carbsMg[right]! || left - right,
  );
  const listOf = (slot: number | undefined) =>
    slot === undefined
      ? null
      : Int32Array.from(lightestFirst.filter((main) => mayCook({ problem, mains, main, slot })));
  const lunchSlot = byMeal[lunch];
  return {
    spareMg,
    breakfasts: listOf(byMeal[0]),
    lunches: listOf(lunchSlot),
    dinners: listOf(byMeal[2]),
    mayEatLeftovers: lunchSlot !== undefined && horizon.mayEatLeftovers[day] === 1,
    lockedLeftoverMg:
      lunchSlot === undefined ? -1 : (lockedLeftoverMg({ problem, slot: lunchSlot }) ?? -1),
  };
}

function windowsOf(args: { problem: Problem; dayCount: number }): Window[] {
  const { problem, dayCount } = args;
  const { everydayDays, otherDays } = problem.horizon.rule;
  const count = Math.max(1, dayCount - everydayDays + 1);
  return Array.from({ length: count }, (_, from) => ({
    from,
    to: Math.min(dayCount, from + everydayDays),
    countsAllOthers: otherDays >= dayCount,
  }));
}

/** Returns what all uses that the rule allows are worth. */
export function setPrices(market: Market): number {
  const { mains, windows, prices, everydayPrice, otherPrice } = market;
  const count = mains.carbsMg.length;
  everydayPrice.fill(0);
  otherPrice.fill(0);
  windows.forEach(({ from, to, countsAllOthers }, number) => {
    const start = number * count;
    for (let day = 0; day < market.days.length; day++) {
      const isWithin = day >= from && day < to;
      if (isWithin) addPrices({ sums: everydayPrice, at: day * count, prices, start, count });
      if (!isWithin && !countsAllOthers) continue;
      addPrices({ sums: otherPrice, at: day * count, prices, start, count });
    }
  });
  return prices.reduce((sum, price) => sum + price, 0);
}

function addPrices(args: {
  sums: Int32Array;
  at: number;
  prices: Int32Array;
  start: number;
  count: number;
}): void {
  const { sums, at, prices, start, count } = args;
  for (let main = 0; main < count; main++) sums[at + main]! += prices[start + main]!;
}

/** What is used more than once gets dearer, the rest cheaper; in ever finer steps. */
export function changePrices({ prices, uses, drift }: Market, round: number): void {
  const step = Math.ceil(firstStep / (1 + round / 10));
  for (let at = 0; at < prices.length; at++) {
    drift[at] = ((drift[at]! * keptDrift) >> 4) + step * (uses[at]! - 1);
    prices[at] = Math.max(0, prices[at]! + drift[at]!);
  }
}

/** In sixteenths. */
const keptDrift = 8;

const firstStep = 1000;
