import { defineError } from '../../lib/errors.ts';

/** There is no such plan, or it is somebody else's: both look the same. */
export const mealPlanNotFound = defineError({
  code: 'meal-plan.not-found',
  status: 404,
  isReportable: false,
});

/** Meal plans are for premium members; everybody else gets the preview. */
export const mealPlanNeedsMembership = defineError({
  code: 'meal-plan.membership-required',
  status: 403,
  isReportable: false,
});

/** Making a plan takes an active subscription. */
export const newMealPlanNeedsMembership = defineError({
  code: 'meal-plan.creation-membership-required',
  status: 403,
  isReportable: false,
});

/** Too many wait for a plan, or one took too long. */
export const plannerBusy = defineError({ code: 'meal-plan.planner-busy', status: 503 });
