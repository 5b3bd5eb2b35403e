import { useEffect } from 'react';
import { screenPath } from '../../../../i18n/paths.ts';
import { useIsOnline } from '../../../offline/use-is-online.ts';
import { ownerIsSettled } from '../../../offline/use-device-owner.ts';
import { keptSwaps, type KeptSwaps } from '../../../plans/swaps-away.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';

type Plan = Pick<ShownPlanFragment, 'id' | 'slug' | 'version' | 'isOwn' | 'canEdit'>;

/** Keeps on the device what a swap without a network needs, of the week looked at last. */
export function useKeptSwaps({ id, slug, version, isOwn, canEdit }: Plan): void {
  const locale = useLocale();
  const isOnline = useIsOnline();
  const isWanted = isOnline && isOwn && canEdit;
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
  const response = await fetch(path, { signal });
  const swaps = response.ok ? ((await response.json()) as KeptSwaps | null) : null;
  if (swaps !== null && !signal.aborted) keptSwaps.write(() => ({ ...swaps, madeFor }));
}
