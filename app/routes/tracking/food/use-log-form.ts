import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import type { TrackingIntent } from '../changes/tracking-changes.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

/** A form of the food log: told when done, emptied for the next, its fields told what is wrong. */
export function useLogForm(intent: TrackingIntent, answer: TrackingAnswer | undefined) {
  const fetcher = useFetcher<TrackingAnswer>({ key: intent });
  const own = fetcher.data ?? (answer?.intent === intent ? answer : undefined);
  const form = useFocusOnProblem(own?.problems);
  useAnswerToast(fetcher.data);
  const seen = useRef(fetcher.data);
  useEffect(() => {
    if (fetcher.data === seen.current) return;
    seen.current = fetcher.data;
    if (fetcher.data?.done) form.current?.reset();
  }, [form, fetcher.data]);
  return { fetcher, form, problems: own?.problems, isBusy: fetcher.state !== 'idle' };
}
