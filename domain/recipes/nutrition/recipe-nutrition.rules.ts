import { noNutrients, scaleNutrients, sumFigure, sumPortions } from '../../../lib/nutrients.ts';
import type { Nutrients, Portion } from '../../../lib/nutrients.ts';
import { energyShares } from '../../foods/figures/energy-shares.rules.ts';
import type { Food } from '../../foods/food.ts';
import { defaultNetCarbsSettings, netCarbs } from '../../foods/figures/net-carbs.rules.ts';
import type { NetCarbsSettings } from '../../foods/figures/net-carbs.rules.ts';
import { satiety } from '../../foods/figures/satiety.rules.ts';
import type { Satiety } from '../../foods/figures/satiety.rules.ts';
import type { CompiledIngredient, IngredientKey, RecipeNutrition } from '../recipe.ts';
import type { FoodsById } from '../amounts/weigh-ingredients.rules.ts';

type EatenFood = Readonly<{ food: Food; grams: number; discardedFatGrams: number }>;

/** Rendered fat of meat, whichever it is: rows 04002, 04542 and 04574 of USDA SR28 say 900 to 902. */
const kcalPer100gOfFat = 900;

/** Per serving. Optional lines count when their key is among the kept ones. */
export function recipeNutrition(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  servings: number;
  keptOptionalKeys?: readonly IngredientKey[];
  settings?: NetCarbsSettings;
}): RecipeNutrition {
  const { servings, settings = defaultNetCarbsSettings } = args;
  const eaten = eatenFoods(args);
  const sum = sumPortions(eaten.flatMap(portionsOf));
  const nutrients = scaleNutrients({ nutrients: sum.nutrients, factor: 1 / servings });
  const netSum = sumNetCarbs({ eaten, settings });
  const netCarbsGrams = netSum.amount === null ? null : netSum.amount / servings;
  return {
    gramsPerServing: eaten.reduce((total, each) => total + eatenGramsOf(each), 0) / servings,
    nutrients,
    netCarbsGrams,
    netCarbsWithoutPolyolsGrams: withoutPolyols({ netCarbsGrams, nutrients, settings }),
    isNetCarbsApproximate: eaten.some(({ food }) => food.carbBasis === 'unknown'),
    energyShares: energyShares({ nutrients, netCarbsGrams }),
    incomplete: netSum.isLowerBound ? [...sum.incomplete, 'netCarbsGrams'] : sum.incomplete,
  };
}

/** Where the operator subtracts them already, they are not taken off twice. */
function withoutPolyols(args: {
  netCarbsGrams: number | null;
  nutrients: Nutrients;
  settings: NetCarbsSettings;
}): number | null {
  const { netCarbsGrams, nutrients, settings } = args;
  if (netCarbsGrams === null || settings.subtractsPolyols) return netCarbsGrams;
  return Math.max(0, netCarbsGrams - (nutrients.polyolGrams ?? 0));
}

/** Of the dish as a whole: water counts, so soups fill. */
export function recipeSatiety(nutrition: RecipeNutrition): Satiety {
  const { gramsPerServing, netCarbsGrams } = nutrition;
  const factor = gramsPerServing === 0 ? 0 : 100 / gramsPerServing;
  return satiety({
    per100g: scaleNutrients({ nutrients: nutrition.nutrients, factor }),
    netCarbsGrams: netCarbsGrams === null ? null : netCarbsGrams * factor,
  });
}

function eatenFoods(args: {
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  keptOptionalKeys?: readonly IngredientKey[];
}): readonly EatenFood[] {
  const { ingredients, foods, keptOptionalKeys = [] } = args;
  return ingredients
    .filter(({ standing, key }) => {
      return standing === 'counted' || (standing === 'optional' && keptOptionalKeys.includes(key));
    })
    .flatMap(({ foodId, eatenGrams, discardedFatGrams }) => {
      const food = foods.get(foodId);
      return food === undefined ? [] : [{ food, grams: eatenGrams, discardedFatGrams }];
    });
}

/** The food as it goes in, less the fat that is poured off. */
function portionsOf({ food, grams, discardedFatGrams }: EatenFood): readonly Portion[] {
  const whole = { per100g: food.nutrientsPer100g, grams };
  if (discardedFatGrams === 0) return [whole];
  return [whole, { per100g: renderedFatOf(food.nutrientsPer100g), grams: -discardedFatGrams }];
}

function renderedFatOf({ fatGrams, saturatedFatGrams }: Nutrients): Nutrients {
  const isKnown = fatGrams !== null && fatGrams > 0 && saturatedFatGrams !== null;
  return {
    ...noNutrients,
    energyKcal: kcalPer100gOfFat,
    fatGrams: 100,
    saturatedFatGrams: isKnown ? (100 * saturatedFatGrams) / fatGrams : null,
  };
}

function eatenGramsOf({ grams, discardedFatGrams }: EatenFood): number {
  return grams - discardedFatGrams;
}

/** Food by food, as each has its own carb basis. */
function sumNetCarbs(args: { eaten: readonly EatenFood[]; settings: NetCarbsSettings }) {
  return sumFigure(
    args.eaten.map(({ food, grams }) => {
      const { nutrientsPer100g: nutrients, carbBasis } = food;
      const net = netCarbs({ nutrients, carbBasis, settings: args.settings });
      return { per100g: net.grams, grams };
    }),
  );
}
