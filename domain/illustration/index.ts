export {
  foodsOnBoard,
  mostOnBoard,
  placesOnBoard,
  rawFood,
  wood,
  type BoardFood,
} from './board-of-foods.ts';
export { compositionFaults } from './composition-faults.ts';
export { dish, isVesselBare, shownIn, tableOf, type DishOptions } from './dish.ts';
export { ingredient, type IngredientOptions } from './ingredient.ts';
export {
  drawnIngredients,
  plan,
  type DishPlan,
  type DrawableIngredient,
  type DrawableRecipe,
  type DrawnIngredient,
} from './plan.ts';
export { archetypeOf } from './archetype-of.ts';
export {
  archetypeNames,
  archetypeRole,
  isArchetypeName,
  type ArchetypeName,
} from './archetypes/all.ts';
export { formsOf } from './forms/form-of.ts';
export { groupNames, type GroupName } from './ingredient-groups.ts';
export { baseNames, sauceNames, type SauceName } from './sauces.ts';
export { tableNames } from './tablecloth.ts';
export { suits, vesselNames, type VesselName } from './vessel-words.ts';
export { isLook, lookDrawing, shapeNames } from './looks/look.ts';
export { litInTheDark } from './lit-in-the-dark.ts';
