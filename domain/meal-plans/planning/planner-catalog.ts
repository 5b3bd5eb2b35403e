import { compileCatalog, type Catalog } from '../../planner/catalog/catalog.ts';
import type { PlannerRecipe } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { difficulties, type CompiledRecipe } from '../../recipes/recipe.ts';

/** One per content version: an index is built once for each, and the catalogue goes with it. */
const catalogs = new WeakMap<ContentIndex, Catalog>();

export function plannerCatalog(content: ContentIndex): Catalog {
  const known = catalogs.get(content);
  if (known !== undefined) return known;
  const { recipes, foodsById } = content;
  const catalog = compileCatalog(
    recipes.flatMap((recipe) => plannerRecipe({ recipe, foodsById }) ?? []),
  );
  catalogs.set(content, catalog);
  return catalog;
}

/** Null where a figure the planner keeps promises with is unknown: unknown never counts as 0. */
export function plannerRecipe(args: {
  recipe: CompiledRecipe;
  foodsById: ContentIndex['foodsById'];
}): PlannerRecipe | null {
  const { recipe } = args;
  const { netCarbsGrams, nutrients } = recipe.nutrition;
  const { energyKcal: kcal, proteinGrams, fatGrams } = nutrients;
  if (kcal === null || proteinGrams === null || fatGrams === null) return null;
  if (netCarbsGrams === null) return null;
  return {
    id: recipe.id,
    meals: recipe.meals,
    role: recipe.role,
    kcal,
    proteinGrams,
    fatGrams,
    netCarbsGrams,
    vegetableGrams: vegetableGramsOf(args),
    totalMinutes: recipe.times.totalMinutes,
    difficulty: difficulties.indexOf(recipe.difficulty) as PlannerRecipe['difficulty'],
    satiety: recipe.satiety.score,
    rating: null,
    costLevel: recipe.costLevel,
    cuisine: recipe.cuisine,
    dish: recipe.dish,
    protein: recipe.protein,
    diet: recipe.diet,
    avoid: recipe.avoidGroups,
    premium: recipe.isPremium,
    leftoverSafe: recipe.isGoodAsLeftovers,
    perishables: recipe.perishableFoodIds,
  };
}

/** Of one serving; what is optional may be left out. */
function vegetableGramsOf(args: {
  recipe: CompiledRecipe;
  foodsById: ContentIndex['foodsById'];
}): number {
  const { recipe, foodsById } = args;
  const vegetables = recipe.ingredients.filter(
    ({ standing, foodId }) =>
      standing === 'counted' && foodsById.get(foodId)?.group === 'vegetables',
  );
  return vegetables.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0) / recipe.servings;
}
