import type { Food } from '../food.ts';

/**
 * Policy: whether the viewer may see the figures of a food. What it is called, its picture and its
 * net carbs are open to everyone.
 */
export function canSeeFigures({
  food,
  isPremium,
}: {
  food: Pick<Food, 'isPremium'>;
  /** Whether premium content is open to the viewer. */
  isPremium: boolean;
}): boolean {
  return isPremium || !food.isPremium;
}
