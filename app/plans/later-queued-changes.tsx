import { useEffect, useState, type ComponentType } from 'react';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';
import { queuedCooked } from './cooked-queue.ts';
import { queuedSwaps } from './swaps-away.ts';

/** Its script is loaded where something waits and there is a network to send it. */
export function LaterQueuedChanges({ userId }: { userId: string }) {
  const [Sender, setSender] = useState<ComponentType<{ userId: string }> | null>(null);
  const isOnline = useIsOnline();
  const waiting = [...useStored(queuedCooked), ...useStored(queuedSwaps)];
  const isNeeded = Sender === null && isOnline && waiting.some((each) => each.userId === userId);

  useEffect(() => {
    if (!isNeeded) return;
    import('./queued-changes.tsx').then(
      ({ QueuedChanges }) => setSender(() => QueuedChanges),
      // Whatever waits goes on waiting, for the next page or the next network.
      () => {},
    );
  }, [isNeeded]);

  return Sender && <Sender userId={userId} />;
}
