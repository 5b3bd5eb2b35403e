import { listPayments } from './payment.store.ts';
import { reconcileGroup } from './reconcile-group.ts';
import type { SeatTools } from './seat-tools.ts';

/** Every group that pays; one that fails is tried again next time and keeps nobody else waiting. */
export async function reconcileSeats({ tools }: { tools: SeatTools }): Promise<void> {
  for (const { groupId } of await listPayments({ db: tools.db })) {
    try {
      await reconcileGroup({ tools, groupId });
    } catch (error) {
      tools.log.warn({ err: error, groupId }, 'seats could not be reconciled');
    }
  }
}
