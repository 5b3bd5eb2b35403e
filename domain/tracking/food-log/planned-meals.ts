import type { Database } from '../../../db/database.ts';
import { problem } from '../../../lib/problems.ts';
import { refusal } from '../../../lib/result.ts';
import type { Language } from '../../../lib/language.ts';
import {
  describePlan,
  type DescribedDay,
  type DescribedDish,
  type DescribedPlan,
} from '../../meal-plans/reading/described-plan.ts';
import { findCurrentMealPlan } from '../../meal-plans/reading/find-current-meal-plan.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { derivedId } from '../measurements/derived-id.ts';
import { scaleFigures } from './eaten-figures.rules.ts';
import type { FoodEntry } from './food-entry.ts';
import { listFoodEntries } from './food-log.store.ts';
import { daysBetween, weekdayOfDay, type LocalDay } from '../local-time.rules.ts';
import { addToDay, type LogPlace, type Logged } from './log-food.ts';

/** A meal that the member's plan has for a day. */
export interface PlannedMeal {
  /** Names it in the log, so that it is logged once a day. */
  readonly key: string;
  readonly meal: Meal;
  readonly dishes: readonly DescribedDish[];
}

interface Asked {
  db: Database;
  content: ContentIndex;
  userId: string;
  day: LocalDay;
}

export async function findPlannedMeals({
  db,
  content,
  userId,
  day,
}: Asked): Promise<PlannedMeal[]> {
  const found = await findCurrentMealPlan({ db, userId });
  if (found === null) return [];
  const plan = describePlan({ plan: found, content });
  const planned = dayOfPlan({ plan, day });
  return (planned?.meals ?? []).flatMap(({ meal, dishes }) => {
    if (dishes.length === 0) return [];
    return [{ key: `${found.id}:${planned?.index}:${meal}`, meal, dishes }];
  });
}

/** By the weekday; a plan without weekdays counts from when it was started. */
function dayOfPlan({
  plan,
  day,
}: {
  plan: DescribedPlan;
  day: LocalDay;
}): DescribedDay | undefined {
  const { head, days } = plan;
  const since = (head.startedAt ?? head.createdAt).toISOString().slice(0, 10);
  const passed = Math.max(0, daysBetween(since, day));
  const ofWeekday = days.filter(({ weekday }) => weekday === weekdayOfDay(day));
  if (head.firstWeekday === null) return days[passed % Math.max(1, days.length)];
  return ofWeekday[Math.floor(passed / 7) % Math.max(1, ofWeekday.length)];
}

/** One tap for all dishes of a meal; a second one, on any device, adds nothing. */
export async function logPlannedMeal(
  args: Omit<LogPlace, 'slot'> & { content: ContentIndex; language: Language; key: string },
): Promise<Logged> {
  const { userId, day, key } = args;
  const meal = (await findPlannedMeals(args)).find((planned) => planned.key === key);
  if (meal === undefined) return refusal([problem('key', 'tracking.planned-meal-not-found')]);
  return addToDay({
    ...args,
    async entries(tx) {
      const logged = await listFoodEntries({ db: tx, userId, day });
      const isLogged = logged.some(({ plannedMeal }) => plannedMeal === key);
      return isLogged ? [] : entriesOf({ ...args, meal });
    },
  });
}

function entriesOf({
  id,
  day,
  language,
  meal: { key, meal, dishes },
}: {
  id: string;
  day: LocalDay;
  language: Language;
  meal: PlannedMeal;
}): FoodEntry[] {
  return dishes.map(({ recipe, line, nutrition }, position) => {
    const portion = ownPortion(line.portions);
    const figures = scaleFigures({
      figures: { ...nutrition, ...nutrition.nutrients },
      factor: portion,
    });
    return {
      ...figures,
      id: derivedId(id, key, position),
      day,
      slot: meal,
      source: 'RECIPE',
      sourceId: recipe.id,
      plannedMeal: key,
      name: recipe.texts[language].title,
      amount: portion,
      unit: 'serving',
    };
  });
}
