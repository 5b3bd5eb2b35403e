import type { MemberHomeDayFragment, MemberHomePlanFragment } from './operations.gen.ts';
import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import { currentDay } from '../../plans/current-day.ts';
import { nextMealOf } from '../../plans/next-meal.ts';
import type { ReadersHour } from '../../dates/browser-time.ts';

export type HomePlan = MemberHomePlanFragment;
export type PlanDay = MemberHomeDayFragment;
export type PlanMeal = PlanDay['meals'][number];
export type PlanDish = PlanMeal['recipes'][number];

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
  plan: HomePlan;
  day: PlanDay;
  meal: PlanMeal;
  dish: PlanDish;
  /** 0 today, 1 tomorrow. */
  daysAhead: number;
}

/** What is eaten next; after a plan's last meal the first of the plan that takes over. */
export function findNextMeal(args: {
  plan: HomePlan;
  following: HomePlan | null;
  /** Of the plan, before another one takes over. */
  dayCount: number;
  date: LocalDay;
  now: ReadersHour | null;
}): NextMeal | null {
  const { plan, following, dayCount, date, now } = args;
  const hour = now?.hour ?? null;
  return (
    nextMealIn({ plan, date, hour, dayCount }) ??
    (following && nextMealIn({ plan: following, date, hour, dayCount: following.days.length }))
  );
}

/** Whether a plan is eaten today and brings the next meal itself, whatever takes over from it later. */
export function bringsNextMeal(args: {
  plan: HomePlan;
  date: LocalDay;
  hour: number | null;
}): boolean {
  const { plan, date } = args;
  const { beginsOn, days } = plan;
  const isLastDay =
    beginsOn !== null && addLocalDays(beginsOn, days.length) <= addLocalDays(date, 1);
  return !isLastDay && nextMealIn({ ...args, dayCount: days.length })?.daysAhead === 0;
}

function nextMealIn(asked: {
  plan: HomePlan;
  date: LocalDay;
  hour: number | null;
  dayCount: number;
}): NextMeal | null {
  const { plan } = asked;
  const next = nextMealOf(asked);
  const day = plan.days.find(({ index }) => index === next?.day);
  const meal = day?.meals.find((each) => each.meal === next?.meal);
  const dish = meal?.recipes.find(({ recipe }) => recipe.id === next?.recipeId);
  if (!next || !day || !meal || !dish) return null;
  return { plan, day, meal, dish, daysAhead: next.daysAhead };
}
