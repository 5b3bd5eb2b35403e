import type { Language } from '../../../lib/language.ts';
import type { MealPlan } from '../../meal-plans/meal-plan.ts';
import { cookedDays } from '../../meal-plans/reading/cooking.rules.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { listContent } from '../list/list-content.rules.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import type { MergedList } from '../list/shopping-list.ts';
import type { Seen } from '../operations/draft.ts';
import type { Fact } from '../operations/list-operation.ts';
import type { CookedPlan } from './follow-plan.rules.ts';

interface Reading {
  catalogue: Catalogue;
  language: Language;
}

/** A list as it stands in its facts, to be changed. */
export function seenList(args: { facts: readonly Fact[]; at: number } & Reading): Seen {
  const { facts, at, catalogue, language } = args;
  const { recipesById, foodsById } = catalogue;
  const content = listContent({ facts, recipesById });
  return { facts, content, at, foodsById, language };
}

export function mergedList(args: { facts: readonly Fact[] } & Reading): MergedList {
  const { facts, catalogue, language } = args;
  const { recipesById, foodsById } = catalogue;
  const content = listContent({ facts, recipesById });
  return mergeShoppingList({ content, foodsById, language });
}

/** Leftovers are cooked, and bought, with the dinner they are left from. */
export function cookedPlan(args: {
  plan: Pick<MealPlan, 'id' | 'days'>;
  catalogue: Catalogue;
}): CookedPlan {
  const { plan, catalogue } = args;
  const days = cookedDays({ days: plan.days, content: catalogue });
  const dishes = days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ recipes }) =>
      recipes.flatMap(({ recipeId, cookedServings: servings }) =>
        servings === 0 ? [] : [{ recipeId, servings, day }],
      ),
    ),
  );
  return { mealPlanId: plan.id, dishes };
}
