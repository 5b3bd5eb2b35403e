import { builder } from '../../../api/builder.ts';
import { invalidInput } from '../../../lib/problems.ts';
import { MealType, RecipeTimesType } from '../../recipes/recipe-type.resolvers.ts';
import { mealPlanNotFound } from '../meal-plans.errors.ts';
import { DayNutritionType } from '../reading/day-nutrition.resolvers.ts';
import { requireMealPlanEditor } from '../reading/view-plan.ts';
import { daysInstead, type DayInstead } from './days-instead.ts';

/** As many as a sheet offers at once. */
const mostDishes = 50;

const openMeal = 'Whether other days of the plan have a meal that it then has not.';

const LunchDayType = builder
  .objectRef<NonNullable<DayInstead['lunchDay']>>('MealPlanLunchDayInstead')
  .implement({
    description: 'What the day becomes whose lunch is the rest of a dinner.',
    fields: (t) => ({
      index: t.exposeInt('index'),
      nutrition: t.expose('nutrition', { type: DayNutritionType }),
      hasOpenMeal: t.exposeBoolean('hasOpenMeal', { description: openMeal }),
    }),
  });

const DayInsteadType = builder.objectRef<DayInstead>('MealPlanDayInstead').implement({
  description: 'What a day of a plan becomes with another dish.',
  fields: (t) => ({
    recipeId: t.exposeID('recipeId'),
    nutrition: t.expose('nutrition', { type: DayNutritionType }),
    hasOpenMeal: t.exposeBoolean('hasOpenMeal', { description: openMeal }),
    lunchDay: t.expose('lunchDay', { type: LunchDayType, nullable: true }),
    times: t.expose('times', {
      type: RecipeTimesType,
      description: 'Of the dish, as much of it as would be cooked.',
    }),
  }),
});

builder.queryField('mealPlanDaysInstead', (t) =>
  t.field({
    type: [DayInsteadType],
    description:
      'What the day of a place becomes with each of some dishes, as the plan cooks them, in a plan ' +
      'that the viewer may change. Dishes that cannot be had there are left out.',
    args: {
      mealPlanId: t.arg.id({ required: true }),
      day: t.arg.int({ required: true }),
      meal: t.arg({ type: MealType, required: true }),
      swappedRecipeId: t.arg.id({ description: 'The recipe that is to give way.' }),
      instead: t.arg.idList({ required: true, description: `At most ${mostDishes} recipes.` }),
    },
    resolve: async (_root, { mealPlanId, day, meal, swappedRecipeId, instead }, context) => {
      if (instead.length > mostDishes) throw invalidInput();
      const { place } = requireMealPlanEditor({ context, mealPlanId: String(mealPlanId) });
      const plan = await place.find();
      if (plan === null) throw mealPlanNotFound();
      const { content } = context.services;
      const swappedId = swappedRecipeId ?? null;
      return daysInstead({ plan, content, place: { day, meal }, swappedId, instead });
    },
  }),
);
