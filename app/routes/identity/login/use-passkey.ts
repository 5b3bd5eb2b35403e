import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { passkeyAnswer, type PasskeyAsk } from './passkey-answer.ts';
import type { FormProblem } from '../../../forms/form-answers.ts';

/** What the actions answer to both steps. */
interface StepAnswer {
  problems: FormProblem[];
  options?: string | null;
  token?: string | null;
}

interface PasskeyUse {
  ask: PasskeyAsk;
  /** `intent` of the form that asks the server, and of the one that brings the browser's answer. */
  intents: { start: string; finish: string };
}

/**
 * Two questions with the browser's dialog between them: the server's question goes to the browser,
 * and the browser's answer to the server, with the fields of the form.
 */
export function usePasskey({ ask, intents }: PasskeyUse) {
  const fetcher = useFetcher<StepAnswer>();
  const fields = useRef<Record<string, string>>({});
  const answered = useRef<string>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const { data: answer, state, submit } = fetcher;

  useEffect(() => {
    // A submission would break off what the page is loading after the one before.
    if (state !== 'idle') return;
    const { options, token } = answer ?? {};
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

  return { start, problems: answer?.problems, isGivenUp, isBusy: state !== 'idle' };
}
