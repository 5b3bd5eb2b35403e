/**
 * What counting alone proves impossible. Necessary conditions only: an empty answer promises
 * nothing, a reason is a proof.
 */
import { countBits } from '../../../lib/bitset.ts';
import { slotClassCount } from '../catalog/filter.ts';
import type { RepeatRule } from '../catalog/horizon.ts';
import { lockedDinnerBefore } from '../pose/locks.ts';
import { netCarbsMg } from '../net-carbs.ts';
import type { Problem } from '../pose/problem.ts';
import { dinner, lunch } from '../weigh/state.ts';
import { meals, type Meal, type RefusalReason } from '../types.ts';

/** Mains by the set of slot classes they fit: how many, and the fewest carbs of one serving. */
interface Census {
  /** The sets that occur. */
  readonly sets: readonly number[];
  readonly count: Int32Array;
  readonly leastCarbs: Float64Array;
  /** The same of those that keep until the next day. */
  readonly leastSafeCarbs: Float64Array;
}

const classSets = 1 << slotClassCount;
const mostReasons = 3;

export function countShortages(problem: Problem): RefusalReason[] {
  const census = takeCensus(problem);
  const shortages = shortagesOfRecipes({ problem, census });
  if (shortages.length > 0) return shortages.slice(0, mostReasons);
  return shortagesOfCarbs({ problem, census }).slice(0, mostReasons);
}

function takeCensus({ request, candidates }: Problem): Census {
  const { role, netCarbsGrams, isLeftoverSafe } = request.catalog;
  const count = new Int32Array(classSets);
  const leastCarbs = new Float64Array(classSets).fill(Infinity);
  const leastSafeCarbs = new Float64Array(classSets).fill(Infinity);
  for (let position = 0; position < candidates.index.length; position++) {
    const index = candidates.index[position]!;
    if (role[index] !== 0) continue;
    const classes = candidates.slotClasses[position]!;
    const carbs = netCarbsGrams[index]!;
    count[classes]! += 1;
    if (carbs < leastCarbs[classes]!) leastCarbs[classes] = carbs;
    if (isLeftoverSafe[index] === 1 && carbs < leastSafeCarbs[classes]!) {
      leastSafeCarbs[classes] = carbs;
    }
  }
  const sets = [...count.keys()].filter((set) => count[set]! > 0);
  return { sets, count, leastCarbs, leastSafeCarbs };
}

/**
 * Hall's condition: within days that allow a recipe only so often, any set of slot classes needs
 * as many helpings as the recipes fitting one of them can give.
 */
function shortagesOfRecipes(args: { problem: Problem; census: Census }): RefusalReason[] {
  const { problem, census } = args;
  const { days, rule } = problem.horizon;
  const everyday = everydayClasses(problem);
  const short = new Map<number, { available: number; needed: number }>();
  for (const windowDays of new Set([rule.everydayDays, rule.otherDays])) {
    const sets = setsBySize.filter(
      (classes) => windowOf({ rule, everyday, classes }) === windowDays,
    );
    for (let from = 0; from === 0 || from + windowDays <= days; from++) {
      const window = { from, to: Math.min(days, from + windowDays) };
      const needs = neededByClass({ problem, census, ...window });
      for (const classes of sets) {
        const needed = sumOver({ classes, figures: needs });
        if (needed === 0 || hasShortSubset({ short, classes })) continue;
        const available = availableFor({ problem, census, classes, ...window });
        if (needed > available) short.set(classes, { available, needed });
      }
    }
  }
  return [...short].map(([classes, counts]) => reasonOf({ classes, ...counts }));
}

/** A bit per slot class of what may come back sooner. */
function everydayClasses({ horizon }: Problem): number {
  return horizon.isEverydayFree ? 0b1111 : 0b11;
}

/** Everyday meals by themselves may have a shorter rule, which fewer days test best. */
function windowOf(args: { rule: RepeatRule; everyday: number; classes: number }): number {
  const isEveryday = (args.classes & ~args.everyday) === 0;
  return isEveryday ? args.rule.everydayDays : args.rule.otherDays;
}

const setsBySize: readonly number[] = Array.from(
  { length: classSets - 1 },
  (_, set) => set + 1,
).toSorted((left, right) => countBits(left) - countBits(right) || left - right);

function hasShortSubset(args: { short: ReadonlyMap<number, unknown>; classes: number }): boolean {
  if (args.short.size === 0) return false;
  return [...args.short.keys()].some((subset) => (subset & args.classes) === subset);
}

function neededByClass(args: {
  problem: Problem;
  census: Census;
  from: number;
  to: number;
}): Int32Array {
  const { problem, census, from, to } = args;
  const { horizon } = problem;
  const needs = new Int32Array(slotClassCount);
  for (let slot = from * horizon.mealsPerDay; slot < to * horizon.mealsPerDay; slot++) {
    if (isMainLocked({ problem, slot }) || mayBeLeftover({ problem, census, slot })) continue;
    needs[horizon.slotClass[slot]!]! += 1;
  }
  return needs;
}

function isMainLocked(args: { problem: Problem; slot: number }): boolean {
  return args.problem.locks.slots.some(({ slot }) => slot === args.slot);
}

function mayBeLeftover(args: { problem: Problem; census: Census; slot: number }): boolean {
  const { problem, census, slot } = args;
  const { horizon } = problem;
  const isOpen =
    horizon.slotMeal[slot] === lunch && horizon.mayEatLeftovers[horizon.slotDay[slot]!];
  return isOpen === 1 && leastSafeDinnerCarbs({ problem, census, lunchSlot: slot }) < Infinity;
}

