import type { AddToListResult } from '../add/add-to-list.tsx';
import type { PlanAnswer } from '../add/add-to-plan.ts';
import type { RatingAnswer } from '../rating/rate.ts';

/** What came of whatever was asked of the recipe's page. */
export type RecipeAnswer = AddToListResult | PlanAnswer | RatingAnswer;

/** The answer to one of the page's forms; null when another one was sent, or none. */
export function answerTo<Intent extends RecipeAnswer['intent']>(args: {
  intent: Intent;
  answer: RecipeAnswer | null;
}): Extract<RecipeAnswer, { intent: Intent }> | null {
  const { intent, answer } = args;
  if (answer === null || answer.intent !== intent) return null;
  return answer as Extract<RecipeAnswer, { intent: Intent }>;
}
