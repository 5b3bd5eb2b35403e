import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ListChange } from '../../../../domain/shopping/operations/list-change.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import type { ListStateFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { randomId } from '../changes/random-id.ts';
import { queuedSwaps } from '../../../plans/queues.ts';
import { keptSwaps } from '../../../plans/swaps-away.ts';
import { KeptListStore } from './kept-list.ts';
import type { AddedByOther } from './added-by-others.ts';
import { ListDevice, type ChangeOutcome, type DeviceSnapshot } from './list-device.ts';
import { followList } from './live-list.ts';
import { sendOperations } from './send-operations.ts';

/** Between tabs of the same browser, which share what is kept. */
const channelName = 'shopping-list';

interface UseListDevice {
  userId: string;
  /** As the page brought it. */
  state: ListStateFragment;
}

export interface DeviceInUse extends DeviceSnapshot {
  /** Who of the people on the list has it open. */
  hereIds: readonly string[];
  change: (change: ListChange) => ChangeOutcome;
}

/** The list as this device has it: the page's at first, then with what it kept and what it hears. */
export function useListDevice({ userId, state }: UseListDevice): DeviceInUse {
  const locale = useLocale();
  const toast = useToast();
  const [{ device, channel }] = useState(() =>
    openDevice({ userId, state, locale, tell: (text) => toast({ text }) }),
  );
  const [hereIds, setHereIds] = useState<readonly string[]>([]);
  const snapshot = useSyncExternalStore(device.subscribe, device.snapshot, device.snapshot);

  useEffect(() => device.accept(state), [device, state]);

  useEffect(() => {
    const closeChannel = channel.open(() => void device.wake().then(() => device.hearOf(null)));
    void device.wake();
    const endWaiting = queuedSwaps.subscribe(() => void device.lookAhead());
    const endFollowing = followList({
      onNews: (revision) => void device.hearOf(revision),
      onHere: (ids) => setHereIds((before) => (before.join() === ids.join() ? before : ids)),
    });
    return () => {
      endWaiting();
      endFollowing();
      device.rest();
      closeChannel();
    };
  }, [device, channel]);

  const change = useCallback((asked: ListChange) => device.change(asked), [device]);
  return { ...snapshot, hereIds, change };
}

function openDevice(args: UseListDevice & { locale: Locale; tell: (text: string) => void }) {
  const { userId, state, locale, tell } = args;
  const { listId } = state;
  const channel = createChannel();
  const device = new ListDevice({
    state,
    language: locales[locale].contentLanguage,
    store: new KeptListStore({ userId, locale, listId }),
    send: (sent) => sendOperations({ locale, listId, ...sent }),
    now: Date.now,
    createId: randomId,
    userId,
    onRefused: (message) => tell(message || m.shopping_not_saved()),
    onAdded: (added) => tell(addedWords(added)),
    onKept: () => channel.tell(),
    ahead: () => ({
      swaps: queuedSwaps.read().filter((swap) => swap.userId === userId),
      kept: keptSwaps.read(),
    }),
  });
  return { device, channel };
}

function addedWords({ name, texts }: AddedByOther): string {
  const [item = '', ...others] = texts;
  return others.length === 0
    ? m.shopping_added_one({ name, item })
    : m.shopping_added_many({ name, count: texts.length });
}

/** Opened only while a page is looked at; there is none on the server. */
function createChannel() {
  let opened: BroadcastChannel | null = null;
  return {
    open(onMessage: () => void): () => void {
      const own = new BroadcastChannel(channelName);
      own.addEventListener('message', onMessage);
      opened = own;
      return () => {
        own.close();
        opened = null;
      };
    },
    tell(): void {
      opened?.postMessage('kept');
    },
  };
}
