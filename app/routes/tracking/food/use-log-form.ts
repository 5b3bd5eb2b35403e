import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { answerTo } from '../../../forms/form-answers.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import type { TrackingIntent } from '../changes/tracking-forms.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';

/** A form of the food log: told when done, emptied for the next, its fields told what is wrong. */
export function useLogForm(intent: TrackingIntent, answer: TrackingAnswer | undefined) {
  const { data } = useFetcher<TrackingAnswer>({ key: intent });
  const form = useRef<HTMLFormElement>(null);
  useAnswerToast(data);
  useResetWhenDone(form, data);
  return { form, problems: (data ?? answerTo(answer, intent))?.problems };
}

export function useResetWhenDone(
  form: React.RefObject<HTMLFormElement | null>,
  answer: TrackingAnswer | undefined,
): void {
  const seen = useRef(answer);
  useEffect(() => {
    if (answer === seen.current) return;
    seen.current = answer;
    if (answer?.outcome === 'done') form.current?.reset();
  }, [form, answer]);
}
