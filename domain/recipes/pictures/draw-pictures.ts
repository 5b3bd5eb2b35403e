import type { Food, FoodGroup, FoodId } from '../../foods/food.ts';
import { artOf } from './dish-art.rules.ts';
import { dish, ingredient, type DrawableRecipe } from '../../illustration/index.ts';
import type { CompiledRecipe } from '../recipe.ts';

interface Served {
  recipe: CompiledRecipe;
  foods: ReadonlyMap<FoodId, Food>;
}

interface DishPicture extends Served {
  /** Pictures in `<img>` cannot follow the page's theme, so the dark page asks for its own. */
  isDark: boolean;
}

/** The dish as SVG, drawn from its own ingredients; all languages share one picture. */
export function drawDish({ recipe, foods, isDark }: DishPicture): string {
  const size = { width: 400, height: 300 };
  return dish(drawableRecipe({ recipe, foods }), { ...size, isForDarkPage: isDark });
}

/** The dish without its table, for coloured panels; with air for the handle of a pan. */
export function drawPlate({ recipe, foods }: Served): string {
  return dish(drawableRecipe({ recipe, foods }), { bare: true, zoom: 0.9 });
}

/** What the illustrator is told of a recipe. Alternatives are not on the plate. */
export function drawableRecipe({ recipe, foods }: Served): DrawableRecipe {
  const names = recipe.ingredients
    .filter(({ standing }) => standing !== 'alternative')
    .map(({ foodId }) => foods.get(foodId)?.names.en.singular.toLowerCase() ?? foodId);
  return {
    slug: recipe.id,
    title: recipe.texts.en.title,
    dish: isSpooned(recipe) ? 'YOGURT' : recipe.dish,
    ingredients: names,
    art: artOf(recipe),
  };
}

/** Skyr, chia and cottage cheese are bowls too, but nobody serves them on lettuce. */
function isSpooned(recipe: CompiledRecipe): boolean {
  if (recipe.dish === 'PORRIDGE') return true;
  if (/pudding|skyr|granola|whipped tofu/i.test(recipe.texts.en.title)) return true;
  return recipe.dish === 'BOWL' && recipe.meals.includes('BREAKFAST') && recipe.protein !== 'TOFU';
}

/** Poured or put together: by its name an oil would be drawn as seeds, a burrito as beef. */
const undrawnGroups: readonly FoodGroup[] = [
  'drinks',
  'fats',
  'grains',
  'meals',
  'sauces',
  'snacks',
  'sweeteners',
  'sweets',
];
const drawnAllTheSame: readonly FoodId[] = ['butter', 'dark-chocolate', 'mixed-nuts'];
/** Named like another food. */
const misread: readonly FoodId[] = [
  'baked-beans',
  'chocolate-milk',
  'duck-egg',
  'head-cheese',
  'lambs-lettuce',
  'limburger',
  'pickled-herring',
  'soy-milk-chocolate',
  'tofu-yogurt',
  'turkey-egg',
  'turnip-greens',
  'water-chestnut',
  'yogurt-chocolate',
];

/** One food as SVG, or null where it has no drawing. */
export function drawFood(food: Food): string | null {
  const isUndrawn = undrawnGroups.includes(food.group) || misread.includes(food.id);
  if (isUndrawn && !drawnAllTheSame.includes(food.id)) return null;
  return ingredient(food.names.en.singular.toLowerCase(), { size: 48 });
}
