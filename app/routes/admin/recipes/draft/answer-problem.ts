import { messageFor, type FormAnswer } from '../../../../forms/form-answers.ts';

/** Why a form was refused, wherever on the page it stands. */
export function answerProblem(answer: FormAnswer | null, intent: string): string | undefined {
  if (answer?.intent !== intent) return undefined;
  return messageFor(answer.problems) ?? answer.problems[0]?.message;
}
