import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { screenPath } from '../../i18n/paths.ts';
import { sentValue } from '../forms/form-answers.ts';
import { isFormAnswer } from '../forms/sent-form.ts';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';
import { useLocale } from '../shell/locale.ts';
import { queuedCooked, withoutCooked } from './cooked-queue.ts';
import { useTries } from './use-tries.ts';

/** Ticks in their plans what was cooked, one dish after the other, as soon as there is a network. */
export function useQueuedCooked(userId: string): void {
  const queue = useStored(queuedCooked);
  const next = queue.find((cooked) => cooked.userId === userId);
  const isOnline = useIsOnline();
  const locale = useLocale();
  const { submit, state, data } = useFetcher<unknown>({ key: 'queued-cooked' });

  const { tries, tryLater } = useTries();
  const answered = useRef<unknown>(undefined);

  useEffect(() => {
    if (!next || !isOnline || state !== 'idle') return;
    const { dish, recipeId, slug } = next;
    const isSent =
      isFormAnswer(data) &&
      sentValue(data, 'dish') === dish &&
      sentValue(data, 'recipe_id') === recipeId;
    if (isSent && answered.current !== data) {
      answered.current = data;
      // One that was lost is sent again; a refused one will not be taken later either.
      if (data.outcome === 'failed') tryLater();
      else queuedCooked.write((waiting) => withoutCooked(waiting, next));
      return;
    }
    const action = screenPath('cooking', locale, { slug });
    const form = { intent: 'cooked', dish, recipe_id: recipeId };
    void submit(form, { method: 'post', action });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [next, isOnline, state, data, submit, locale, tries]);
}
