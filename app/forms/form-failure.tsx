import { useEffect, useRef, type RefObject } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { Button } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { FailureWords } from './failure-words.tsx';
import type { FormAnswer } from './form-answers.ts';
import type { IntentState } from './use-intent.ts';

/** Says that the form did not get through; the button sends it as it stands now. */
export function FailureHere({
  words,
  state,
  isToast,
}: {
  words: string;
  state: IntentState;
  /** Readers with scripts are told in a toast. */
  isToast: boolean;
}) {
  const place = useScrollTo(state.answer);
  const alert = (
    <div ref={place} className="col-span-full scroll-my-28">
      <Alert
        tone="danger"
        action={
          <Button type="submit" size="sm" isBusy={state.isBusy} {...intentOf(state)}>
            {m.site_try_again()}
          </Button>
        }
      >
        <FailureWords>{words}</FailureWords>
      </Alert>
    </div>
  );
  return isToast ? <noscript>{alert}</noscript> : alert;
}

/** A long form may have been sent from far below. */
function useScrollTo(answer: FormAnswer | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return place;
}

/** Where several intents share a form, the one that failed is tried again. */
function intentOf({ failedIntent, isShared }: IntentState) {
  return isShared && failedIntent !== null ? { name: 'intent', value: failedIntent } : {};
}

/** Each failure is told once, however often its form is drawn. */
const told = new WeakSet<FormAnswer>();

/** Tells a failure in a toast that sends the form again. */
export function useFailureToast(args: {
  words: string | null | undefined;
  form: RefObject<HTMLFormElement | null>;
  state: IntentState;
}): void {
  const { words, form, state } = args;
  const { answer, again } = state;
  const toast = useToast();
  useEffect(() => {
    if (!words || answer === null || told.has(answer)) return;
    told.add(answer);
    const onPress = () => {
      if (form.current?.isConnected) form.current.requestSubmit();
      else again();
    };
    toast({ text: words, action: { label: m.site_try_again(), onPress } });
  }, [words, answer, again, form, toast]);
}
