import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';
import { useLocale } from '../shell/locale.ts';
import { useToast } from '../ui/feedback/toast.tsx';
import { queuedSwaps, type QueuedSwap } from './queues.ts';
import { useTries } from './use-tries.ts';

/** Makes the swaps that waited for a network, one after the other; what is refused is told. */
export function useQueuedSwaps(userId: string): void {
  const queue = useStored(queuedSwaps);
  const next = queue.find((swap) => swap.userId === userId);
  const isOnline = useIsOnline();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { tries, tryLater } = useTries();
  const key = next?.requestKey;

  useEffect(() => {
    if (next === undefined || !isOnline) return;
    void sendSwap({ swap: next, locale }).then((refusal) => {
      if (refusal === undefined) return tryLater();
      queuedSwaps.write((waiting) =>
        waiting.filter(({ requestKey }) => requestKey !== next.requestKey),
      );
      const { short: title } = next.dish;
      if (refusal !== null) toast({ text: m.meal_plans_away_refused({ title, reason: refusal }) });
      void revalidate();
    });
    // A swap is known by its key; it is sent once for each try, and each time there is a network again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isOnline, tries]);
}

const failedStatus = 500;

/** Why the server refused; null where it is done, undefined where it has to be tried again. */
async function sendSwap(args: {
  swap: QueuedSwap;
  locale: Locale;
}): Promise<string | null | undefined> {
  const { swap, locale } = args;
  const { day, meal, recipeId, slug } = swap;
  const form = {
    intent: recipeId === null ? 'add-away' : 'swap-away',
    meal_plan_id: swap.mealPlanId,
    ...(recipeId === null ? { to: `${day}.${meal}` } : { dish: `${day}.${meal}.${recipeId}` }),
    recipe_id: swap.dish.id,
    request_key: swap.requestKey,
  };
  const path = screenPath('mealPlanSwaps', locale, { slug });
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(form) });
    if (response.status >= failedStatus || response.redirected) return undefined;
    const { problems } = (await response.json()) as { problems: readonly { message: string }[] };
    return problems[0]?.message ?? null;
  } catch {
    return undefined;
  }
}
