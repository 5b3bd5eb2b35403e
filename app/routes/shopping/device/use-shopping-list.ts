import { useEffect, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ListStateFragment } from '../operations.gen.ts';
import { useOfflineCopy } from '../../../offline/use-offline-copy.ts';
import { keepCount } from '../../../plans/kept-count.ts';
import { listCount } from '../../../shell/list-count.ts';
import { useLocale } from '../../../shell/locale.ts';
import { useListDevice } from './use-list-device.ts';
import { itemsOf, type List } from '../list.ts';
import { shownList } from './shown-list.ts';
import { useJustGone } from '../list/use-just-gone.ts';
import { useChange } from '../changes/use-change.ts';

/**
 * The list of a page that works without a network, and the way to change it. The list is added up
 * when it is first read: on the page of stores the server never reads it.
 */
export function useShoppingList({
  userId,
  state,
  title,
}: {
  userId: string;
  state: ListStateFragment;
  /** Of the page. */
  title: string;
}) {
  const locale = useLocale();
  const device = useListDevice({ userId, state });
  const { facts, known } = device;
  const listOf = useMemo(
    () => once(() => shownList({ facts, known, locale })),
    [facts, known, locale],
  );
  const { gone, noteGone } = useJustGone();
  const submit = useChange({ device, listOf, onRemoved: noteGone });
  useCountInHeader(listOf);
  useOfflineCopy(() => ({ title, pictures: picturesOf(listOf()) }));
  return { listOf, device, submit, gone };
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The frame of the page shows what this device knows, not what the server knew. */
function useCountInHeader(listOf: () => List): void {
  const root = useRouteLoaderData('root');
  useEffect(() => {
    const { count } = listOf();
    listCount.write({ count, of: root });
    keepCount(count);
  }, [listOf, root]);
}

function picturesOf(list: List): readonly string[] {
  const drawn = itemsOf(list).filter(({ hasPicture }) => hasPicture);
  const foods = drawn.map(({ foodId }) => `/ingredient/${foodId}.svg`);
  return [...new Set(foods)].toSorted();
}
