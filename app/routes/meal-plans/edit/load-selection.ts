import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import {
  MealPlanSuggestionsDocument,
  SelectableFavoritesDocument,
  SelectableSearchDocument,
  type SelectableRecipeFragment,
} from '../operations.gen.ts';
import type { PlanReasonFragment } from '../../../plans/operations.gen.ts';
import type { Picking } from '../plan-address.ts';

/** What can be chosen for a place in a plan. */
export interface Selection {
  recipes: readonly { recipe: SelectableRecipeFragment; reasons: readonly PlanReasonFragment[] }[];
  /** Why nothing is suggested: the quiz is not answered yet. */
  needsQuiz: boolean;
}

const mostFound = 24;

export async function loadSelection(args: {
  context: Readonly<RouterContextProvider>;
  mealPlanId: string;
  picking: Picking;
}): Promise<Selection> {
  const { context, mealPlanId, picking } = args;
  switch (picking.tab) {
    case 'suggestions': {
      const { day, meal, swappedId: swappedRecipeId } = picking;
      const variables = { mealPlanId, day, meal, swappedRecipeId };
      const answer = await execute(context, MealPlanSuggestionsDocument, variables);
      const { hasProfile, suggestions } = answer.mealPlanSuggestions;
      return { recipes: suggestions, needsQuiz: !hasProfile };
    }
    case 'search': {
      const input = { text: picking.text, first: mostFound, tab: 'RECIPES' as const };
      const { search } = await execute(context, SelectableSearchDocument, { input });
      const hits = search.recipes?.hits ?? [];
      return withoutReasons(hits.map(({ recipe }) => recipe));
    }
    case 'favorites': {
      const { favoriteRecipes } = await execute(context, SelectableFavoritesDocument);
      return withoutReasons(favoriteRecipes.recipes);
    }
  }
}

function withoutReasons(recipes: readonly SelectableRecipeFragment[]): Selection {
  return { recipes: recipes.map((recipe) => ({ recipe, reasons: [] })), needsQuiz: false };
}
