import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, type FormAnswer } from '../../../forms/form-answers.ts';
import type { FormSet, IntentOf } from '../../../forms/form-set.ts';
import { isFormAnswer } from '../../../forms/sent-form.ts';
import { passkeyAnswer, type PasskeyAsk } from './passkey-answer.ts';

/** What the server asks of the browser's keys. */
export interface PasskeyQuestion {
  options: string | null;
  token: string | null;
}

interface PasskeyUse<Set extends FormSet> {
  ask: PasskeyAsk;
  set: Set;
  /** Of the form that asks the server, and of the one that brings the browser's answer. */
  intents: { start: IntentOf<Set>; finish: IntentOf<Set> };
}

/**
 * Two questions with the browser's dialog between them: the server's question goes to the browser,
 * and the browser's answer to the server, with the fields of the form.
 */
export function usePasskey<Set extends FormSet>({ ask, set, intents }: PasskeyUse<Set>) {
  const { data, state, submit } = useFetcher<FormAnswer<string, PasskeyQuestion>>();
  const fields = useRef<Record<string, string>>({});
  const answered = useRef<string>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const answer = isFormAnswer(data) ? data : null;

  useEffect(() => {
    // A submission would break off what the page is loading after the one before.
    if (state !== 'idle') return;
    const { options, token } = answer?.result ?? {};
    if (!options || !token || answered.current === token) return;
    answered.current = token;
    void passkeyAnswer({ ask, options }).then(
      (given) =>
        submit(
          { ...fields.current, intent: intents.finish, token, answer: given },
          { method: 'post' },
        ),
      () => setIsGivenUp(true),
    );
  }, [answer, ask, intents.finish, state, submit]);

  function start(values: Record<string, string>) {
    fields.current = values;
    setIsGivenUp(false);
    void submit({ ...values, intent: intents.start }, { method: 'post' });
  }

  const isFailed = answer?.outcome === 'failed';
  const problem = isFailed ? set[answer.intent]?.failure() : messageFor(answer?.problems);
  return {
    start,
    problems: answer?.problems,
    problem: problem ?? (isGivenUp ? m.error_passkey_failed() : undefined),
    isBusy: state !== 'idle',
    /** The form did not get through: it may be sent again as it was. */
    again: isFailed ? () => start(fields.current) : null,
  };
}
