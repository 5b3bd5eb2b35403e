import * as m from '../../../i18n/paraglide/messages.js';
import { isTicked, requestKey, texts } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

const fieldNames = [
  'goals',
  'healthConditions',
  'gender',
  'birthYear',
  'measurementSystem',
  'heightCm',
  'feet',
  'inches',
  'measures',
  'activity',
  'weightUnit',
  'weight',
  'weightPounds',
  'isPregnantOrBreastfeeding',
  'avoid',
  'allergies',
  'cuisines',
  'dishes',
  'isVegetarian',
  'diet',
  'carbLevel',
  'proteinLevel',
  'adults',
  'children',
  'adultNames',
  'childNames',
  'cookingSkill',
  'cookingTime',
  'foodBudget',
  'mealsPerDay',
  'leftovers',
  'acceptsRepeats',
  'challenges',
  'hasWeightGoal',
  'goalWeight',
  'goalWeightPounds',
  'dataConsent',
] as const;

/** Every field of every question; a step sends its own. What they say is read by `readStepForm`. */
export const quizFields = Object.fromEntries(fieldNames.map((name) => [name, texts])) as Record<
  (typeof fieldNames)[number],
  typeof texts
>;

const step = {
  fields: { ...quizFields, isAnswered: isTicked },
  failure: m.onboarding_error,
};

/** The ways to leave a step; with nothing chosen, whatever was pressed before. */
export const stepForms = formSet({ continue: step, nothing: step, back: step, exit: step });

export const keepWeekForms = formSet({
  keep: { fields: { requestKey }, failure: m.meal_plans_error_create },
});
