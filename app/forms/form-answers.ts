import { data } from 'react-router';
import { cleanText } from '../../lib/clean-text.ts';
import { withButton } from './button-sending.ts';

export interface FormProblem {
  path: string[];
  code: string;
  message: string;
}

/**
 * What became of a form. A refused one tells its problems; one that failed never arrived, or the
 * server could not do it: it may be sent again as it is.
 */
export interface FormAnswer<Intent extends string = string, Result = unknown> {
  readonly intent: Intent;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly problems: readonly FormProblem[];
  /** The fields as they were sent, so that nothing typed is lost; without secrets and files. */
  readonly sent: readonly (readonly [name: string, value: string])[];
  readonly result: Result | null;
  /** The status of a failure: 503 says that it may work later. */
  readonly status?: number;
}

/** The answer that a page has for one of its forms. */
export function answerTo<Intent extends string, Result>(
  answer: FormAnswer<Intent, Result> | null | undefined,
  intent: NoInfer<Intent>,
): FormAnswer<Intent, Result> | null {
  return answer?.intent === intent ? answer : null;
}

/** What was typed into a field that is shown again. */
export function typedIn(answer: FormAnswer | null | undefined, name: string): string | undefined {
  if (!answer || answer.outcome === 'done') return undefined;
  return answer.sent.find(([each]) => each === name)?.[1];
}

/**
 * Whether a box is ticked when its form is shown again after a refusal; undefined where no form was
 * sent.
 */
export function tickedIn(answer: FormAnswer | null | undefined, name: string): boolean | undefined {
  if (!answer || answer.outcome === 'done') return undefined;
  return answer.sent.some(([each]) => each === name);
}

/** What was sent in a field, by a form that sends it always. */
export function sentValue(answer: FormAnswer, name: string): string {
  return answer.sent.find(([each]) => each === name)?.[1] ?? '';
}

/** Reads the form that was sent to a page. A request without a form is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanForm(withButton(await request.formData()));
  } catch {
    throw notOurs();
  }
}

/** Cleans the texts of a form by the rule for all texts. Our forms never send what the rule refuses. */
function cleanForm(form: FormData): FormData {
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, cleanText(value, name));
    else cleaned.append(name, value);
  }
  return cleaned;
}

/** The answer to what no form of ours sends. */
export function notOurs() {
  return data({ code: 'input.invalid', message: '' }, { status: 400 });
}

/** The first problem of a field; without a field, of the form as a whole. */
export function messageFor(
  problems: readonly FormProblem[] | undefined,
  field?: string,
): string | undefined {
  return problems?.find(({ path }) => path[0] === field)?.message;
}
