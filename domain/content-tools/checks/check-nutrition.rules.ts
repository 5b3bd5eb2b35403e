import { figureBeside, plainFigure } from '../../../lib/figure-beside.ts';
import type { FileProblem } from '../../../lib/file-problem.ts';
import { netCarbs } from '../../foods/figures/net-carbs.rules.ts';
import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { problemAtField } from './recipe-under-check.ts';
import type { RecipeUnderCheck } from './recipe-under-check.ts';

const leastKcalOfMain = 20;
const mostKcal = 1500;
const mostProteinGrams = 150;
/** Tables reckon energy with factors of their own for each food, so some difference is usual. */
const mostEnergyDifference = 0.25;
const kcalPerGramOfCarbs = 4;

/** Figures per serving that no recipe has, mostly from a slip in an amount. */
export function nutritionProblems(checked: RecipeUnderCheck): readonly FileProblem[] {
  const messages = [
    ...unknownFigures(checked),
    ...energyProblems(checked.recipe),
    ...proteinProblems(checked.recipe),
    ...netCarbProblems(checked.recipe),
    ...energyDifference(checked.recipe),
  ];
  return messages.map((message) => {
    return problemAtField({ places: checked.places, field: 'ingredients', message });
  });
}

function unknownFigures({ recipe, foods }: RecipeUnderCheck): readonly string[] {
  const { nutrients, netCarbsGrams, energyShares } = recipe.nutrition;
  const isKnown = netCarbsGrams !== null && energyShares !== null && nutrients.energyKcal !== null;
  if (isKnown) return [];
  const culprits = recipe.ingredients
    .flatMap(({ foodId }) => foods.get(foodId) ?? [])
    .filter(lacksBasicFigure)
    .map(({ id }) => id);
  return [`Its nutrition is unknown, as figures are missing of ${culprits.join(', ')}.`];
}

function lacksBasicFigure({ nutrientsPer100g, carbBasis }: Food): boolean {
  const { energyKcal, proteinGrams, fatGrams, alcoholGrams, fiberGrams } = nutrientsPer100g;
  const net = netCarbs({ nutrients: nutrientsPer100g, carbBasis }).grams;
  return [energyKcal, proteinGrams, fatGrams, alcoholGrams, fiberGrams, net].includes(null);
}

function energyProblems({ nutrition, role }: CompiledRecipe): readonly string[] {
  const { energyKcal } = nutrition.nutrients;
  if (energyKcal === null) return [];
  const isTooLittle = role === 'main' && energyKcal < leastKcalOfMain;
  if (!isTooLittle && energyKcal <= mostKcal) return [];
  const limit = isTooLittle ? leastKcalOfMain : mostKcal;
  const told = figureBeside({ amount: energyKcal, limit, digits: 0 });
  return [`A serving has ${told} kcal: is an amount or the servings wrong?`];
}

function proteinProblems({ nutrition }: CompiledRecipe): readonly string[] {
  const { proteinGrams } = nutrition.nutrients;
  if (proteinGrams === null || proteinGrams <= mostProteinGrams) return [];
  const told = figureBeside({ amount: proteinGrams, limit: mostProteinGrams, digits: 0 });
  return [`A serving has ${told} g protein: is an amount wrong?`];
}

function netCarbProblems({ nutrition }: CompiledRecipe): readonly string[] {
  const { netCarbsGrams, nutrients } = nutrition;
  if (netCarbsGrams === null || nutrients.carbohydrateGrams === null) return [];
  const isPossible = netCarbsGrams >= 0 && netCarbsGrams <= nutrients.carbohydrateGrams + 0.1;
  return isPossible ? [] : [`A serving has ${plainFigure(netCarbsGrams, 1)} g net carbs.`];
}

/** Sugar alcohols stay in the net carbs but hardly burn, so they are left out here. */
function energyDifference({ nutrition }: CompiledRecipe): readonly string[] {
  const { nutrients, energyShares, netCarbsGrams } = nutrition;
  if (energyShares === null || nutrients.energyKcal === null || netCarbsGrams === null) return [];
  const polyolGrams = Math.min(nutrients.polyolGrams ?? 0, netCarbsGrams);
  const fromParts = energyShares.energyKcal - kcalPerGramOfCarbs * polyolGrams;
  const difference = Math.abs(fromParts - nutrients.energyKcal);
  if (difference <= mostEnergyDifference * nutrients.energyKcal) return [];
  const kcal = [fromParts, nutrients.energyKcal].map((value) => value.toFixed(0));
  return [`The parts of a serving give ${kcal[0]} kcal, the food table ${kcal[1]} kcal.`];
}
