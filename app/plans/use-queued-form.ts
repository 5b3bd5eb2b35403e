import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { screenPath } from '../../i18n/paths.ts';
import { sentValue } from '../forms/form-answers.ts';
import { isFormAnswer } from '../forms/sent-form.ts';
import type { Queue } from '../offline/queue.ts';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';
import { useLocale } from '../shell/locale.ts';
import { useTries } from './use-tries.ts';

interface QueuedForm<Waiting> {
  userId: string;
  queue: Queue<Waiting>;
  intent: string;
  /** What tells one form of the queue from another. */
  fieldsOf: (waiting: Waiting) => Readonly<Record<string, string>>;
  without: (queue: readonly Waiting[], sent: Waiting) => readonly Waiting[];
}

/** Sends what waits to the cooking of its recipe, one after the other, as soon as there is a network. */
export function useQueuedForm<Waiting extends { readonly userId: string; readonly slug: string }>({
  userId,
  queue,
  intent,
  fieldsOf,
  without,
}: QueuedForm<Waiting>): void {
  const next = useStored(queue).find((each) => each.userId === userId);
  const isOnline = useIsOnline();
  const locale = useLocale();
  const { submit, state, data } = useFetcher<unknown>({ key: `queued-${intent}` });
  const { tries, tryLater } = useTries();
  const answered = useRef<unknown>(undefined);

  useEffect(() => {
    if (!next || !isOnline || state !== 'idle') return;
    const fields = fieldsOf(next);
    const isSent =
      isFormAnswer(data) &&
      Object.entries(fields).every(([name, value]) => sentValue(data, name) === value);
    if (isSent && answered.current !== data) {
      answered.current = data;
      // One that was lost is sent again; a refused one will not be taken later either.
      if (data.outcome === 'failed') tryLater();
      else queue.write((waiting) => without(waiting, next));
      return;
    }
    const action = screenPath('cooking', locale, { slug: next.slug });
    void submit({ intent, ...fields }, { method: 'post', action });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [next, isOnline, state, data, submit, locale, tries]);
}
