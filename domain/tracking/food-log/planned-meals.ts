import type { Database } from '../../../db/database.ts';
import { problem } from '../../../lib/problems.ts';
import { refusal } from '../../../lib/result.ts';
import type { Language } from '../../../lib/language.ts';
import { dayOnDate, planOnDate } from '../../meal-plans/calendar/plan-calendar.rules.ts';
import { describePlan, type DescribedDish } from '../../meal-plans/reading/described-plan.ts';
import { listCalendarPlans } from '../../meal-plans/reading/list-calendar-plans.ts';
import { ownPortion } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { meals, type Meal } from '../../recipes/recipe.ts';
import { derivedId } from '../measurements/derived-id.ts';
import { scaleFigures } from './eaten-figures.rules.ts';
import type { FoodEntry } from './food-entry.ts';
import { listFoodEntries, listLoggedMeals } from './food-log.store.ts';
import type { LocalDay } from '../../../lib/local-time.ts';
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
  const found = planOnDate({ plans: await listCalendarPlans({ db, userId }), date: day });
  const index = found && dayOnDate({ plan: found, date: day });
  if (found === null || index === null) return [];
  const planned = describePlan({ plan: found, content }).days[index];
  return (planned?.meals ?? []).flatMap(({ meal, dishes }) => {
    if (dishes.length === 0) return [];
    return [{ key: plannedMealKey({ planId: found.id, day: index, meal }), meal, dishes }];
  });
}

/** Names a meal of a plan in the log. */
function plannedMealKey({ planId, day, meal }: { planId: string; day: number; meal: Meal }) {
  return `${planId}:${day}:${meal}`;
}

/** The meals of a plan that its owner has logged. */
export async function findEatenMeals(args: {
  db: Database;
  userId: string;
  planId: string;
}): Promise<{ day: number; meal: Meal }[]> {
  const { db, userId, planId } = args;
  const keys = await listLoggedMeals({ db, userId, beginning: `${planId}:` });
  return keys.flatMap((key) => {
    const [, day = '', named] = key.split(':');
    const meal = meals.find((each) => each === named);
    return meal === undefined ? [] : [{ day: Number(day), meal }];
  });
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
