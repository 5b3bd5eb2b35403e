import type { Aisle, FoodId } from '../../foods/food.ts';
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

interface PlannedFrom {
  readonly recipe: CompiledRecipe;
  readonly foodsById: ContentIndex['foodsById'];
}

/** Null where a figure the planner keeps promises with is unknown: unknown never counts as 0. */
export function plannerRecipe(args: PlannedFrom): PlannerRecipe | null {
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
    fiberGrams: nutrients.fiberGrams ?? 0,
    saturatedFatGrams: nutrients.saturatedFatGrams ?? usualSaturatedShare * fatGrams,
    saltGrams: nutrients.sodiumMg === null ? usualSaltGrams : saltOf(nutrients.sodiumMg),
    activeMinutes: recipe.times.activeMinutes,
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
    keeps: keptFoodIds(args),
  };
}

/** Where it is unknown: of the fat in our recipes about a third is saturated. */
const usualSaturatedShare = 0.33;
/** The same: a main has about so much. */
const usualSaltGrams = 2.5;
/** Sodium is so much of salt. */
const saltPerSodium = 2.54;

function saltOf(sodiumMg: number): number {
  return (sodiumMg / 1000) * saltPerSodium;
}

/** Shelves of what most kitchens hold. */
const stapleAisles: readonly Aisle[] = ['spices', 'oils-sauces', 'baking'];

/** What is bought for a recipe and keeps; what most kitchens have is not among it. */
function keptFoodIds({ recipe, foodsById }: PlannedFrom): FoodId[] {
  const foods = recipe.ingredients
    .filter(({ standing }) => standing === 'counted')
    .flatMap(({ foodId }) => foodsById.get(foodId) ?? []);
  const kept = foods.filter(
    ({ id, isPerishable, aisle }) =>
      !isPerishable && !stapleAisles.includes(aisle) && id !== 'water',
  );
  return [...new Set(kept.map(({ id }) => id))];
}

/** The vegetables of one serving, without optional ones, since a cook may leave those out. */
function vegetableGramsOf({ recipe, foodsById }: PlannedFrom): number {
  const vegetables = recipe.ingredients.filter(
    ({ standing, foodId }) =>
      standing === 'counted' && foodsById.get(foodId)?.group === 'vegetables',
  );
  return vegetables.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0) / recipe.servings;
}
