import type { Requirements } from './requirements.ts';
import type { RepeatsAfterDays } from '../types.ts';
import { longPlanDays, mostPlanDays, repeatDays, seafood, weekDays, weights } from '../weights.ts';

/** How many days lie between two cookings of one recipe, at the least. */
export interface RepeatRule {
  readonly breakfastDays: RepeatsAfterDays;
  readonly otherDays: RepeatsAfterDays;
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
  readonly weekOfDay: Uint8Array;
  /** By week, how many meals of seafood it wants: fewer where it is not whole. */
  readonly seafoodMeals: Uint8Array;
  /** By day: lunch may be what was cooked the evening before. */
  readonly mayEatLeftovers: Uint8Array;
  /** By day, a bit per day on which a breakfast is too close to come back as breakfast. */
  readonly breakfastWindow: Int32Array;
  /** The same where either of the two is not a breakfast. */
  readonly otherWindow: Int32Array;
  /** The other days less than a week away: coming back there is allowed at most for a cost. */
  readonly weekWindow: Int32Array;
  /**
   * By slot × `neighbourStride` the slots whose main should differ from its own: the other two of
   * the day, the same meal the day before and after; `slotCount` where there is none.
   */
  readonly neighbours: Int16Array;
  /** What the same protein source, and the same kind of dish, there costs. */
  readonly proteinPairCost: Float64Array;
  readonly kindPairCost: Float64Array;
  /** Whether the rule lets anything come back within a week. */
  readonly hasSoftRepeats: boolean;
}

export function createHorizon(args: {
  requirements: Requirements;
  days: number;
  firstWeekday: number;
  rule: RepeatRule;
}): Horizon {
  const { requirements, days, firstWeekday, rule } = args;
  const mealsPerDay = 3 - requirements.firstMeal;
  const dayList = Array.from({ length: days }, (_, day) => day);
  const slotDays = dayList.flatMap((day) => Array.from({ length: mealsPerDay }, () => day));
  const mealOf = (slot: number) => requirements.firstMeal + (slot % mealsPerDay);
  const weekendBit = (day: number) => ((firstWeekday + day) % 7 >= 5 ? 1 : 0);
  const window = (gapDays: number) =>
    Int32Array.from(dayList, (day) => windowBits({ days, day, gapDays }));
  const mayEatLeftovers = (day: number) =>
    requirements.profile.leftovers && day % weekDays !== 0 ? 1 : 0;
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
    seafoodMeals: seafoodMealsOf({ requirements, days }),
    weekOfDay: Uint8Array.from(dayList, (day) => Math.floor(day / weekDays)),
    mayEatLeftovers: Uint8Array.from(dayList, mayEatLeftovers),
    breakfastWindow: window(rule.breakfastDays),
    otherWindow: window(rule.otherDays),
    weekWindow: window(weekDays).map((bits, day) => bits & ~(1 << day)),
    ...neighboursOf(mealsPerDay)[days]!,
    hasSoftRepeats: Math.min(rule.breakfastDays, rule.otherDays) < weekDays,
  };
}

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
/** Of the four, those of the same day. */
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
    const around = [slot - mealsPerDay, slot + mealsPerDay];
    const existing = around.map((other) => (other < 0 || other >= slotCount ? slotCount : other));
    return [...ofDay.slice(0, sameDayNeighbours), ...existing];
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
  let bits = 0;
  const last = Math.min(args.days - 1, args.day + args.gapDays - 1);
  for (let day = Math.max(0, args.day - args.gapDays + 1); day <= last; day++) bits |= 1 << day;
  return bits;
}

/**
 * The rules to try, strictest first. Long plans fall back to a week, and breakfasts, of which there
 * are few, to three days where a week is proven impossible.
 */
export function repeatRules(args: {
  days: number;
  acceptedDays: 3 | undefined;
}): readonly RepeatRule[] {
  const { accepted, usual, long } = repeatDays;
  if (args.acceptedDays === accepted) return [{ breakfastDays: accepted, otherDays: accepted }];
  const ordinary: readonly RepeatRule[] = [
    { breakfastDays: usual, otherDays: usual },
    { breakfastDays: accepted, otherDays: usual },
  ];
  if (args.days <= longPlanDays) return ordinary;
  return [{ breakfastDays: long, otherDays: long }, ...ordinary];
}

/** The rule of long plans gives way wherever the search finds none: a week is the promise. */
export function givesWayFreely({ otherDays }: RepeatRule): boolean {
  return otherDays === repeatDays.long;
}

export function repeatsAfterDaysOf(rule: RepeatRule): RepeatsAfterDays {
  return rule.breakfastDays < rule.otherDays ? rule.breakfastDays : rule.otherDays;
}
