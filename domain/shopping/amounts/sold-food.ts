import type { Food } from '../../foods/food.ts';

/** What the list has to know of a food. */
export type SoldFood = Pick<
  Food,
  'id' | 'group' | 'aisle' | 'names' | 'densityGramsPerMl' | 'gramsPerMeasure' | 'purchase'
>;
