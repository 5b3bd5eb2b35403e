import { recipeTags, type CompiledRecipe } from '../../recipes/recipe.ts';
import { filterValues, type FilterName } from './search-filters.rules.ts';

type RecipeChoices = Readonly<Record<FilterName, readonly string[]>>;

/** The choices that find a recipe. */
export function recipeChoices(recipe: CompiledRecipe): RecipeChoices {
  const { satiety, role, cuisine } = recipe;
  return {
    time: timesOf(recipe.times.totalMinutes),
    satiety: satiety.score === null ? [] : [satiety.band],
    diet: recipe.tags.filter((tag) => isOneOf(filterValues.diet, tag)),
    difficulty: [recipe.difficulty],
    dish: [recipe.dish.toLowerCase()],
    ingredient: foodsOf(recipe),
    protein: [recipe.protein.toLowerCase()],
    strictness: recipe.strictness === 'none' ? [] : [recipe.strictness],
    tag: [...recipeTags.filter((tag) => recipe.tags.includes(tag)), cuisine.toLowerCase()].filter(
      (tag) => isOneOf(filterValues.tag, tag),
    ),
    type: [...recipe.meals.map((meal) => meal.toLowerCase()), ...(role === 'main' ? [] : [role])],
  };
}

function timesOf(minutes: number): string[] {
  if (minutes > 45) return ['over_45'];
  return [15, 30, 45].filter((most) => minutes <= most).map((most) => `up_to_${most}`);
}

/** With what may be left out, without what may stand in its place. */
function foodsOf({ ingredients }: CompiledRecipe): string[] {
  const cooked = ingredients.filter(({ standing }) => standing !== 'alternative');
  return [...new Set(cooked.map(({ foodId }) => foodId))];
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}
