import sharp from 'sharp';
import { drawDish, drawFood } from '../../domain/recipes/pictures/draw-pictures.ts';
import type { Food, FoodId } from '../../domain/foods/food.ts';
import type { CompiledRecipe, RecipeId } from '../../domain/recipes/recipe.ts';

/** A few pixels of a picture, as base64: enough to see that it became another one. */
export type Signatures = Readonly<Record<string, string>>;

interface Pictured {
  recipes: readonly CompiledRecipe[];
  foods: readonly Food[];
}

const dishPixels = { width: 12, height: 9 } as const;
const foodPixels = { width: 10, height: 10 } as const;

/** Of the dishes and foods that are named, `dish salmon-soup` and `food:dill`. */
export async function signaturesOf(
  { recipes, foods }: Pictured,
  names: readonly string[],
): Promise<Signatures> {
  const recipesById = new Map<RecipeId, CompiledRecipe>(recipes.map((each) => [each.id, each]));
  const foodsById = new Map<FoodId, Food>(foods.map((food) => [food.id, food]));
  const signatures: [string, string][] = [];
  for (const name of names) {
    const [kind, id = ''] = name.split(' ');
    const recipe = recipesById.get(id);
    const food = foodsById.get(id);
    if (kind === 'dish' && recipe !== undefined) {
      const svg = drawDish({ recipe, foods: foodsById, isDark: false });
      signatures.push([name, await pixelsOf(svg, dishPixels)]);
    } else if (kind === 'food' && food !== undefined) {
      signatures.push([name, await pixelsOf(drawFood(food) ?? '', foodPixels)]);
    }
  }
  return Object.fromEntries(signatures);
}

/** Mean difference of two pictures, 0 to 255. What one cannot see is under about 3. */
export function differenceOf(first: string, second: string): number {
  const [a, b] = [Buffer.from(first, 'base64'), Buffer.from(second, 'base64')];
  if (a.length !== b.length) return 255;
  const sum = a.reduce((total, value, index) => total + Math.abs(value - (b[index] ?? 0)), 0);
  return sum / a.length;
}

async function pixelsOf(svg: string, size: { width: number; height: number }): Promise<string> {
  const pixels = await sharp(Buffer.from(svg))
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.toString('base64');
}
