import type { RouterContextProvider } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import { readersMoment, timeZoneOf } from '../../../dates/time-zone.ts';
import { execute } from '../../../graphql/api.ts';
import { dinnerClock } from '../../../plans/dinner-clock.ts';
import { requestLocale } from '../../../shell/locale.ts';
import {
  TonightsDinnerDocument,
  type ListStateFragment,
  type TonightsDinnerQuery,
} from '../operations.gen.ts';

/** What is cooked once everything is bought. */
export interface Dinner {
  /** To the stove, with the amounts of the plan. */
  readonly to: string;
  /** When to begin; null once that has passed, and where the reader's clock is not known. */
  readonly start: { readonly words: string; readonly atMs: number } | null;
  /** The page may be kept for longer than the day. */
  readonly dayEndsAtMs: number;
}

/** Asked for only where dishes are shopped for. */
export async function loadTonightsDinner(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  state: Pick<ListStateFragment, 'recipes'> | null;
}): Promise<Dinner | null> {
  const { context, request, state } = args;
  if (state === null || state.recipes.length === 0) return null;
  const timeZone = timeZoneOf(request);
  const { currentMealPlan: plan } = await execute(context, TonightsDinnerDocument, { timeZone });
  const now = new Date();
  const { day, minute } = readersMoment({ request, now });
  const locale = requestLocale(request);
  const dinner = plan && dinnerOf({ plan, day, locale });
  if (dinner === null) return null;
  const { to, totalMinutes } = dinner;
  const momentOf = (minuteOfDay: number) => now.getTime() + (minuteOfDay - minute) * 60_000;
  const clock = timeZone === null ? null : dinnerClock({ totalMinutes, hour: minute / 60, locale });
  return {
    to,
    start: clock && { words: clock.startAt, atMs: momentOf(clock.startMinute) },
    dayEndsAtMs: momentOf(24 * 60),
  };
}

/** Null where nothing is left to cook: it is done, or kept from another day. */
export function dinnerOf(args: {
  plan: NonNullable<TonightsDinnerQuery['currentMealPlan']>;
  day: LocalDay;
  locale: Locale;
}): { to: string; totalMinutes: number } | null {
  const { plan, day, locale } = args;
  const today = plan.days.find(({ date }) => date === day);
  const isHere = (place: { day: number; meal: string }) =>
    place.day === today?.index && place.meal === 'DINNER';
  if (today === undefined || plan.eatenMeals.some(isHere)) return null;
  const cooked = plan.cookedDishes.filter(isHere).map(({ recipeId }) => recipeId);
  const dinner = today.meals.find(({ meal }) => meal === 'DINNER');
  const dish = dinner?.recipes.find(
    ({ recipe, leftoverOfDay }) => leftoverOfDay === null && !cooked.includes(recipe.id),
  );
  if (dish === undefined) return null;
  const { slug, times } = dish.recipe;
  const to = screenPath('cooking', locale, { slug }, { query: { dish: dish.key } });
  return { to, totalMinutes: times.totalMinutes };
}
