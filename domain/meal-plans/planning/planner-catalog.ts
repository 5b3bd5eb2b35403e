import type { Aisle, FoodId } from '../../foods/food.ts';
import { leavesRest } from '../../foods/purchase/leaves-rest.rules.ts';
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
  const commonFoodIds = foodsOfMany(recipes);
  const catalog = compileCatalog(
    recipes.flatMap((recipe) => plannerRecipe({ recipe, foodsById, commonFoodIds }) ?? []),
  );
  catalogs.set(content, catalog);
  return catalog;
}

interface PlannedFrom {
  readonly recipe: CompiledRecipe;
  readonly foodsById: ContentIndex['foodsById'];
  /** That a dish shares them with others says nothing for it. */
  readonly commonFoodIds?: ReadonlySet<FoodId>;
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
    worthSharing: foodIdsWorthSharing(args),
  };
}

/** Of all recipes: a food of more of them is in every week. */
const commonShare = 0.1;

function foodsOfMany(recipes: readonly CompiledRecipe[]): ReadonlySet<FoodId> {
  const counts = new Map<FoodId, number>();
  for (const id of recipes.flatMap(({ perishableFoodIds }) => perishableFoodIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const isCommon = ([, count]: [FoodId, number]) => count > commonShare * recipes.length;
  return new Set([...counts].filter(isCommon).map(([id]) => id));
}

/** What a dish leaves of a bag that soon spoils, for another dish to use up. */
function foodIdsWorthSharing({ recipe, foodsById, commonFoodIds }: PlannedFrom): FoodId[] {
  return recipe.perishableFoodIds.filter((id) => {
    const food = foodsById.get(id);
    return food !== undefined && !commonFoodIds?.has(id) && leavesRest(food);
  });
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
