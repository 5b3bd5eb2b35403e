import type { FindEatenMeals } from './cooked/find-so-far.ts';
import type { FindFavoriteRecipes } from './planning/find-opinions.ts';
import type { FindLentDishes } from './reading/find-planned-dish.ts';
import type { ThemedPlanKeeper } from './themed/themed-plan-place.ts';
import type { ThemedPlanIndex } from './themed/compile-themed-plans.ts';

declare module '../../api/context.ts' {
  interface Services {
    themedPlans: ThemedPlanIndex;
    themedPlanKeeper: ThemedPlanKeeper;
    findFavoriteRecipes: FindFavoriteRecipes;
    findLentDishes: FindLentDishes;
    findEatenMeals: FindEatenMeals;
  }
}