/** Grams of one serving of the lightest dinner that may be this lunch; Infinity when none may. */
function leastSafeDinnerCarbs(args: {
  problem: Problem;
  census: Census;
  lunchSlot: number;
}): number {
  const { problem, census, lunchSlot } = args;
  const { horizon, request } = problem;
  const before = lunchSlot - horizon.mealsPerDay + 1;
  if (!isMainLocked({ problem, slot: before })) {
    const eveningClass = dinner * 2 + (horizon.slotClass[before]! & 1);
    return leastOver({ classes: 1 << eveningClass, figures: census.leastSafeCarbs });
  }
  const main = lockedDinnerBefore({ ...problem, catalog: request.catalog, slot: lunchSlot });
  if (main === null) return Infinity;
  return request.catalog.netCarbsGrams[main.index]! * main.servingFactor;
}

/** How many mains of the window the recipes fitting `classes` can be, locked ones taken off. */
function availableFor(args: {
  problem: Problem;
  census: Census;
  classes: number;
  from: number;
  to: number;
}): number {
  const { problem, census, classes, from, to } = args;
  const { everydayDays, otherDays } = problem.horizon.rule;
  const everyday = everydayClasses(problem);
  const asEveryday = Math.ceil((to - from) / everydayDays);
  const asOther = Math.ceil((to - from) / otherDays);
  let available = 0;
  for (const set of census.sets) {
    const uses = set & classes;
    if (uses === 0) continue;
    const isEveryday = (uses & everyday) !== 0;
    const isOther = (uses & ~everyday) !== 0;
    const most = Math.max(isEveryday ? asEveryday : 0, isOther ? asOther : 0);
    available += census.count[set]! * most;
  }
  return problem.locks.slots.length === 0 ? available : available - lockedUses(args);
}

function lockedUses(args: { problem: Problem; classes: number; from: number; to: number }): number {
  const { problem, classes, from, to } = args;
  const { horizon, locks, candidates } = problem;
  const within = locks.slots.filter(({ slot }) => {
    const day = horizon.slotDay[slot]!;
    return day >= from && day < to;
  });
  const cooked = within.flatMap(({ helpings }) => helpings.filter((helping) => helping !== null));
  const indexes = new Set(cooked.filter(({ isLeftover }) => !isLeftover).map(({ index }) => index));
  return [...indexes].filter((index) => {
    const position = candidates.index.indexOf(index);
    const isMain = problem.request.catalog.role[index] === 0;
    return isMain && position >= 0 && (candidates.slotClasses[position]! & classes) !== 0;
  }).length;
}

function reasonOf(args: { classes: number; available: number; needed: number }): RefusalReason {
  const { classes, available, needed } = args;
  const short = meals.filter((_, meal) => (classes & (0b11 << (meal * 2))) !== 0);
  const [meal, ...others] = short as [Meal, ...Meal[]];
  if (others.length > 0) {
    return { code: 'TOO_FEW_RECIPES_TOGETHER', meals: short, available, needed };
  }
  const days = (classes >> (meals.indexOf(meal) * 2)) & 0b11;
  const weekday = days === 0b11 ? null : days === 0b01;
  return { code: 'TOO_FEW_RECIPES', meal, weekday, available, needed };
}

/** A day whose lightest meals are above the limit, at the smallest portion. */
function shortagesOfCarbs(args: { problem: Problem; census: Census }): RefusalReason[] {
  const { problem, census } = args;
  const { horizon, requirements } = problem;
  const dayMg = lockedCarbsMg(problem);
  for (let slot = 0; slot < horizon.slotCount; slot++) {
    if (isMainLocked({ problem, slot })) continue;
    const classes = 1 << horizon.slotClass[slot]!;
    const freshGrams = leastOver({ classes, figures: census.leastCarbs });
    const leftoverGrams = mayBeLeftover({ problem, census, slot })
      ? leastSafeDinnerCarbs({ problem, census, lunchSlot: slot })
      : Infinity;
    const netCarbsGrams = Math.min(freshGrams, leftoverGrams);
    dayMg[horizon.slotDay[slot]!]! += netCarbsMg({
      netCarbsGrams,
      servingFactor: requirements.leastPortion,
    });
  }
  return [...dayMg].flatMap((mg, day): RefusalReason[] =>
    mg <= requirements.mostNetCarbsMg
      ? []
      : [
          {
            code: 'NET_CARBS_ABOVE_LIMIT',
            day,
            lowestGrams: mg / 1000,
            limitGrams: requirements.targets.netCarbs.grams,
          },
        ],
  );
}

function lockedCarbsMg({ request, horizon, locks }: Problem): Float64Array {
  const dayMg = new Float64Array(horizon.days);
  for (const { slot, helpings } of locks.slots) {
    for (const helping of helpings) {
      if (helping === null) continue;
      const netCarbsGrams = request.catalog.netCarbsGrams[helping.index]!;
      dayMg[horizon.slotDay[slot]!]! += netCarbsMg({
        netCarbsGrams,
        servingFactor: helping.servingFactor,
      });
    }
  }
  return dayMg;
}

function leastOver(args: { classes: number; figures: Float64Array }): number {
  let least = Infinity;
  for (let set = 1; set < classSets; set++) {
    if ((set & args.classes) !== 0) least = Math.min(least, args.figures[set]!);
  }
  return least;
}

function sumOver(args: { classes: number; figures: Int32Array }): number {
  const { classes, figures } = args;
  let sum = 0;
  for (let slotClass = 0; slotClass < slotClassCount; slotClass++) {
    if ((classes & (1 << slotClass)) !== 0) sum += figures[slotClass]!;
  }
  return sum;
}
