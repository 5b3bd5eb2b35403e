import { builder } from '../../../api/builder.ts';
import { MealPlanType } from '../../meal-plans/reading/meal-plan-type.resolvers.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import { findEatenMeals } from './planned-meals.ts';

const EatenMealType = builder.objectRef<{ day: number; meal: Meal }>('EatenMeal').implement({
  fields: (t) => ({
    day: t.exposeInt('day', { description: '0 is the first day of the plan.' }),
    meal: t.expose('meal', { type: MealType }),
  }),
});

builder.objectField(MealPlanType, 'eatenMeals', (t) =>
  t.field({
    type: [EatenMealType],
    description:
      'What the viewer has logged of their own plan; a meal that has passed is not eaten.',
    resolve: ({ plan, relation = 'own' }, _input, { viewer, services: { db } }) => {
      if (viewer === null || relation !== 'own') return [];
      return findEatenMeals({ db, userId: viewer.userId, planId: plan.head.id });
    },
  }),
);
