import type { FormProblem } from '../../forms/form-answers.ts';

/** What the page is told of a switch or button that was refused. */
export interface NotificationsAnswer {
  problems: FormProblem[];
}
