import type { Food } from '../../foods/food.ts';
import { drawFood } from './draw-pictures.ts';

const known = new WeakMap<Food, boolean>();

/** Whether the illustrator can draw it; drawing is the only way to know. */
export function hasFoodPicture(food: Food): boolean {
  const answer = known.get(food) ?? drawFood(food) !== null;
  known.set(food, answer);
  return answer;
}
