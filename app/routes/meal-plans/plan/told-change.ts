import type { RouterContextProvider } from 'react-router';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { dayWords, type DayWords } from '../../../plans/day-words.ts';
import { RemovedDishDocument, type ShownPlanFragment } from '../operations.gen.ts';
import type { PlanAddress } from '../plan-address.ts';
import { firstWeekdayOf } from '../week/first-weekday.ts';
import { isBeyondStated, type StatedMinutes } from './stated-minutes.ts';

interface Change {
  /** As it is after the change. */
  mealPlan: Pick<ShownPlanFragment, 'days' | 'beginsOn' | 'usualBeginning'>;
  stated: StatedMinutes | null;
  address: Pick<PlanAddress, 'done' | 'fresh' | 'gone'>;
}

/** What was just done, in words of its own; null where those of the form say it. */
export async function toldChange({
  context,
  locale,
  ...change
}: Change & {
  context: Readonly<RouterContextProvider>;
  locale: Locale;
}): Promise<string | null> {
  const { done, gone } = change.address;
  if (done === null) return null;
  const words = dayWords({ firstWeekday: firstWeekdayOf(change.mealPlan), locale });
  if (done === 'change-servings') return beyondStatedWords(change);
  if (done === 'swap') return swappedWords({ ...change, words });
  if (gone === null || (done !== 'remove' && done !== 'remove-both')) return null;
  const title = await shortTitleOf({ context, id: gone.recipeId });
  return title === null ? null : removedWords({ ...change, words, title });
}

/** What takes longer for so many eaters than the member has, where anything does. */
function beyondStatedWords({ mealPlan, stated }: Change): string | null {
  const dishes = mealPlan.days
    .flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes))
    .filter((dish) => isBeyondStated({ dish, stated }));
  const titles = new Set(dishes.map(({ recipe }) => recipe.short));
  const [title] = titles;
  if (stated === null || title === undefined) return null;
  const { minutes: limit } = stated;
  const words = m.meal_plans_beyond_stated_told({ count: titles.size, title, limit });
  return `${m.meal_plans_done_servings()}. ${words}`;
}

/** "Smash burger wraps on Thursday", where a meal's one dish was swapped. */
function swappedWords({
  mealPlan,
  address: { fresh },
  words,
}: Change & { words: DayWords }): string | null {
  const day = mealPlan.days.find(({ index }) => index === fresh?.day);
  const dishes = day?.meals.find(({ meal }) => meal === fresh?.meal)?.recipes ?? [];
  const [dish] = dishes;
  if (day === undefined || dish === undefined || dishes.length > 1) return null;
  return words.dishOn({ title: dish.recipe.short, day: day.index });
}

/** "Beef stew removed", and from which day where the week serves it on another one too. */
function removedWords({
  mealPlan,
  address: { done, gone },
  words,
  title,
}: Change & { words: DayWords; title: string }): string {
  const isBoth = done === 'remove-both';
  const from = mealPlan.days.find(({ index }) => index === gone?.day);
  const isStillServed = mealPlan.days.some(({ meals }) =>
    meals.some(({ recipes }) => recipes.some(({ recipe }) => recipe.id === gone?.recipeId)),
  );
  if (from === undefined || !isStillServed) {
    return isBoth ? m.meal_plans_removed_both({ title }) : m.meal_plans_removed({ title });
  }
  const name = words.name(from);
  // "Day 4" begins a heading, "day 4" stands here.
  const values = { title, day: from.weekday === null ? name.toLowerCase() : name };
  return isBoth ? m.meal_plans_removed_both_on(values) : m.meal_plans_removed_on(values);
}

/** Null where there is no such recipe any more. */
async function shortTitleOf({
  context,
  id,
}: {
  context: Readonly<RouterContextProvider>;
  id: string;
}): Promise<string | null> {
  try {
    return (await execute(context, RemovedDishDocument, { id })).recipe.recipe.short;
  } catch {
    return null;
  }
}
