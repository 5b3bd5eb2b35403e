import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Food } from '../../foods/food.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { compileOne } from '../published/put-foods-over.ts';
import { labelsOf } from '../reading/recipe-figures.ts';
import { fieldsOfRecipe } from '../recipes/recipe-fields.ts';

/** What becomes of a recipe when a food of it goes out as it is edited. */
export interface FoodEffect {
  readonly recipe: CompiledRecipe;
  readonly netCarbsBefore: number | null;
  readonly netCarbsAfter: number | null;
  readonly energyBefore: number | null;
  readonly energyAfter: number | null;
  readonly labelsGained: readonly string[];
  readonly labelsLost: readonly string[];
}

/** Recipes that would change, those whose labels change first. Others run between two of them. */
export async function foodEffects(args: {
  food: Food;
  content: ContentIndex;
}): Promise<readonly FoodEffect[]> {
  const { food, content } = args;
  const foodsById = new Map(content.foodsById).set(food.id, food);
  const foods = [...foodsById.values()];
  const effects: FoodEffect[] = [];
  for (const recipe of content.recipes) {
    if (!recipe.ingredients.some(({ foodId }) => foodId === food.id)) continue;
    const fields = fieldsOfRecipe(recipe);
    const { recipe: after } = compileOne({ id: recipe.id, fields, foods });
    if (after === null) continue;
    const effect = effectOf({
      recipe,
      after,
      before: namesOf(recipe, content.foodsById),
      now: namesOf(after, foodsById),
    });
    if (isOne(effect)) effects.push(effect);
    await nextTurn();
  }
  const weight = ({ labelsGained, labelsLost }: FoodEffect) =>
    labelsGained.length + labelsLost.length;
  return effects.toSorted((one, other) => weight(other) - weight(one));
}

/** What the page says of a dish at a glance. */
function namesOf(recipe: CompiledRecipe, foods: ReadonlyMap<string, Food>): readonly string[] {
  const labels = labelsOf(recipe, foods).map(({ name }) => name);
  return [...labels, ...recipe.tags, recipe.strictness];
}

function effectOf(args: {
  recipe: CompiledRecipe;
  after: CompiledRecipe;
  before: readonly string[];
  now: readonly string[];
}): FoodEffect {
  const { recipe, after, before, now } = args;
  return {
    recipe,
    netCarbsBefore: recipe.nutrition.netCarbsGrams,
    netCarbsAfter: after.nutrition.netCarbsGrams,
    energyBefore: recipe.nutrition.nutrients.energyKcal,
    energyAfter: after.nutrition.nutrients.energyKcal,
    labelsGained: now.filter((name) => !before.includes(name)),
    labelsLost: before.filter((name) => !now.includes(name)),
  };
}

const leastGrams = 0.05;
const leastKcal = 0.5;

function isOne(effect: FoodEffect): boolean {
  const { netCarbsBefore, netCarbsAfter, energyBefore, energyAfter } = effect;
  return (
    effect.labelsGained.length + effect.labelsLost.length > 0 ||
    differsBy(netCarbsBefore, netCarbsAfter, leastGrams) ||
    differsBy(energyBefore, energyAfter, leastKcal)
  );
}

function differsBy(before: number | null, after: number | null, least: number): boolean {
  if (before === null || after === null) return before !== after;
  return Math.abs(before - after) >= least;
}
