import type { RouterContextProvider } from 'react-router';
import { avoidedFoods } from '../../../domain/profile/preferences/food-avoidance.rules.ts';
import type { SurveyAnswers } from '../../../domain/profile/survey/survey-answers.rules.ts';
import type { SurveyStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import { execute } from '../../graphql/api.ts';
import { readLeftOut } from './left-out.ts';
import { FittingRecipesDocument } from './operations.gen.ts';

/** How many dishes stay on the table; null on the other steps. */
export async function countFitting(args: {
  context: Readonly<RouterContextProvider>;
  step: SurveyStep;
  query: URLSearchParams;
  answers: SurveyAnswers;
}): Promise<number | null> {
  const { context, step, query, answers } = args;
  if (step !== 'FOODS_TO_AVOID') return null;
  const leftOut = readLeftOut(query) ?? answers;
  const variables = { avoid: [...avoidedFoods(leftOut)], diet: leftOut.diet ?? null };
  return (await execute(context, FittingRecipesDocument, variables)).fittingRecipeCount;
}
