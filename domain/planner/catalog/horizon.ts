import type { Requirements } from './requirements.ts';
import type { RepeatsAfterDays } from '../types.ts';
import {
  longPlanDays,
  mostHurriedDishes,
  mostPlanDays,
  repeatDays,
  seafood,
  weekDays,
  weights,
} from '../weights.ts';

/**
 * How many days lie between two cookings of one recipe, at the least. Everyday meals are breakfasts;
 * for who has little time lunches and what stands beside a dinner too.
 */
export interface RepeatRule {
  readonly everydayDays: RepeatsAfterDays | 2;
  readonly otherDays: RepeatsAfterDays;
  /**
   * The same for mains cooked before the plan, those that may be breakfasts and the others; 0 where
   * they only cost.
   */
  readonly everydayDaysBefore: number;
  readonly otherDaysBefore: number;
}

/** The days and slots of a plan, with every question about dates answered in advance. */
export interface Horizon {
  readonly days: number;
  readonly firstWeekday: number;
  readonly mealsPerDay: number;
  readonly slotCount: number;
  readonly weekCount: number;
  readonly rule: RepeatRule;
  readonly slotDay: Uint8Array;
  /** 0 breakfast, 1 lunch, 2 dinner. */
  readonly slotMeal: Uint8Array;
  /** See `slotClassesOf`. */
  readonly slotClass: Uint8Array;
  /** By slot: the minutes at the stove that its dishes may take together. */
  readonly mostMinutes: Float64Array;
  readonly weekOfDay: Uint8Array;
  /** By week, how many meals of seafood it wants: fewer where it is not whole. */
  readonly seafoodMeals: Uint8Array;
  /** By day: lunch may be what was cooked the evening before. */
  readonly mayEatLeftovers: Uint8Array;
  /** By slot × 3 + role: what stands there may come back sooner, see `RepeatRule`. */
  readonly isEveryday: Uint8Array;
  /** By day, a bit per day on which what is everyday is too close to come back as such. */
  readonly everydayWindow: Int32Array;
  /** The same where either of the two is not everyday. */
  readonly otherWindow: Int32Array;
  /** The other days less than a week away: coming back there is allowed at most for a cost. */
  readonly weekWindow: Int32Array;
  /** By week, a bit per day. */
  readonly weekDayBits: Int32Array;
  /**
   * By slot × `neighbourStride` the slots whose main should differ from its own: the other two of
   * the day, the same meal the day before and after. On the first day the day before is three
   * places from `slotCount` + 1 on, a meal each; `slotCount` is where there is none.
   */
  readonly neighbours: Int16Array;
  /** The cost of the same protein source, or of the same kind of dish, in that neighbour. */
  readonly proteinPairCost: Float64Array;
  readonly kindPairCost: Float64Array;
  /** Whether the rule lets anything come back within a week for a cost. */
  readonly hasSoftRepeats: boolean;
  /** Everyday meals come back as they are wished to: for no cost. */
  readonly isEverydayFree: boolean;
  /** What each number of different dishes in a week costs; null where nobody counts. */
  readonly dishCosts: Float64Array | null;
}

