import type { AnswerOf, Operations, Outcome } from '../../../forms/answer-forms.ts';
import type { FormProblem } from '../../../forms/form-answers.ts';
import type { trackingForms } from './tracking-forms.ts';

/** The form that takes back what was done. */
export interface Undo {
  intent: 'delete' | 'restore' | 'delete-food' | 'restore-food';
  ids: string;
}

/** What was done in words, with the way back. */
export interface Done {
  text: string;
  undo: Undo | null;
}

export type TrackingAnswer = AnswerOf<typeof trackingForms, Done>;
export type TrackingOperations = Operations<typeof trackingForms, Done>;

/** With problems nothing was done. */
export function outcome(args: {
  problems: readonly FormProblem[];
  text: string;
  undo?: Undo | null;
}): Outcome<Done> {
  const { problems, text, undo = null } = args;
  return { problems, result: problems.length === 0 ? { text, undo } : null };
}
