import type { FormAnswer } from './form-answers.ts';
import type { Field } from './fields.ts';
import type { FormSet } from './form-set.ts';

export type SentTexts = FormAnswer['sent'];

/** What a form sends, without its files. */
export function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** The answer to what did not get through. It stays in the browser that sent it. */
export function failedAnswer(form: FormData): FormAnswer {
  const intent = form.get('intent');
  return {
    intent: typeof intent === 'string' ? intent : '',
    outcome: 'failed',
    problems: [],
    sent: textsOf(form),
    result: null,
  };
}

/** Whether the data of an action is an answer to a form: pages may have other data too. */
export function isFormAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'sent' in value;
}

interface OwnForm {
  set: FormSet;
  intents: readonly string[];
  values: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
}

/** Whether it was this form that sent something, and no other of the page with the same intent. */
export function isSameForm(args: OwnForm & { sent: SentTexts }): boolean {
  const { sent, set, intents, values = {} } = args;
  const intent = sent.find(([name]) => name === 'intent')?.[1] || soleIntent(set);
  if (intent === null || !intents.includes(intent)) return false;
  const fields = set[intent]?.fields ?? {};
  return Object.entries(values).every(
    ([name, value]) =>
      !isToldApart(fields[name]) ||
      sent.some(([each, given]) => each === name && given === String(value)),
  );
}

/** Whether forms with different values of a field are different forms: no name of a request tells. */
export function isToldApart(field: Field<unknown> | undefined): boolean {
  return !field?.isFresh && !field?.isSecret;
}

function soleIntent(set: FormSet): string | null {
  const [intent, ...others] = Object.keys(set);
  return intent !== undefined && others.length === 0 ? intent : null;
}
