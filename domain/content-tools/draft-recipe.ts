import type { Food } from '../foods/food.ts';
import type { ForeignRecipe } from './foreign-recipe.ts';
import { guessFacts } from './guess-facts.ts';
import { linkSteps } from './link-steps.ts';
import type { FoodMatcher } from './match-food.ts';
import type { RecipeDraft } from './recipe-yaml.ts';
import { resolveIngredient } from './resolve-ingredient.ts';
import type { ResolvedIngredient } from './resolve-ingredient.ts';

export type DraftedRecipe = Readonly<{
  draft: RecipeDraft;
  ingredients: readonly ResolvedIngredient[];
}>;

/** A recipe of another program in our form, with what could be found out and nothing made up. */
export function draftRecipe(args: {
  recipe: ForeignRecipe;
  matcher: FoodMatcher;
  foods: ReadonlyMap<string, Food>;
}): DraftedRecipe {
  const { recipe, matcher, foods } = args;
  const ingredients = recipe.ingredients.map((text) => resolveIngredient({ text, matcher }));
  const lines = ingredients.flatMap((each) => (each.kind === 'matched' ? [each.line] : []));
  const draft: RecipeDraft = {
    title: recipe.title,
    description: recipe.description,
    ...guessFacts({ title: recipe.title, words: recipe.words, lines, foods }),
    difficulty: 'easy',
    isPremium: true,
    servings: recipe.servings ?? 0,
    isGoodAsLeftovers: false,
    times: timesOf(recipe),
    ingredients: ingredients.map(draftIngredient),
    steps: linkSteps({ steps: recipe.steps, ingredients, foods }),
  };
  return { draft, ingredients };
}

/** What is missing follows from the others where it can; 0 where nobody said. */
function timesOf({ prepMinutes, cookMinutes, totalMinutes }: ForeignRecipe) {
  const prep = prepMinutes ?? Math.max(0, (totalMinutes ?? 0) - (cookMinutes ?? 0));
  const cook = cookMinutes ?? Math.max(0, (totalMinutes ?? 0) - prep);
  return { prep, cook, total: Math.max(totalMinutes ?? 0, prep + cook) };
}

function draftIngredient(ingredient: ResolvedIngredient): RecipeDraft['ingredients'][number] {
  if (ingredient.kind === 'matched') return { line: ingredient.line };
  const text = ingredient.text.replace(/\s+/g, ' ');
  return { remark: ingredient.kind === 'heading' ? text : `not read yet: ${text}` };
}
