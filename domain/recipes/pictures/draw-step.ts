import type { Food, FoodGroup } from '../../foods/food.ts';
import { dish, foodsOnBoard, mostOnBoard, type BoardFood } from '../../illustration/index.ts';
import type { IngredientKey } from '../recipe.ts';
import { atStage, type Staged } from './at-stage.ts';
import { cardSize, drawDish, type Served } from './draw-pictures.ts';
import { drawnStages } from './drawn-stages.ts';

interface StepPicture extends Served {
  index: number;
  isDark: boolean;
}

const fleshGroups: readonly FoodGroup[] = ['fish', 'meat', 'poultry', 'shellfish'];
/** Lie on a board only where there is room. */
const minorGroups: readonly FoodGroup[] = ['fats', 'spices', 'sweeteners'];

/** What a dish looks like at one of its steps; null where there is no such step. */
export function drawStep({ recipe, foods, index, isDark }: StepPicture): string | null {
  const stage = drawnStages({ recipe, foods })[index];
  if (stage === undefined) return null;
  if (stage.state === 'PLATED') return drawDish({ recipe, foods, isDark });
  if (stage.state === 'RAW') return drawBoard({ recipe, foods, stage, index, isDark });
  const drawable = atStage({ recipe, foods, stage, index });
  return dish(drawable, { ...cardSize, isForDarkPage: isDark });
}

export function asBoardFood({ look, group }: Food): BoardFood {
  return { look, isFlesh: fleshGroups.includes(group) };
}

export function asChosenFood(look: string): BoardFood {
  return { look, isFlesh: false };
}

function drawBoard({ recipe, foods, stage, index, isDark }: Staged & { isDark: boolean }): string {
  const { keys, isCooked } = stage;
  const chosen = recipe.steps[index]?.art?.items?.map(asChosenFood);
  const lying = chosen ?? foodsOf({ recipe, foods, keys }).map(asBoardFood);
  return foodsOnBoard({
    slug: `${recipe.id} ${index}`,
    foods: lying.map((food) => ({ ...food, isCooked })),
    isForDarkPage: isDark,
  });
}

/** The heaviest first; oils and spices where nothing else wants their place. Water is not shown. */
export function foodsOf(args: Served & { keys: readonly IngredientKey[] }): Food[] {
  const { recipe, foods, keys } = args;
  const lines = recipe.ingredients.filter(({ key }) => keys.includes(key));
  const known = lines.flatMap(({ foodId, eatenGrams }) => {
    const food = foods.get(foodId);
    return food === undefined || foodId === 'water' ? [] : [{ food, eatenGrams }];
  });
  const isMinor = ({ food }: { food: Food }) => Number(minorGroups.includes(food.group));
  const sorted = known
    .toSorted((a, b) => isMinor(a) - isMinor(b) || b.eatenGrams - a.eatenGrams)
    .map(({ food }) => food);
  const looks = new Map(sorted.map((food) => [food.look, food]));
  return [...looks.values()].slice(0, mostOnBoard);
}
