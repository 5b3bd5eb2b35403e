import type { RouterContextProvider } from 'react-router';
import type { LocalDay } from '../../../../lib/local-time.ts';
import { readersMoment, timeZoneOf } from '../../../dates/time-zone.ts';
import { execute } from '../../../graphql/api.ts';
import { currentDay, planStanding } from '../../../plans/current-day.ts';
import {
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
export interface WeekToShop {
  readonly mealPlanId: string;
  /** The days still to eat. */
  readonly days: readonly number[];
  readonly isRunning: boolean;
  /** The first and the last of the days; null while the plan is not on the calendar. */
  readonly dates: { readonly from: LocalDay; readonly to: LocalDay } | null;
  /** Each dish that is cooked, once; dinners first. */
  readonly dishes: readonly Dish[];
  /** Today's dinner, where it is cooked today. */
  readonly tonight: (Dish & { readonly day: number }) | null;
}

/** Asked for only where nothing stands on the list. */
export async function loadWeekToShop(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  state: Pick<ListStateFragment, 'recipes'> | null;
}): Promise<WeekToShop | null> {
  const { context, request, state } = args;
  if (state === null || state.recipes.length > 0) return null;
  const { currentMealPlan: plan } = await execute(context, WeekToShopDocument, {
    timeZone: timeZoneOf(request),
  });
  return plan && weekToShop({ plan, today: readersMoment({ request, now: new Date() }).day });
}

/** Null for a plan that is over, or that cooks nothing. */
export function weekToShop(args: {
  plan: NonNullable<WeekToShopQuery['currentMealPlan']>;
  today: LocalDay;
}): WeekToShop | null {
  const { plan, today } = args;
  if (planStanding({ mealPlan: plan, today }) === 'over') return null;
  const now = currentDay({ mealPlan: plan, today });
  const days = plan.days.slice(now ?? 0);
  const dishes = dishesOf(days);
  if (dishes.length === 0) return null;
  const [from, to] = [days[0]?.date ?? null, days.at(-1)?.date ?? null];
  return {
    mealPlanId: plan.id,
    days: days.map(({ index }) => index),
    isRunning: now !== null,
    dates: plan.beginsOn === null || from === null || to === null ? null : { from, to },
    dishes,
    tonight: tonightOf(plan.days.find(({ index }) => index === now)),
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

function tonightOf(day: DayToShopFragment | undefined): WeekToShop['tonight'] {
  const dinner = day?.meals.find(({ meal }) => meal === 'DINNER');
  const [dish] = dinner?.recipes.flatMap(cookedDish) ?? [];
  return day === undefined || dish === undefined ? null : { ...dish, day: day.index };
}

/** What is kept from another day is bought with that one. */
function cookedDish({
  leftoverOfDay,
  recipe: { id, title, times },
}: DayToShopFragment['meals'][number]['recipes'][number]): Dish[] {
  return leftoverOfDay === null ? [{ id, title, minutes: times.totalMinutes }] : [];
}
