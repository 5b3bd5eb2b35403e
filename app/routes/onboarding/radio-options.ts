import * as m from '../../../i18n/paraglide/messages.js';
import type { RadioOption } from './radio-step.tsx';

/** The questions with one answer out of a few, by the answer's name. */
export const radioOptions = {
  gender: [
    { value: 'FEMALE', title: m.onboarding_sex_female },
    { value: 'MALE', title: m.onboarding_sex_male },
    { value: 'OTHER', title: m.onboarding_sex_other, detail: m.onboarding_sex_other_detail },
  ],
  measures: [
    {
      value: 'METRIC',
      title: m.onboarding_measures_metric,
      detail: m.onboarding_measures_metric_detail,
    },
    { value: 'US', title: m.onboarding_measures_us, detail: m.onboarding_measures_us_detail },
    {
      value: 'STONE',
      title: m.onboarding_measures_stone,
      detail: m.onboarding_measures_stone_detail,
    },
  ],
  activity: [
    {
      value: 'LESS_ACTIVE',
      title: m.onboarding_activity_less,
      detail: m.onboarding_activity_less_detail,
    },
    {
      value: 'MODERATE',
      title: m.onboarding_activity_moderate,
      detail: m.onboarding_activity_moderate_detail,
    },
    {
      value: 'ACTIVE',
      title: m.onboarding_activity_active,
      detail: m.onboarding_activity_active_detail,
    },
  ],
  carbLevel: [
    { value: 'STRICT', title: m.onboarding_carbs_strict, detail: m.onboarding_carbs_strict_detail },
    {
      value: 'MODERATE',
      title: m.onboarding_carbs_moderate,
      detail: m.onboarding_carbs_moderate_detail,
    },
    {
      value: 'LIBERAL',
      title: m.onboarding_carbs_liberal,
      detail: m.onboarding_carbs_liberal_detail,
    },
    { value: 'UNKNOWN', title: m.onboarding_not_sure, detail: m.onboarding_carbs_unknown_detail },
  ],
  proteinLevel: [
    {
      value: 'ADEQUATE_PROTEIN',
      title: m.onboarding_protein_adequate,
      detail: m.onboarding_protein_adequate_detail,
    },
    {
      value: 'HIGH_PROTEIN',
      title: m.onboarding_protein_high,
      detail: m.onboarding_protein_high_detail,
    },
    {
      value: 'UNKNOWN_PROTEIN',
      title: m.onboarding_not_sure,
      detail: m.onboarding_protein_unknown_detail,
    },
  ],
  cookingSkill: [
    {
      value: 'beginner',
      title: m.onboarding_skills_beginner,
      detail: m.onboarding_skills_beginner_detail,
    },
    {
      value: 'average',
      title: m.onboarding_skills_average,
      detail: m.onboarding_skills_average_detail,
    },
    {
      value: 'masterChef',
      title: m.onboarding_skills_master,
      detail: m.onboarding_skills_master_detail,
    },
  ],
  cookingTime: [
    {
      value: 'minimal',
      title: m.onboarding_time_minimal,
      detail: m.onboarding_time_minimal_detail,
    },
    {
      value: 'average',
      title: m.onboarding_time_average,
      detail: m.onboarding_time_average_detail,
    },
    { value: 'plenty', title: m.onboarding_time_plenty, detail: m.onboarding_time_plenty_detail },
  ],
  foodBudget: [
    { value: 'less', title: m.onboarding_budget_less, detail: m.onboarding_budget_less_detail },
    {
      value: 'average',
      title: m.onboarding_budget_average,
      detail: m.onboarding_budget_average_detail,
    },
    { value: 'more', title: m.onboarding_budget_more, detail: m.onboarding_budget_more_detail },
  ],
  mealsPerDay: [
    { value: '2', title: m.onboarding_meals_two, detail: m.onboarding_meals_two_detail },
    { value: '3', title: m.onboarding_meals_three, detail: m.onboarding_meals_three_detail },
  ],
  leftovers: [
    { value: 'yes', title: m.onboarding_leftovers_yes, detail: m.onboarding_leftovers_yes_detail },
    { value: 'no', title: m.onboarding_leftovers_no, detail: m.onboarding_leftovers_no_detail },
  ],
  hasWeightGoal: [
    {
      value: 'yes',
      title: m.onboarding_weight_goal_yes,
      detail: m.onboarding_weight_goal_yes_detail,
    },
    { value: 'no', title: m.onboarding_weight_goal_no, detail: m.onboarding_weight_goal_no_detail },
  ],
} as const satisfies Record<string, readonly RadioOption[]>;
