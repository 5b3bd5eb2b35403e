import { useCallback, useEffect } from 'react';
import { useSubmit } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { TrackingAnswer } from './tracking-answer.ts';

/** Rows move and mount anew with the answer they had: each is told once. */
const told = new WeakSet<TrackingAnswer>();

type Undo = NonNullable<NonNullable<TrackingAnswer['done']>['undo']>;

/** Takes back what was just done. */
function useUndo(): (undo: Undo) => void {
  const submit = useSubmit();
  return useCallback(
    (undo) => {
      const fetcherKey = `${undo.intent} ${undo.ids}`;
      void submit({ ...undo }, { method: 'post', navigate: false, fetcherKey });
    },
    [submit],
  );
}

/** Tells what was done, with its undoing, or why it was not. Fields tell their own problems. */
export function useAnswerToast(answer: TrackingAnswer | undefined): void {
  const toast = useToast();
  const undo = useUndo();
  useEffect(() => {
    if (answer === undefined || told.has(answer)) return;
    told.add(answer);
    const [problem] = answer.problems.filter(({ path }) => path.length === 0);
    if (problem) toast({ text: problem.message });
    if (!answer.done) return;
    const back = answer.done.undo;
    const action = back && { label: m.tracking_undo(), onPress: () => undo(back) };
    toast({ text: answer.done.text, isDone: true, ...(action && { action }) });
  }, [answer, toast, undo]);
}
