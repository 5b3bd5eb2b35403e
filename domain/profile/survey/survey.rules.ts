import type { Problem } from '../../../lib/problems.ts';
import { doctorReasonsOf } from './doctor-advice.rules.ts';
import type { AnswerName, GivenAnswers, SurveyAnswers } from './survey-answers.rules.ts';
import { problemsOf } from './survey-checks.rules.ts';
import { answersAskedBy, stepsFor, type SurveyStep } from './survey-steps.rules.ts';

interface Survey {
  readonly answers: SurveyAnswers;
  readonly thisYear: number;
}

export interface AnsweredStep {
  /** Of this step; when there are any, the answers are not kept. */
  readonly problems: readonly Problem[];
  readonly answers: SurveyAnswers;
}

/** The answers after a step was filled in. Only what the step asks for is taken from `given`. */
export function answerStep(args: Survey & { step: SurveyStep; given: GivenAnswers }): AnsweredStep {
  const { answers, thisYear, step, given } = args;
  const taken = step === 'SEE_A_DOCTOR' ? { doctorAdviceRead: doctorReasonsOf(args) } : given;
  const merged = mergeAnswers({ answers, given: taken, names: answersAskedBy(step) });
  const problems = problemsOf({ answers: merged, thisYear, step });
  return { problems, answers: problems.length === 0 ? merged : answers };
}

function mergeAnswers(args: {
  answers: SurveyAnswers;
  given: GivenAnswers;
  names: readonly AnswerName[];
}): SurveyAnswers {
  const merged = { ...args.answers, ...pickGiven(args) };
  return Object.fromEntries(
    Object.entries(merged).filter(([, answer]) => answer !== null && answer !== undefined),
  );
}

function pickGiven(args: { given: GivenAnswers; names: readonly AnswerName[] }): GivenAnswers {
  const named = args.names.filter((name) => args.given[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, args.given[name]]));
}

/** Where to resume: the first step whose answers are missing or no longer fit the others. */
export function firstOpenStep(survey: Survey): SurveyStep | null {
  return stepsFor(survey).find((step) => problemsOf({ ...survey, step }).length > 0) ?? null;
}

type OnlyForSome = 'doctorAdviceRead' | 'isPregnantOrBreastfeeding' | 'hasWeightGoal';
type NeverNeeded =
  | 'allergies'
  | 'diet'
  | 'acceptsRepeats'
  | 'goalWeightKg'
  | 'adults'
  | 'children'
  | 'adultNames'
  | 'childNames'
  | 'weighedAt';

/** Answers a meal plan can be made from. */
export type CompleteAnswers = SurveyAnswers &
  Required<Omit<SurveyAnswers, OnlyForSome | NeverNeeded>>;

export function findCompleteAnswers(survey: Survey): CompleteAnswers | null {
  // The steps have just checked what the type claims.
  return firstOpenStep(survey) === null ? (survey.answers as CompleteAnswers) : null;
}
