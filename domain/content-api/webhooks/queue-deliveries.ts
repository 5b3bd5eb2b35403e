import type { Transaction } from '../../../db/database.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { ContentKind } from '../content-kinds.rules.ts';
import { insertDeliveries, readWebhooks } from './webhooks.store.ts';

export interface Published {
  readonly kind: ContentKind;
  readonly id: string;
  readonly isGone: boolean;
}

/** The most changes that one body names; the receiver asks `changes` for the others. */
const mostTold = 100;

/**
 * Queues what is told of a publication, in the transaction that notes it: nobody misses one, and
 * nobody hears of one that was not noted.
 */
export async function queueDeliveries(args: {
  tx: Transaction;
  changes: readonly Published[];
  /** Before them: what `changes(since:)` tells them after. */
  since: string | null;
  createdAt: Date;
  createId: CreateId;
}): Promise<void> {
  const { tx, changes, since, createdAt, createId } = args;
  const webhooks = (await readWebhooks({ db: tx })).filter(({ stoppedAt }) => stoppedAt === null);
  const deliveries = webhooks.flatMap(({ id: webhookId, kinds }) => {
    const wanted = changes.filter(({ kind }) => kinds.includes(kind));
    if (wanted.length === 0) return [];
    const id = createId();
    const told = wanted.slice(0, mostTold).map(({ kind, id: thing, isGone }) => ({
      kind,
      id: thing,
      isGone,
    }));
    const hasMore = wanted.length > told.length;
    const event = 'content.published';
    const body = JSON.stringify({ id, event, createdAt, since, changes: told, hasMore });
    return [{ id, webhookId, body, createdAt }];
  });
  await insertDeliveries({ tx, deliveries });
}
