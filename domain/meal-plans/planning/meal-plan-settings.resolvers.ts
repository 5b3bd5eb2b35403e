import { builder } from '../../../api/builder.ts';
import { listPlannerSettings, type PlannerSetting } from '../../planner/settings.ts';
import { mostPlanDays } from '../editing/create-meal-plan.ts';
import { mostRecipesPerMeal } from '../meals.rules.ts';
import { trashDays } from '../states/plan-state.rules.ts';
import { peopleOptions } from '../people.rules.ts';

/** The figures that screens and other clients must keep to, from the places they are kept in. */

const PlannerSettingType = builder.objectRef<PlannerSetting>('PlannerSetting').implement({
  description: 'A weight, limit or target of the planner, and why it is what it is.',
  fields: (t) => ({
    group: t.exposeString('group'),
    name: t.exposeString('name'),
    value: t.exposeFloat('value'),
    unit: t.string({ nullable: true, resolve: ({ unit }) => unit ?? null }),
    reason: t.exposeString('reason', { description: 'In English.' }),
    source: t.string({ nullable: true, resolve: ({ source }) => source ?? null }),
  }),
});

const MealPlanSettingsType = builder
  .objectRef<Record<string, never>>('MealPlanSettings')
  .implement({
    fields: (t) => ({
      mostRecipesPerMeal: t.int({ resolve: () => mostRecipesPerMeal }),
      mostDays: t.int({ resolve: () => mostPlanDays }),
      servingsOptions: t.intList({
        description: 'For how many adults a plan may be cooked.',
        resolve: () => [...peopleOptions],
      }),
      trashDays: t.int({
        description: 'For so long a deleted plan can be restored.',
        resolve: () => trashDays,
      }),
      planner: t.field({ type: [PlannerSettingType], resolve: () => listPlannerSettings() }),
    }),
  });

builder.queryField('getMealPlanSettings', (t) =>
  t.field({
    type: MealPlanSettingsType,
    description: 'What meal plans keep to, for everyone.',
    resolve: () => ({}),
  }),
);
