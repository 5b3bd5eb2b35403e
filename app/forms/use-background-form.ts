import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { loadPageScripts } from '../loading/load-page-scripts.ts';
import { messageFor, type FormAnswer } from './form-answers.ts';
import { readSent, type FormSet, type IntentOf, type SentBy } from './form-set.ts';
import { failedAnswer, isFormAnswer } from './sent-form.ts';

type Value = string | number | boolean | readonly string[] | Blob;
type Values = Readonly<Record<string, Value>>;

export interface BackgroundForm<Set extends FormSet> {
  send: (intent: IntentOf<Set>, values: Values) => void;
  /** What is on its way, also while the page that takes it is loaded. */
  sent: SentBy<Set> | null;
  isBusy: boolean;
  answer: FormAnswer | null;
  /** Why it was refused, or that it did not get through. */
  problem: string | undefined;
  /** Sends once more what did not get through. */
  again: (() => void) | null;
}

/** What was pressed last. */
interface Press {
  form: FormData;
  /** It is not sent yet, or not answered. */
  isWaiting: boolean;
  /** Where it could not be sent at all. */
  unsent: FormAnswer | null;
}

/**
 * Sends what is pressed without a form around it, like a switch. The page stays, whether the server
 * takes it or not.
 */
export function useBackgroundForm<Set extends FormSet>(args: {
  set: Set;
  /** Where several parts of the page show one thing. */
  fetcherKey?: string;
  /** The page that takes the form; this one when left out. */
  action?: string;
}): BackgroundForm<Set> {
  const { set, fetcherKey: key, action } = args;
  const { pathname } = useLocation();
  const { data, formData, submit } = useFetcher<unknown>(key === undefined ? {} : { key });
  const [press, setPress] = useState<Press | null>(null);

  async function submitForm(form: FormData): Promise<void> {
    setPress({ form, isWaiting: true, unsent: null });
    // The form is not sent to a page whose scripts cannot be loaded: that page would fail, and what
    // was typed on this one would be lost.
    const isHere = action === undefined || action === pathname || (await loadPageScripts(action));
    const sending = {
      method: 'post',
      preventScrollReset: true,
      ...(hasFile(form) && { encType: 'multipart/form-data' as const }),
      ...(action && { action }),
    } as const;
    if (isHere) await submit(form, sending);
    const unsent = isHere ? null : failedAnswer(form);
    setPress((last) => (last?.form === form ? { form, isWaiting: false, unsent } : last));
  }

  const onItsWay = press?.isWaiting ? press.form : formData;
  const answer = press?.unsent ?? (isFormAnswer(data) ? data : null);
  const isFailed = answer?.outcome === 'failed';
  return {
    send: (intent, values) =>
      void submitForm(formOf([...Object.entries(values), ['intent', intent]])),
    sent: onItsWay ? readSent(set, onItsWay) : null,
    isBusy: onItsWay !== undefined,
    answer,
    problem: isFailed ? set[answer.intent]?.failure() : anyMessage(answer),
    again: isFailed ? () => void submitForm(press?.form ?? formOf(answer.sent)) : null,
  };
}

/** There are no fields to say it at, so the first problem stands for all. */
function anyMessage(answer: FormAnswer | null): string | undefined {
  return messageFor(answer?.problems) ?? answer?.problems[0]?.message;
}

function formOf(fields: readonly (readonly [string, Value])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const each of [value].flat()) form.append(name, each instanceof Blob ? each : `${each}`);
  }
  return form;
}

function hasFile(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value !== 'string');
}
