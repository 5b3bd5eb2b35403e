import { data, type RouterContextProvider } from 'react-router';
import { logErrorContext } from '../graphql/api.ts';
import { notOurs, readForm, type FormAnswer, type FormProblem } from './form-answers.ts';
import { isFailure, statusOf } from './is-failure.ts';
import { readSent, type FieldsOf, type FormSet, type IntentOf } from './form-set.ts';

const badRequest = 400;
const serverError = 500;

/** Who sent a form, and from where. */
export interface Sending {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Of the page as the browser shows it. */
  url: URL;
}

/** What an operation answers to a form. If there are problems, nothing was changed. */
export interface Outcome<Result> {
  problems: readonly FormProblem[];
  result?: Result | null;
}

/** What is done for each intent of a set: a forgotten one is a type error. */
export type Operations<Set extends FormSet, Result> = {
  readonly [Intent in IntentOf<Set>]: (
    fields: FieldsOf<Set[Intent]>,
    sending: Sending,
  ) => Promise<Outcome<Result>>;
};

export type AnswerOf<Set extends FormSet, Result = unknown> = FormAnswer<IntentOf<Set>, Result>;

/** Answers the forms of a page by two tables: what each sends, and what is done for it. */
export function answerForms<Set extends FormSet, Result>(
  set: Set,
  operations: Operations<Set, Result>,
): (sending: Sending) => Promise<AnswerOf<Set, Result>> {
  return async (sending) => {
    const form = await readForm(sending.request);
    const read = readSent(set, form);
    if (read === null) throw notOurs();
    const { intent } = read;
    const sent = sentTexts({ kind: set[intent], form });
    // Both tables have the same intents, and the fields were read for this one.
    const operation = operations[intent] as (
      fields: object,
      sending: Sending,
    ) => Promise<Outcome<Result>>;
    try {
      const { problems, result = null } = await operation(read.fields, sending);
      return { intent, outcome: problems.length > 0 ? 'refused' : 'done', problems, sent, result };
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (error instanceof Error) sending.context.get(logErrorContext)(error);
      const status = statusOf(error) ?? serverError;
      return { intent, outcome: 'failed', problems: [], sent, result: null, status };
    }
  };
}

function sentTexts({ kind, form }: { kind: FormSet[string] | undefined; form: FormData }) {
  return [...form].flatMap(([name, value]): [string, string][] => {
    const field = kind?.fields[name];
    return field === undefined || field.isSecret || typeof value !== 'string'
      ? []
      : [[name, value]];
  });
}

/** An answer that is shown on the page the form stands on: its data is not asked for anew. */
export function refuse<Answer extends FormAnswer>(answer: Answer) {
  const status = answer.outcome === 'failed' ? (answer.status ?? serverError) : badRequest;
  return data(answer, { status });
}
