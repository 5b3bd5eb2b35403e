import { doctorReasonsOf, isPregnantOrBreastfeeding, isUnderage } from './doctor-advice.rules.ts';
import type { AnswerName, SurveyAnswers } from './survey-answers.rules.ts';

export type SurveyStage = 1 | 2 | 3;

interface StepDefinition {
  readonly stage: SurveyStage;
  /** The answers this step asks for; none on screens that only tell something. */
  readonly asks: readonly AnswerName[];
}

/** Every step in its order. Stage 1 is about the member, 2 about food, 3 about the week. */
const definitions = {
  WELCOME: { stage: 1, asks: [] },
  GOAL: { stage: 1, asks: ['goals'] },
  SEX: { stage: 1, asks: ['gender'] },
  AGE_AND_HEIGHT: { stage: 1, asks: ['birthYear', 'heightCm', 'measurementSystem'] },
  MEASUREMENT_SYSTEM: { stage: 1, asks: ['measurementSystem', 'weightUnit'] },
  ACTIVITY: { stage: 1, asks: ['activity'] },
  WEIGHT: { stage: 1, asks: ['weightKg'] },
  HEALTH_CONDITIONS: { stage: 1, asks: ['healthConditions', 'isPregnantOrBreastfeeding'] },
  SEE_A_DOCTOR: { stage: 1, asks: ['doctorAdviceRead'] },
  CHEER_FOR_YOU: { stage: 1, asks: [] },
  CARB_LEVEL: { stage: 2, asks: ['carbLevel'] },
  PROTEIN_LEVEL: { stage: 2, asks: ['proteinLevel'] },
  FOODS_TO_AVOID: { stage: 2, asks: ['avoid', 'allergies', 'diet'] },
  CUISINES: { stage: 2, asks: ['cuisines'] },
  FOOD_PREFERENCE: { stage: 2, asks: ['dishes'] },
  CHEER_FOR_FOOD: { stage: 2, asks: [] },
  EATERS: { stage: 3, asks: ['adults', 'children', 'adultNames', 'childNames'] },
  COOKING_SKILLS: { stage: 3, asks: ['cookingSkill'] },
  COOKING_TIME: { stage: 3, asks: ['cookingTime'] },
  FOOD_BUDGET: { stage: 3, asks: ['foodBudget'] },
  MEALS_PER_DAY: { stage: 3, asks: ['mealsPerDay'] },
  LEFTOVERS: { stage: 3, asks: ['leftovers', 'acceptsRepeats'] },
  DIET_CHALLENGES: { stage: 3, asks: ['challenges'] },
  WEIGHT_GOAL: { stage: 3, asks: ['hasWeightGoal', 'goalWeightKg'] },
  DATA_CONSENT: { stage: 3, asks: ['dataConsent'] },
} as const satisfies Record<string, StepDefinition>;

export type SurveyStep = keyof typeof definitions;

export const surveySteps = Object.keys(definitions) as SurveyStep[];
export const stageCount = 3;

export function answersAskedBy(step: SurveyStep): readonly AnswerName[] {
  return definitions[step].asks;
}

/** How many questions somebody answers whom no doctor has to see. */
export const questionCount = surveySteps.filter(
  (step) => step !== 'SEE_A_DOCTOR' && definitions[step].asks.length > 0,
).length;

/** How a step is named in addresses: `AGE_AND_HEIGHT` is `age-and-height`. */
export function slugOfStep(step: SurveyStep): string {
  return step.toLowerCase().replaceAll('_', '-');
}

export function findStepBySlug(slug: string): SurveyStep | null {
  return surveySteps.find((step) => slugOfStep(step) === slug) ?? null;
}

/** The steps that concern this member. Nobody under 18 is asked for more than their age. */
export function stepsFor(args: { answers: SurveyAnswers; thisYear: number }): SurveyStep[] {
  if (isUnderage(args)) {
    const asked = surveySteps.slice(0, surveySteps.indexOf('AGE_AND_HEIGHT') + 1);
    return [...asked, 'SEE_A_DOCTOR'];
  }
  const needsDoctor = doctorReasonsOf(args).length > 0;
  const isExpecting = isPregnantOrBreastfeeding(args.answers);
  return surveySteps.filter((step) => {
    if (step === 'SEE_A_DOCTOR') return needsDoctor;
    // A pregnant or breastfeeding member is not asked for a weight to reach.
    if (step === 'WEIGHT_GOAL') return !isExpecting;
    return true;
  });
}

interface Place {
  readonly steps: readonly SurveyStep[];
  readonly step: SurveyStep;
}

export function nextStep({ steps, step }: Place): SurveyStep | null {
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + 1] ?? null);
}

export function previousStep({ steps, step }: Place): SurveyStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

export interface SurveyProgress {
  readonly stage: SurveyStage;
  /** How much of the stage is behind the member, 0 to 1. */
  readonly fraction: number;
  /** Counted from 1 over all stages. */
  readonly stepNumber: number;
  readonly stepCount: number;
}

export function progressOf({ steps, step }: Place): SurveyProgress {
  const { stage } = definitions[step];
  const inStage = steps.filter((each) => definitions[each].stage === stage);
  const work = inStage.filter((each) => !isCheer(each));
  return {
    stage,
    fraction: Math.max(inStage.indexOf(step), 0) / work.length,
    stepNumber: Math.max(steps.indexOf(step), 0) + 1,
    stepCount: steps.length,
  };
}

/** The screen that ends a stage: nothing is left to do in it. */
function isCheer(step: SurveyStep): step is 'CHEER_FOR_YOU' | 'CHEER_FOR_FOOD' {
  return step === 'CHEER_FOR_YOU' || step === 'CHEER_FOR_FOOD';
}