export function createHorizon(args: {
  requirements: Requirements;
  days: number;
  firstWeekday: number;
  rule: RepeatRule;
  /** See `PlanRequest`. */
  freshLunchDays?: readonly number[] | undefined;
}): Horizon {
  const { requirements, days, firstWeekday, rule, freshLunchDays = [] } = args;
  const { isHurried } = requirements;
  const mealsPerDay = 3 - requirements.firstMeal;
  const dayList = Array.from({ length: days }, (_, day) => day);
  const slotDays = dayList.flatMap((day) => Array.from({ length: mealsPerDay }, () => day));
  const mealOf = (slot: number) => requirements.firstMeal + (slot % mealsPerDay);
  const weekendBit = (day: number) => ((firstWeekday + day) % 7 >= 5 ? 1 : 0);
  const window = (gapDays: number) =>
    Int32Array.from(dayList, (day) => windowBits({ days, day, gapDays }));
  const mayEatLeftovers = (day: number) =>
    requirements.profile.leftovers && day % weekDays !== 0 && !freshLunchDays.includes(day) ? 1 : 0;
  return {
    days,
    firstWeekday,
    mealsPerDay,
    slotCount: slotDays.length,
    weekCount: Math.ceil(days / weekDays),
    rule,
    slotDay: Uint8Array.from(slotDays),
    slotMeal: Uint8Array.from(slotDays, (_, slot) => mealOf(slot)),
    slotClass: Uint8Array.from(slotDays, (day, slot) => mealOf(slot) * 2 + weekendBit(day)),
    mostMinutes: Float64Array.from(slotDays, (day, slot) =>
      mostMinutesOf({ requirements, meal: mealOf(slot), isWeekend: weekendBit(day) === 1 }),
    ),
    seafoodMeals: seafoodMealsOf({ requirements, days }),
    weekOfDay: Uint8Array.from(dayList, (day) => Math.floor(day / weekDays)),
    mayEatLeftovers: Uint8Array.from(dayList, mayEatLeftovers),
    isEveryday: Uint8Array.from({ length: slotDays.length * 3 }, (_, position) =>
      isEveryday({ meal: mealOf(Math.floor(position / 3)), role: position % 3, isHurried }) ? 1 : 0,
    ),
    everydayWindow: window(rule.everydayDays),
    otherWindow: window(rule.otherDays),
    weekWindow: window(weekDays).map((bits, day) => bits & ~(1 << day)),
    weekDayBits: Int32Array.from({ length: Math.ceil(days / weekDays) }, (_, week) =>
      dayBits({ from: week * weekDays, to: Math.min(days, (week + 1) * weekDays) }),
    ),
    ...neighboursOf(mealsPerDay)[days]!,
    hasSoftRepeats: rule.otherDays < weekDays || (!isHurried && rule.everydayDays < weekDays),
    isEverydayFree: isHurried,
    dishCosts: isHurried ? hurriedDishCosts : null,
  };
}

function isEveryday(args: { meal: number; role: number; isHurried: boolean }): boolean {
  const { meal, role, isHurried } = args;
  return meal === 0 || (isHurried && (meal === 1 || role !== 0));
}

function mostMinutesOf(args: {
  requirements: Requirements;
  meal: number;
  isWeekend: boolean;
}): number {
  const { weekdayMinutes, weekdayBreakfastClock, weekendMinutes } = args.requirements;
  if (args.isWeekend) return weekendMinutes;
  return args.meal === 0 ? Math.min(weekdayMinutes, weekdayBreakfastClock) : weekdayMinutes;
}

/** Mains and sides of a week are at most 63. */
const hurriedDishCosts: Float64Array = Float64Array.from({ length: 66 }, (_, dishes) => {
  const tooMany = Math.max(0, dishes - mostHurriedDishes);
  return dishes * weights.dishWhenHurried.value + tooMany * weights.dishTooMany.value;
});

/** None where the member eats no fish. */
function seafoodMealsOf(args: { requirements: Requirements; days: number }): Uint8Array {
  const { requirements, days } = args;
  const eatsFish = requirements.profile.diet === null && !requirements.excluded.includes('FISH');
  return Uint8Array.from({ length: Math.ceil(days / weekDays) }, (_, week) => {
    const share = Math.min(weekDays, days - week * weekDays) / weekDays;
    return eatsFish ? Math.round(seafood.meals * share) : 0;
  });
}

export const neighbourStride = 4;
/** How many of the four neighbours are on the same day. */
export const sameDayNeighbours = 2;

/** By number of days; the same for everybody, so worked out once. */
function neighboursOf(mealsPerDay: number): readonly Neighbours[] {
  return mealsPerDay === 2 ? neighboursOfTwoMeals : neighboursOfThreeMeals;
}

type Neighbours = Pick<Horizon, 'neighbours' | 'proteinPairCost' | 'kindPairCost'>;

