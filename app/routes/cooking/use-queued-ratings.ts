import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { screenPath } from '../../../i18n/paths.ts';
import { useStored } from '../../offline/use-stored.ts';
import { useLocale } from '../../shell/locale.ts';
import { isFormAnswer } from '../../forms/sent-form.ts';
import { ratingFields, ratingIn } from '../recipes/rating/rate.ts';
import { queuedRatings, withoutRating } from './rating-queue.ts';
import { useIsOnline } from '../../offline/use-is-online.ts';

/** Sends what was rated without a network, one after the other. */
export function useQueuedRatings(userId: string | null): void {
  const queue = useStored(queuedRatings);
  const next = queue.find((rating) => rating.userId === userId);
  const isOnline = useIsOnline();
  const locale = useLocale();
  const { submit, state, data } = useFetcher<unknown>({ key: 'queued-rating' });

  useEffect(() => {
    if (!next || !isOnline || state !== 'idle') return;
    const sent = isFormAnswer(data) ? ratingIn(data) : null;
    if (isFormAnswer(data) && sent?.recipeId === next.recipeId && sent.stars === next.stars) {
      // One that was lost again waits for the next page; a refused one will not be taken later either.
      if (data.outcome !== 'failed') queuedRatings.write((waiting) => withoutRating(waiting, next));
      return;
    }
    const action = screenPath('cooking', locale, { slug: next.slug });
    void submit({ intent: 'rate', ...ratingFields(next) }, { method: 'post', action });
  }, [next, isOnline, state, data, submit, locale]);
}
