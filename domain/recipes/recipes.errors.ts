import { defineError } from '../../lib/errors.ts';

/** No recipe has this slug in any language. */
export const recipeNotFound = defineError({
  code: 'recipe.not-found',
  status: 404,
  isReportable: false,
});

/** How the recipe is made is for premium members. */
export const recipeForMembers = defineError({
  code: 'recipe.membership-required',
  status: 403,
  isReportable: false,
});