function listNeighbours(args: { days: number; mealsPerDay: number }): Neighbours {
  const { days, mealsPerDay } = args;
  const slotCount = days * mealsPerDay;
  const slots = Array.from({ length: slotCount }, (_, slot) => slot);
  const neighbours = slots.flatMap((slot) => {
    const first = slot - (slot % mealsPerDay);
    const others = [0, 1, 2].map((place) => first + place).filter((other) => other !== slot);
    const ofDay = others.map((other) => (other < first + mealsPerDay ? other : slotCount));
    const meal = 3 - mealsPerDay + (slot % mealsPerDay);
    const before = first === 0 ? slotCount + 1 + meal : slot - mealsPerDay;
    const after = slot + mealsPerDay >= slotCount ? slotCount : slot + mealsPerDay;
    return [...ofDay.slice(0, sameDayNeighbours), before, after];
  });
  const costs = (ofDay: number, byMeal: readonly number[]) =>
    slots.flatMap((slot) => {
      const nextDay = byMeal[3 - mealsPerDay + (slot % mealsPerDay)]!;
      return [ofDay, ofDay, nextDay, nextDay];
    });
  const { sameProteinSameDay, sameProteinNextBreakfast, sameProteinNextDinner } = weights;
  const proteinNextDay = [sameProteinNextBreakfast.value, 0, sameProteinNextDinner.value];
  const kindNextDay = [0, 0, weights.sameDishNextDinner.value];
  return {
    neighbours: Int16Array.from(neighbours),
    proteinPairCost: Float64Array.from(costs(sameProteinSameDay.value, proteinNextDay)),
    kindPairCost: Float64Array.from(costs(weights.sameDishSameDay.value, kindNextDay)),
  };
}

const dayCounts = Array.from({ length: mostPlanDays + 1 }, (_, days) => days);
const neighboursOfTwoMeals = dayCounts.map((days) => listNeighbours({ days, mealsPerDay: 2 }));
const neighboursOfThreeMeals = dayCounts.map((days) => listNeighbours({ days, mealsPerDay: 3 }));

function windowBits(args: { days: number; day: number; gapDays: number }): number {
  const { days, day, gapDays } = args;
  return dayBits({ from: Math.max(0, day - gapDays + 1), to: Math.min(days, day + gapDays) });
}

function dayBits({ from, to }: { from: number; to: number }): number {
  let bits = 0;
  for (let day = from; day < to; day++) bits |= 1 << day;
  return bits;
}

/**
 * The rules to try, strictest first. Long plans fall back to a week, and breakfasts, of which there
 * are few, to three days where a week is proven impossible. What was eaten before the plan, and
 * what today has no time for, give way before that: nobody is refused a week for them.
 */
export function repeatRules(args: {
  days: number;
  acceptedDays: 3 | undefined;
  isHurried: boolean;
  /** Days before the plan, or a day of its own that has begun. */
  hasBefore: boolean;
}): readonly RepeatRule[] {
  const ownRules = rulesWithin(args);
  if (!args.hasBefore) return ownRules.map((rule) => ({ ...rule, ...nothingBefore }));
  return ownRules.flatMap((rule): RepeatRule[] => {
    const otherDaysBefore = rule.otherDays;
    const everydayDaysBefore = args.isHurried ? repeatDays.usual : rule.everydayDays;
    return [
      { ...rule, everydayDaysBefore, otherDaysBefore },
      { ...rule, everydayDaysBefore: 0, otherDaysBefore },
      { ...rule, ...nothingBefore },
    ];
  });
}

const nothingBefore = { everydayDaysBefore: 0, otherDaysBefore: 0 } as const;

function rulesWithin(args: {
  days: number;
  acceptedDays: 3 | undefined;
  isHurried: boolean;
}): readonly Pick<RepeatRule, 'everydayDays' | 'otherDays'>[] {
  const { accepted, usual, long, hurried } = repeatDays;
  const isLong = args.days > longPlanDays;
  if (args.isHurried) {
    const hurriedRule = { everydayDays: hurried, otherDays: args.acceptedDays ?? usual };
    return isLong && hurriedRule.otherDays === usual
      ? [{ everydayDays: hurried, otherDays: long }, hurriedRule]
      : [hurriedRule];
  }
  if (args.acceptedDays === accepted) return [{ everydayDays: accepted, otherDays: accepted }];
  const ordinary = [
    { everydayDays: usual, otherDays: usual },
    { everydayDays: accepted, otherDays: usual },
  ] as const;
  return isLong ? [{ everydayDays: long, otherDays: long }, ...ordinary] : ordinary;
}

/**
 * The rule of long plans and that of the days before give way wherever the search finds none: a
 * week is the promise.
 */
export function givesWayFreely({ otherDays, otherDaysBefore }: RepeatRule): boolean {
  return otherDays === repeatDays.long || otherDaysBefore > 0;
}

export function repeatsAfterDaysOf({ everydayDays, otherDays }: RepeatRule): RepeatsAfterDays {
  return everydayDays === repeatDays.accepted ? everydayDays : otherDays;
}
