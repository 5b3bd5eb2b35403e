import type { RouterContextProvider } from 'react-router';
import type { LocalDay } from '../../../../lib/local-time.ts';
import { readersMoment, timeZoneOf } from '../../../dates/time-zone.ts';
import type { Meal } from '../../../graphql/schema-types.gen.ts';
import { execute } from '../../../graphql/api.ts';
import { currentDay, planStanding } from '../../../plans/current-day.ts';
import { finishedMeals } from '../../../plans/still-to-shop.ts';
import { isAmong } from '../../../plans/what-became.ts';
import {
  ThingsToShopDocument,
  WeekToShopDocument,
  type DayToShopFragment,
  type ListStateFragment,
  type WeekToShopQuery,
} from '../operations.gen.ts';

interface Dish {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
}

/** What one press puts on an empty list. */
interface WeekToShop {
  readonly mealPlanId: string;
  /** The days still to eat. */
  readonly days: readonly number[];
  readonly isRunning: boolean;
  /** The first and the last of the days; null while the plan is not on the calendar. */
  readonly dates: { readonly from: LocalDay; readonly to: LocalDay } | null;
  /** Each dish that is cooked, once; dinners first. */
  readonly dishes: readonly Dish[];
  /** What is cooked today, dinner first; null where nothing is. */
  readonly today: { readonly day: number; readonly dishes: readonly Dish[] } | null;
}

/** With how many things the list then names. */
export interface WeekWithCounts extends WeekToShop {
  readonly thingCount: number;
  readonly thingCountToday: number;
}

/** Asked for only where nothing stands on the list. */
export async function loadWeekToShop(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  state: Pick<ListStateFragment, 'recipes'> | null;
}): Promise<WeekWithCounts | null> {
  const { context, request, state } = args;
  if (state === null || state.recipes.length > 0) return null;
  const timeZone = timeZoneOf(request);
  const { currentMealPlan: plan } = await execute(context, WeekToShopDocument, { timeZone });
  const { day } = readersMoment({ request, now: new Date() });
  const week = plan && weekToShop({ plan, today: day });
  if (plan === null || week === null) return null;
  const today = week.today ? [week.today.day] : [];
  const withoutMeals = finishedMeals(plan);
  const asked = { timeZone, days: [...week.days], today, withoutMeals };
  const { currentMealPlan: counted } = await execute(context, ThingsToShopDocument, asked);
  const [thingCount, thingCountToday] = [counted?.toBuy.count ?? 0, counted?.today.count ?? 0];
  return { ...week, thingCount, thingCountToday };
}

/** Null for a plan that is over, or that has nothing left to cook. */
export function weekToShop(args: {
  plan: NonNullable<WeekToShopQuery['currentMealPlan']>;
  today: LocalDay;
}): WeekToShop | null {
  const { plan, today } = args;
  if (planStanding({ mealPlan: plan, today }) === 'over') return null;
  const now = currentDay({ mealPlan: plan, today });
  const finished = finishedMeals(plan);
  const toCook = plan.days.map((each) => {
    const isToCook = ({ meal }: { meal: Meal }) =>
      !isAmong({ meals: finished, place: { day: each.index, meal } });
    return { ...each, meals: each.meals.filter(isToCook) };
  });
  const days = toCook.slice(now ?? 0);
  const dishes = dishesOf(days);
  if (dishes.length === 0) return null;
  const [from, to] = [days[0]?.date ?? null, days.at(-1)?.date ?? null];
  return {
    mealPlanId: plan.id,
    days: days.map(({ index }) => index),
    isRunning: now !== null,
    dates: plan.beginsOn === null || from === null || to === null ? null : { from, to },
    dishes,
    today: todayOf(toCook.find(({ index }) => index === now)),
  };
}

function dishesOf(days: readonly DayToShopFragment[]): Dish[] {
  const meals = days.flatMap((day) => day.meals);
  const dinnersFirst = [
    ...meals.filter(({ meal }) => meal === 'DINNER'),
    ...meals.filter(({ meal }) => meal !== 'DINNER'),
  ];
  const dishes = dinnersFirst.flatMap(({ recipes }) => recipes.flatMap(cookedDish));
  return [...new Map(dishes.map((dish) => [dish.id, dish])).values()];
}

function todayOf(day: DayToShopFragment | undefined): WeekToShop['today'] {
  if (day === undefined) return null;
  const dishes = dishesOf([day]);
  return dishes.length === 0 ? null : { day: day.index, dishes };
}

/** What is kept from another day is bought with that one. */
function cookedDish({
  leftoverOfDay,
  recipe: { id, title, times },
}: DayToShopFragment['meals'][number]['recipes'][number]): Dish[] {
  return leftoverOfDay === null ? [{ id, title, minutes: times.totalMinutes }] : [];
}
