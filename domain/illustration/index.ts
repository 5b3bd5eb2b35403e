export { dish, tableOf, type DishOptions } from './dish.ts';
export { ingredient, type IngredientOptions } from './ingredient.ts';
export { plan, type DishPlan, type DrawableRecipe } from './plan.ts';
export { archetypeOf } from './words.ts';
export { archetypeNames, type ArchetypeName } from './archetypes/all.ts';
export { groupNames, type GroupName } from './ingredient-groups.ts';
export type { SauceName } from './sauces.ts';
export type { VesselName } from './vessel-words.ts';
