import { builder } from '../../../api/builder.ts';
import type { ProposedChange } from './proposed-changes.rules.ts';

const preferences = [
  'cookingTime',
  'cookingSkill',
  'leftovers',
  'repeatsAfterDays',
  'mealsPerDay',
  'carbLevel',
  'avoid',
] as const satisfies readonly ProposedChange['preference'][];

const MealPlanPreferenceType = builder.enumType('MealPlanPreference', { values: preferences });

export const MealPlanRelaxationType = builder
  .objectRef<ProposedChange>('MealPlanRelaxation')
  .implement({
    description: 'A preference that would have to give way before a plan is possible.',
    fields: (t) => ({
      preference: t.expose('preference', { type: MealPlanPreferenceType }),
      from: t.exposeString('from', { nullable: true, description: 'As it is; null for `avoid`.' }),
      to: t.exposeString('to', { nullable: true, description: 'As it would be.' }),
      group: t.exposeString('group', {
        nullable: true,
        description: 'The foods of `avoid` that would be eaten after all.',
      }),
      reasonCode: t.exposeString('reasonCode', { description: 'What there is too little of.' }),
      alternative: t.exposeInt('alternative', {
        description: 'Changes of one number are needed together; another number is another way.',
      }),
    }),
  });
