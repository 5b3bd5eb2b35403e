import type { Viewer } from '../identity/viewer/viewer.ts';

/** Policy: premium members search, each their own, meal plans; recipes are open to everyone. */
export function mealPlanSearcher(args: {
  viewer: Viewer | null;
  isPremium: boolean;
}): Viewer | null {
  return args.isPremium ? args.viewer : null;
}
