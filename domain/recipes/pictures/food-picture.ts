import type { Food } from '../../foods/food.ts';
import { isLook } from '../../illustration/index.ts';

/** Whether the illustrator can draw it. */
export function hasFoodPicture({ look }: Food): boolean {
  return isLook(look);
}
