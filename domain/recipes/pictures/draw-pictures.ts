import type { Food, FoodId } from '../../foods/food.ts';
import { dish, lookDrawing, litInTheDark, type DrawableRecipe } from '../../illustration/index.ts';
import type { CompiledRecipe, IngredientKey } from '../recipe.ts';

export interface Served {
  recipe: CompiledRecipe;
  foods: ReadonlyMap<FoodId, Food>;
}

interface DishPicture extends Served {
  /** Pictures in `<img>` cannot follow the page's theme, so the dark page asks for its own. */
  isDark: boolean;
}

/** Of the cards that lists are made of; the check judges what they show. */
export const cardSize = { width: 400, height: 300 } as const;

/** The dish as SVG, drawn from its own ingredients; all languages share one picture. */
export function drawDish({ recipe, foods, isDark }: DishPicture): string {
  return dish(drawableRecipe({ recipe, foods }), { ...cardSize, isForDarkPage: isDark });
}

/** The dish without its table, for coloured panels; with air for the handle of a pan. */
export function drawPlate({ recipe, foods }: Served): string {
  return dish(drawableRecipe({ recipe, foods }), { bare: true, zoom: 0.9 });
}

/** What the illustrator is told of a recipe. Alternatives are not on the plate. */
export function drawableRecipe({ recipe, foods }: Served): DrawableRecipe {
  const lines = recipe.ingredients.filter(({ standing }) => standing !== 'alternative');
  const total = lines.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
  return {
    slug: recipe.id,
    title: recipe.texts.en.title,
    dish: recipe.dish,
    ingredients: lines.map((line) => {
      const name = foods.get(line.foodId)?.names.en.singular.toLowerCase() ?? line.foodId;
      return {
        name,
        note: line.notes.en ?? '',
        steps: whatHappensTo({ recipe, key: line.key, name }),
        share: total === 0 ? 0 : line.eatenGrams / total,
      };
    }),
    ...(recipe.art === null ? {} : { art: recipe.art }),
  };
}

/**
 * The sentences of the steps that use an ingredient: those that name it with the one after, which
 * often goes on with "them"; the whole step where none does.
 */
function whatHappensTo({
  recipe,
  key,
  name,
}: {
  recipe: CompiledRecipe;
  key: IngredientKey;
  name: string;
}): string {
  const word = name.split(' ').find((each) => each.length > 2) ?? name;
  const stem = name.includes('egg') ? 'egg' : word.replace(/(s|e)$/, '');
  return recipe.steps
    .filter(({ uses }) => uses.some(({ ingredientKey }) => ingredientKey === key))
    .flatMap(({ texts }) => {
      const sentences = texts.en.split(/(?<=[.;])\s+/);
      const naming = sentences.filter((sentence, index) => {
        const before = sentences[index - 1] ?? '';
        return [sentence, before].some((each) => each.toLowerCase().includes(stem));
      });
      return naming.length === 0 ? sentences : naming;
    })
    .join(' ');
}

/** One food as SVG. */
export function drawFood(food: Food): string | null {
  const drawing = lookDrawing(food.look, { size: 48 });
  return drawing === null ? null : litInTheDark(drawing);
}
