import { useEffect, useState, type ComponentType } from 'react';
import { useIsOnline } from '../offline/use-is-online.ts';
import { useStored } from '../offline/use-stored.ts';
import { queuedCooked, queuedRatings, queuedSwaps } from './queues.ts';

const pauseMs = 5000;

/** Its script is loaded where something waits and there is a network to send it. */
export function LaterQueuedChanges({ userId }: { userId: string }) {
  const [Sender, setSender] = useState<ComponentType<{ userId: string }> | null>(null);
  const isOnline = useIsOnline();
  const [losses, setLosses] = useState(0);
  const waiting = [
    ...useStored(queuedCooked),
    ...useStored(queuedRatings),
    ...useStored(queuedSwaps),
  ];
  const isNeeded = Sender === null && isOnline && waiting.some((each) => each.userId === userId);

  useEffect(() => {
    if (!isNeeded) return;
    import('./queued-changes.tsx').then(
      ({ QueuedChanges }) => setSender(() => QueuedChanges),
      // A network that has just come back may lose it once more.
      () => setTimeout(setLosses, pauseMs, losses + 1),
    );
  }, [isNeeded, losses]);

  return Sender && <Sender userId={userId} />;
}
