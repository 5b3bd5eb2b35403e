import { useState, type SubmitEvent } from 'react';
import { useActionData, useFetcher, useLocation, useNavigation, useSubmit } from 'react-router';
import { loadPageScripts } from '../loading/load-page-scripts.ts';
import {
  failedAnswer,
  isFormAnswer,
  isSameForm,
  isToldApart,
  textsOf,
  type SentTexts,
} from './sent-form.ts';
import type { FormAnswer } from './form-answers.ts';
import type { FormSet, IntentOf, ValuesOf } from './form-set.ts';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

interface Asked {
  set: FormSet;
  intents: readonly string[];
  values: Values | undefined;
  action: string | undefined;
  fetcherKey: string | undefined;
}

export interface IntentState {
  isBusy: boolean;
  /** What is on its way. */
  sending: FormData | undefined;
  /** What became of this form, where the page has several of them too. */
  answer: FormAnswer | null;
  failedIntent: string | null;
  /** The form has a button for each of several intents. */
  isShared: boolean;
  /** Where the form is sent, and whether the page is left for that. */
  target: { action?: string; navigate?: boolean; fetcherKey?: string };
  /** Makes sure that what takes the form can be loaded at all. */
  prepare: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Sends once more what was sent. */
  again: () => void;
}

/** The state of one form: whether it is on its way, and what became of it. */
export function useIntent({ set, intents, values, action, fetcherKey }: Asked): IntentState {
  const { pathname } = useLocation();
  const isElsewhere = action !== undefined && pathOf(action) !== pathname;
  const key = fetcherKey ?? (isElsewhere ? keyOf({ set, intents, values, action }) : undefined);
  const fetcher = useFetcher<unknown>({ key: key ?? 'none' });
  const { formData } = useNavigation();
  const actionData = useActionData<unknown>();
  const submit = useSubmit();
  const [unsent, setUnsent] = useState<FormAnswer | null>(null);
  /** While the scripts of the page that takes it are on their way. */
  const [isPreparing, setIsPreparing] = useState(false);

  const isOwn = (sent: SentTexts) => isSameForm({ sent, set, intents, values });
  const known = key === undefined ? actionData : (fetcher.data ?? actionData);
  const isKnown = isFormAnswer(known) && isOwn([['intent', known.intent], ...known.sent]);
  const answer = unsent ?? (isKnown ? known : null);
  const target = {
    ...(action !== undefined && { action }),
    ...(key !== undefined && { navigate: false, fetcherKey: key }),
  };

  /**
   * The form is not sent to a page whose scripts cannot be loaded: that page would fail, and what
   * was typed on this one would be lost.
   */
  function prepare(event: SubmitEvent<HTMLFormElement>): void {
    setUnsent(null);
    if (!isElsewhere || action === undefined) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setIsPreparing(true);
    void loadPageScripts(pathOf(action))
      .then((isLoaded) =>
        isLoaded ? submit(form, { method: 'post', ...target }) : setUnsent(failedAnswer(form)),
      )
      .finally(() => setIsPreparing(false));
  }

  const isOwnSending = formData !== undefined && isOwn(textsOf(formData));
  return {
    isBusy: key === undefined ? isOwnSending : isPreparing || fetcher.state !== 'idle',
    sending: key === undefined ? (isOwnSending ? formData : undefined) : fetcher.formData,
    answer,
    failedIntent: answer?.outcome === 'failed' ? answer.intent || (intents[0] ?? null) : null,
    isShared: intents.length > 1,
    target,
    prepare,
    again: () => {
      const sent = new FormData();
      for (const [name, value] of answer?.sent ?? []) sent.append(name, value);
      void submit(sent, { method: 'post', ...target });
    },
  };
}

/** Whether a form of the page is being sent that stands in another part of the page. */
export function useIsSending<Set extends FormSet, Intent extends IntentOf<Set>>(
  set: Set,
  intent: Intent,
  values?: ValuesOf<Set[Intent]>,
): boolean {
  const { formData } = useNavigation();
  if (formData === undefined) return false;
  return isSameForm({ sent: textsOf(formData), set, intents: [intent], values });
}

function pathOf(action: string): string {
  return action.replace(/[?#].*$/, '');
}

/**
 * The same form of a page has the same key whenever it is drawn, also once the page was loaded again
 * while it is on its way: the answer to a key that is drawn no more leads nowhere.
 */
function keyOf({ set, intents, values = {}, action }: Omit<Asked, 'fetcherKey'>): string {
  const told = Object.entries(values).filter(([name]) =>
    intents.every((intent) => isToldApart(set[intent]?.fields[name])),
  );
  return JSON.stringify([action, intents, told]);
}
