import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { ThemedPlanIndex } from '../themed/compile-themed-plans.ts';
import { describePlan, type DescribedDish } from './described-plan.ts';
import { readDishKey } from './dish-key.rules.ts';
import { findReadablePlan, findReadablePlans } from './find-readable-plan.ts';

/** A dish where it is cooked. */
export interface PlannedDish {
  readonly planId: string;
  readonly day: number;
  readonly dish: DescribedDish;
}

/**
 * The dish that a key names in a plan which the member may read, for leftovers as they were cooked.
 * Null where there is none, or another recipe.
 */
export async function findPlannedDish(args: {
  db: Database;
  themedPlans: ThemedPlanIndex;
  content: ContentIndex;
  language: Language;
  userId: string;
  key: string;
  recipeId: RecipeId;
}): Promise<PlannedDish | null> {
  const { content, key, recipeId, ...reading } = args;
  const place = readDishKey(key);
  if (place === null) return null;
  const found =
    (await findReadablePlan({ ...reading, slug: place.plan })) ??
    (await findReadablePlans({ ...reading, ids: [place.plan] }))[0];
  if (found === undefined) return null;
  const { days } = describePlan({ plan: found.plan, content });
  const dishAt = ({ day, meal }: Pick<typeof place, 'day' | 'meal'>): PlannedDish | null => {
    const asked = days[day]?.meals.filter((each) => meal === null || each.meal === meal) ?? [];
    const dishes = asked.flatMap((each) => each.dishes);
    const named = dishes.filter(({ recipe }) => recipe.id === recipeId);
    const dish = named.find(({ line }) => line.leftoverOfDay === null) ?? named[0];
    return dish === undefined ? null : { planId: found.plan.id, day, dish };
  };
  const planned = dishAt(place);
  const cookedOn = planned?.dish.line.leftoverOfDay ?? null;
  return cookedOn === null ? planned : dishAt({ day: cookedOn, meal: 'DINNER' });
}
