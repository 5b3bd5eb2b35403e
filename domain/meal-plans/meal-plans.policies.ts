import { requireViewer } from '../identity/viewer/require-viewer.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { mealPlanNeedsMembership, newMealPlanNeedsMembership } from './meal-plans.errors.ts';

interface Asking {
  viewer: Viewer | null;
  isPremium: boolean;
}

/** Policy: premium members read and change their own plans. Takes the request context. */
export function requireMealPlanReader({ viewer, isPremium }: Asking): Viewer {
  const reader = requireViewer({ viewer });
  if (!isPremium) throw mealPlanNeedsMembership();
  return reader;
}

/** Policy: premium members make plans. Takes the request context. */
export function requireMealPlanMaker({ viewer, isPremium }: Asking): Viewer {
  const maker = requireViewer({ viewer });
  if (!isPremium) throw newMealPlanNeedsMembership();
  return maker;
}
