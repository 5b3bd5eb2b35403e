import { builder } from '../../../api/builder.ts';
import { MealType } from '../../recipes/recipe-type.resolvers.ts';
import { MealPlanChangeType } from '../editing/meal-plan-changes.resolvers.ts';
import type { DishPlace } from '../meals.rules.ts';
import { requireMealPlanReader } from '../meal-plans.policies.ts';
import { MealPlanType } from '../reading/meal-plan-type.resolvers.ts';
import { viewPlan } from '../reading/view-plan.ts';
import { listCookedDishes } from './cooked-dishes.store.ts';
import { markDishCooked } from './mark-dish-cooked.ts';

const CookedDishType = builder.objectRef<DishPlace>('CookedDish').implement({
  fields: (t) => ({
    day: t.exposeInt('day', { description: '0 is the first day of the plan.' }),
    meal: t.expose('meal', { type: MealType }),
    recipeId: t.exposeID('recipeId'),
  }),
});

builder.objectField(MealPlanType, 'cookedDishes', (t) =>
  t.field({
    type: [CookedDishType],
    description: 'What the viewer has cooked of their own plan.',
    resolve: ({ plan, relation = 'own' }, _input, { viewer, services: { db } }) => {
      if (viewer === null || relation !== 'own') return [];
      return listCookedDishes({ db, userId: viewer.userId, mealPlanId: plan.head.id });
    },
  }),
);

const MarkCookedInput = builder.inputType('MarkDishCookedInput', {
  fields: (t) => ({
    dish: t.string({ required: true, description: 'The `key` of a dish of an own meal plan.' }),
    recipeId: t.id({ required: true }),
    isCooked: t.boolean({ required: true, description: 'False takes it back.' }),
  }),
});

builder.mutationField('markDishCooked', (t) =>
  t.field({
    type: MealPlanChangeType,
    description: 'Whether a dish of a plan has been cooked; told twice, it is still once.',
    args: { input: t.arg({ type: MarkCookedInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireMealPlanReader(context);
      const { db, clock } = context.services;
      const { dish: key, isCooked } = input;
      const recipeId = String(input.recipeId);
      const marked = await markDishCooked({ db, clock, userId, key, recipeId, isCooked });
      if (!marked.ok) return { problems: [...marked.reason], mealPlan: null };
      const mealPlan = await viewPlan({ plan: marked.value, relation: 'own', context });
      return { problems: [], mealPlan };
    },
  }),
);
