import { avoidGroups, foodDiets } from '../../foods/food.ts';
import type { AvoidGroup, Food, FoodDiet, FoodId } from '../../foods/food.ts';
import { recipeTags } from '../recipe.ts';
import type { CompiledIngredient, Recipe, RecipeNutrition, RecipeTag } from '../recipe.ts';
import type { FoodsById } from '../amounts/weigh-ingredients.rules.ts';

/** What may be on the plate, from the strict side: optional lines are in, alternatives out. */
export type RecipeMakeup = Readonly<{
  diet: FoodDiet;
  avoidGroups: readonly AvoidGroup[];
  hasGluten: boolean;
  perishableFoodIds: readonly FoodId[];
}>;

const fewFoods = 5;
/** In every kitchen, so they do not make a recipe look long. */
const uncountedFoodIds: readonly FoodId[] = ['salt', 'black-pepper', 'water'];
const highProtein = { energyShare: 0.2, gramsPerServing: 25 } as const;

export function recipeMakeup(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
}): RecipeMakeup {
  const foods = foodsOnPlate(args);
  return {
    diet: looserOf(foods.map(({ diet }) => diet)),
    avoidGroups: avoidGroups.filter((group) => foods.some((food) => isIn({ food, group }))),
    hasGluten: foods.some(({ hasGluten }) => hasGluten),
    perishableFoodIds: foods.filter(({ isPerishable }) => isPerishable).map(({ id }) => id),
  };
}

export function computedTags(args: {
  recipe: Pick<Recipe, 'times' | 'isGoodAsLeftovers'>;
  ingredients: readonly CompiledIngredient[];
  makeup: RecipeMakeup;
  nutrition: RecipeNutrition;
  costLevel: number;
}): readonly RecipeTag[] {
  const { diet, hasGluten } = args.makeup;
  const isWithout = (group: AvoidGroup) => !args.makeup.avoidGroups.includes(group);
  const { totalMinutes } = args.recipe.times;
  const applies: Readonly<Record<RecipeTag, boolean>> = {
    vegan: diet === 'vegan',
    vegetarian: diet !== 'none',
    dairy_free: isWithout('DAIRY'),
    egg_free: isWithout('EGGS'),
    nut_free: isWithout('NUTS'),
    soy_free: isWithout('SOY'),
    gluten_free: !hasGluten,
    under_15_minutes: totalMinutes <= 15,
    under_30_minutes: totalMinutes <= 30,
    under_45_minutes: totalMinutes <= 45,
    few_ingredients: countOfFoods(args.ingredients) <= fewFoods,
    high_protein: isHighInProtein(args.nutrition),
    budget: args.costLevel === 1,
    good_leftovers: args.recipe.isGoodAsLeftovers,
  };
  return recipeTags.filter((tag) => applies[tag]);
}

function foodsOnPlate(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
}): readonly Food[] {
  const onPlate = args.ingredients.filter(({ standing }) => standing !== 'alternative');
  const ids = new Set(onPlate.map(({ foodId }) => foodId));
  return [...ids].flatMap((id) => args.foods.get(id) ?? []);
}

function looserOf(diets: readonly FoodDiet[]): FoodDiet {
  const loosest = Math.max(0, ...diets.map((diet) => foodDiets.indexOf(diet)));
  return foodDiets[loosest] ?? 'none';
}

function isIn({ food, group }: { food: Food; group: AvoidGroup }): boolean {
  return food.avoidGroups.includes(group);
}

function countOfFoods(ingredients: readonly CompiledIngredient[]): number {
  const counted = ingredients.filter(({ standing }) => standing === 'counted');
  const ids = new Set(counted.map(({ foodId }) => foodId));
  return [...ids].filter((id) => !uncountedFoodIds.includes(id)).length;
}

function isHighInProtein({ nutrients, energyShares }: RecipeNutrition): boolean {
  if (energyShares === null || nutrients.proteinGrams === null) return false;
  return (
    energyShares.protein >= highProtein.energyShare &&
    nutrients.proteinGrams >= highProtein.gramsPerServing
  );
}
