import type { MemberHomeDayFragment, MemberHomePlanFragment } from './operations.gen.ts';
import { addLocalDays } from '../../../lib/local-time.ts';
import { currentDay } from '../../plans/current-day.ts';
import type { ReadersHour } from '../../dates/browser-time.ts';

export type HomePlan = MemberHomePlanFragment;
export type PlanDay = MemberHomeDayFragment;
export type PlanMeal = PlanDay['meals'][number];
export type PlanDish = PlanMeal['recipes'][number];

/** Hours until which a meal is the next one. */
const endsAtHour: Record<PlanMeal['meal'], number> = { BREAKFAST: 10, LUNCH: 15, DINNER: 21 };

export interface FoundDay {
  day: PlanDay;
  /** The plan has none for the date where this is false: its first day stands in. */
  isOnDate: boolean;
}

/** The day of a plan that falls on a date, `2026-03-10`; else its first. */
export function findDay({ plan, date }: { plan: HomePlan; date: string }): FoundDay | null {
  const index = currentDay({ mealPlan: plan, today: date });
  const found = plan.days.find((day) => day.index === index);
  const day = found ?? plan.days[0];
  return day === undefined ? null : { day, isOnDate: found !== undefined };
}

export interface NextMeal {
  day: PlanDay;
  meal: PlanMeal;
  isTomorrow: boolean;
}

/** What is eaten next; without knowing the hour, dinner. */
export function findNextMeal(args: {
  plan: HomePlan;
  date: string;
  now: ReadersHour | null;
}): NextMeal | null {
  const { plan, date, now } = args;
  const today = findDay({ plan, date });
  if (today === null) return null;
  const meals = mealsOf(today.day);
  const isNight = now !== null && now.hour >= endsAtHour.DINNER;
  const tomorrow =
    isNight && today.isOnDate ? findDay({ plan, date: addLocalDays(date, 1) }) : null;
  const [breakfast] = tomorrow?.isOnDate ? mealsOf(tomorrow.day) : [];
  if (tomorrow !== null && breakfast !== undefined) {
    return { day: tomorrow.day, meal: breakfast, isTomorrow: true };
  }
  const wanted = now === null ? endsAtHour.LUNCH : now.hour;
  const meal = meals.find((each) => wanted < endsAtHour[each.meal]) ?? meals.at(-1);
  return meal === undefined ? null : { day: today.day, meal, isTomorrow: false };
}

/** Those that something is eaten at. */
function mealsOf({ meals }: PlanDay): PlanMeal[] {
  return meals.filter(({ recipes }) => recipes.length > 0);
}
