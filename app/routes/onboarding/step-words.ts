import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';

interface StepWords {
  heading: () => string;
  lead?: () => string;
}

/** The question of each step and the sentence below it. */
export const stepWords: Record<SurveyStep, StepWords> = {
  WELCOME: { heading: m.onboarding_welcome_heading, lead: m.onboarding_welcome_lead },
  GOAL: { heading: m.onboarding_goal_heading, lead: m.onboarding_goal_lead },
  SEX: { heading: m.onboarding_sex_heading, lead: m.onboarding_sex_lead },
  AGE_AND_HEIGHT: { heading: m.onboarding_age_heading },
  MEASUREMENT_SYSTEM: {
    heading: m.onboarding_measures_heading,
    lead: m.onboarding_measures_lead,
  },
  ACTIVITY: { heading: m.onboarding_activity_heading, lead: m.onboarding_activity_lead },
  WEIGHT: { heading: m.onboarding_weight_heading, lead: m.onboarding_weight_lead },
  HEALTH_CONDITIONS: { heading: m.onboarding_health_heading, lead: m.onboarding_health_lead },
  SEE_A_DOCTOR: { heading: m.onboarding_doctor_heading, lead: m.onboarding_doctor_lead },
  CHEER_FOR_YOU: { heading: m.onboarding_cheer_you_heading, lead: m.onboarding_cheer_you_lead },
  CARB_LEVEL: { heading: m.onboarding_carbs_heading, lead: m.onboarding_carbs_lead },
  PROTEIN_LEVEL: { heading: m.onboarding_protein_heading, lead: m.onboarding_protein_lead },
  FOODS_TO_AVOID: { heading: m.onboarding_avoid_heading, lead: m.onboarding_avoid_lead },
  CUISINES: { heading: m.onboarding_cuisines_heading, lead: m.onboarding_skip_all_fine },
  FOOD_PREFERENCE: { heading: m.onboarding_dishes_heading, lead: m.onboarding_skip_all_fine },
  CHEER_FOR_FOOD: { heading: m.onboarding_cheer_food_heading, lead: m.onboarding_cheer_food_lead },
  EATERS: { heading: m.onboarding_eaters_heading, lead: m.onboarding_eaters_lead },
  COOKING_SKILLS: { heading: m.onboarding_skills_heading },
  COOKING_TIME: { heading: m.onboarding_time_heading, lead: m.onboarding_time_lead },
  FOOD_BUDGET: { heading: m.onboarding_budget_heading },
  MEALS_PER_DAY: { heading: m.onboarding_meals_heading },
  LEFTOVERS: { heading: m.onboarding_leftovers_heading, lead: m.onboarding_leftovers_lead },
  DIET_CHALLENGES: { heading: m.onboarding_challenges_heading, lead: m.onboarding_challenges_lead },
  WEIGHT_GOAL: { heading: m.onboarding_weight_goal_heading, lead: m.onboarding_weight_goal_lead },
  DATA_CONSENT: { heading: m.onboarding_consent_heading, lead: m.onboarding_consent_lead },
};
