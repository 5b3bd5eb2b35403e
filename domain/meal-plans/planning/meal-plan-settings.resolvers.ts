import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import { toldSetting } from '../../planner/settings-words/setting-words.ts';
import { listPlannerSettings, type PlannerSetting } from '../../planner/settings.ts';
import { mostPlanDays } from '../editing/create-meal-plan.ts';
import { mostRecipesPerMeal } from '../meals.rules.ts';
import { trashDays } from '../states/plan-state.rules.ts';
import { peopleOptions } from '../people.rules.ts';

/** The figures that screens and other clients must keep to, from the places they are kept in. */

function toldIn({ locale }: RequestContext, setting: PlannerSetting) {
  return toldSetting(setting, locales[locale].contentLanguage);
}

const PlannerSettingType = builder.objectRef<PlannerSetting>('PlannerSetting').implement({
  description: 'A weight, limit or target of the planner, and why it is what it is.',
  fields: (t) => ({
    group: t.exposeString('group'),
    name: t.exposeString('name', { description: 'As the code has it.' }),
    label: t.string({
      description: 'What it is called, in the language of the endpoint.',
      resolve: (setting, _args, context) => toldIn(context, setting).label,
    }),
    value: t.exposeFloat('value'),
    unit: t.string({ nullable: true, resolve: ({ unit }) => unit ?? null }),
    reason: t.string({
      description: 'In the language of the endpoint.',
      resolve: (setting, _args, context) => toldIn(context, setting).reason,
    }),
    source: t.string({
      nullable: true,
      resolve: (setting, _args, context) => toldIn(context, setting).source,
    }),
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
