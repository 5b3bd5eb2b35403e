import { doctorReasons, type DoctorReason, type SurveyAnswers } from './survey-answers.rules.ts';

export const leastAgeYears = 18;
export const mostAgeYears = 100;

/** Only the year of birth is known: a birthday counts from the first of January. */
export function ageInYears(args: { birthYear: number; thisYear: number }): number {
  return args.thisYear - args.birthYear;
}

export function isUnderage(args: { answers: SurveyAnswers; thisYear: number }): boolean {
  const { birthYear } = args.answers;
  if (birthYear === undefined) return false;
  return ageInYears({ birthYear, thisYear: args.thisYear }) < leastAgeYears;
}

export function isPregnantOrBreastfeeding(answers: SurveyAnswers): boolean {
  return answers.gender !== 'MALE' && answers.isPregnantOrBreastfeeding === true;
}

/** Why a doctor has to be asked before the first meal plan, the weightiest first. */
export function doctorReasonsOf(args: {
  answers: SurveyAnswers;
  thisYear: number;
}): DoctorReason[] {
  const conditions = args.answers.healthConditions ?? [];
  const applies: Record<DoctorReason, boolean> = {
    UNDER_18: isUnderage(args),
    PREGNANT_OR_BREASTFEEDING: isPregnantOrBreastfeeding(args.answers),
    TYPE1_DIABETES: conditions.includes('TYPE1_DIABETES'),
    TYPE2_DIABETES: conditions.includes('TYPE2_DIABETES'),
    HIGH_BLOOD_PRESSURE: conditions.includes('HIGH_BLOOD_PRESSURE'),
  };
  return doctorReasons.filter((reason) => applies[reason]);
}
