import { useCallback, useEffect, useRef } from 'react';
import { useActionData, useSubmit } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { useToast } from '../ui/feedback/toast.tsx';
import type { FormSet, IntentOf, ValuesOf } from './form-set.ts';
import { isFormAnswer } from './sent-form.ts';

type Send<Set extends FormSet> = <Intent extends IntentOf<Set>>(
  intent: Intent,
  values: ValuesOf<Set[Intent]>,
) => void;

/** Sends what no form of the page sends, as from a toast; a failure is told in another one. */
export function useSend<Set extends FormSet>(set: Set): Send<Set> {
  const submit = useSubmit();
  const toast = useToast();
  const answer = useActionData<unknown>();
  const last = useRef<{ intent: string; again: () => void } | null>(null);

  useEffect(() => {
    const { intent, again } = last.current ?? {};
    if (intent === undefined || again === undefined || !isFormAnswer(answer)) return;
    if (answer.outcome !== 'failed' || answer.intent !== intent) return;
    last.current = null;
    const words = set[intent]?.failure() ?? '';
    toast({ text: words, action: { label: m.site_try_again(), onPress: again } });
  }, [answer, set, toast]);

  return useCallback(
    (intent, values) => {
      const form = new FormData();
      form.set('intent', intent);
      for (const [name, value] of Object.entries(values)) form.set(name, String(value));
      const again = () => {
        last.current = { intent, again };
        void submit(form, { method: 'post', replace: true, preventScrollReset: true });
      };
      again();
    },
    [submit],
  );
}
