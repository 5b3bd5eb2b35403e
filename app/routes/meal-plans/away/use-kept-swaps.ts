import { useEffect } from 'react';
import { screenPath } from '../../../../i18n/paths.ts';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { ownerIsSettled } from '../../../offline/use-device-owner.ts';
import { keptSwaps, type KeptSwaps } from '../../../plans/swaps-away.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { isKeptStill } from './is-kept-still.ts';
import { whenPageIsIdle } from './when-page-is-idle.ts';

interface WeekToKeep {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'slug' | 'version' | 'isOwn' | 'canEdit'>;
  /** Nothing of it is cooked any more. */
  isOver: boolean;
}

/**
 * Keeps on the device what a swap without a network needs, of the week looked at last. It is asked
 * for once for each version of the plan, after all that the page itself needs.
 */
export function useKeptSwaps({ mealPlan, isOver }: WeekToKeep): void {
  const { id, slug, version, isOwn, canEdit } = mealPlan;
  const locale = useLocale();
  const isOnline = useIsOnline();
  const isWanted = isOnline && isOwn && canEdit && !isOver;
  const madeFor = `${id} ${version} ${locale}`;
  const path = screenPath('mealPlanSwaps', locale, { slug });
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void keepSwaps({ path, madeFor, signal: leaving.signal }).catch(() => {
      // Without them a swap waits for the network, as it says.
    });
    return () => leaving.abort();
  }, [isWanted, madeFor, path]);
}

async function keepSwaps(args: { path: string; madeFor: string; signal: AbortSignal }) {
  const { path, madeFor, signal } = args;
  await ownerIsSettled();
  await whenPageIsIdle();
  if (signal.aborted) return;
  if (isKeptStill({ kept: keptSwaps.read(), madeFor, now: Date.now() })) return;
  const response = await fetch(path, { signal });
  const swaps = response.ok ? ((await response.json()) as KeptSwaps | null) : null;
  if (swaps === null || signal.aborted) return;
  const keptAt = Date.now();
  keptSwaps.write(() => ({ ...swaps, madeFor, keptAt }));
}
