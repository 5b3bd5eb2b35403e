import { useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { loadPageScripts } from '../loading/load-page-scripts.ts';
import { messageFor, type FormAnswer } from './form-answers.ts';
import { readSent, type FormSet, type IntentOf, type SentBy } from './form-set.ts';
import { failedAnswer, isFormAnswer } from './sent-form.ts';

type Values = Readonly<Record<string, string | number | boolean | readonly string[] | Blob>>;

export interface BackgroundForm<Set extends FormSet> {
  send: (intent: IntentOf<Set>, values: Values) => void;
  /** What is on its way. */
  sent: SentBy<Set> | null;
  isBusy: boolean;
  answer: FormAnswer | null;
  /** Why it was refused, or that it did not get through. */
  problem: string | undefined;
  /** Sends once more what did not get through. */
  again: (() => void) | null;
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
  const { data, formData, state, submit } = useFetcher<unknown>(key === undefined ? {} : { key });
  const [unsent, setUnsent] = useState<FormAnswer | null>(null);
  const last = useRef<FormData>(null);

  async function submitForm(form: FormData): Promise<void> {
    last.current = form;
    setUnsent(null);
    // The form is not sent to a page whose scripts cannot be loaded: that page would fail, and what
    // was typed on this one would be lost.
    const isHere = action === undefined || action === pathname || (await loadPageScripts(action));
    if (!isHere) return setUnsent(failedAnswer(form));
    const encType = hasFile(form) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    const sending = { method: 'post', encType, preventScrollReset: true } as const;
    await submit(form, { ...sending, ...(action && { action }) });
  }

  const answer = unsent ?? (isFormAnswer(data) ? data : null);
  const isFailed = answer?.outcome === 'failed';
  return {
    send: (intent, values) => void submitForm(formOf({ ...values, intent })),
    sent: formData ? readSent(set, formData) : null,
    isBusy: state !== 'idle',
    answer,
    problem: isFailed ? set[answer.intent]?.failure() : anyMessage(answer),
    again: isFailed ? () => void submitForm(last.current ?? formOfSent(answer)) : null,
  };
}

/** There are no fields to say it at, so the first problem stands for all. */
function anyMessage(answer: FormAnswer | null): string | undefined {
  return messageFor(answer?.problems) ?? answer?.problems[0]?.message;
}

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else for (const each of [value].flat()) form.append(name, String(each));
  }
  return form;
}

function hasFile(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value !== 'string');
}

function formOfSent({ sent }: FormAnswer): FormData {
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value);
  return form;
}
