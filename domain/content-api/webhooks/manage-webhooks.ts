import type { Database } from '../../../db/database.ts';
import { takeTurn } from '../../../db/in-turn.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { OutgoingHttp } from '../../../lib/outgoing-http.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { Actor, AuditAction } from '../../audit/audit.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { ContentKind } from '../content-kinds.rules.ts';
import { mostAttempts } from './deliver-webhooks.ts';
import { webhookSecret } from './sign-delivery.ts';
import {
  insertWebhook,
  readFailures,
  readFigures,
  readWebhooks,
  removeWebhook,
  setStopped,
  type FailedDelivery,
  type Webhook,
} from './webhooks.store.ts';

interface Managing {
  db: Database;
  clock: Clock;
  createId: CreateId;
  actor: Actor;
}

const mostWebhooks = 20;
const longestAddress = 1000;

/** Its secret is told this once, although it could be made again. */
export async function createWebhook(
  args: Managing & {
    address: string;
    kinds: readonly ContentKind[];
    outgoing: OutgoingHttp;
    authSecret: string;
  },
): Promise<Result<string, Problem[]>> {
  const { db, clock, createId, actor, outgoing, authSecret } = args;
  const address = args.address.trim();
  const kinds = [...new Set(args.kinds)];
  const isReachable = address.length <= longestAddress && outgoing.isAllowed(address);
  if (!isReachable) return refusal([problem('address', 'webhook.address-not-allowed')]);
  if (kinds.length === 0) return refusal([problem('kinds', 'key.scopes-required')]);
  const now = clock.now();
  const webhook = { id: createId(), address, kinds, createdAt: now, stoppedAt: null };
  return db.transaction(async (tx): Promise<Result<string, Problem[]>> => {
    await takeTurn({ tx, name: 'content-webhooks' });
    if ((await readWebhooks({ db: tx })).length >= mostWebhooks) {
      return refusal([problem([], 'webhook.too-many', { most: mostWebhooks })]);
    }
    await insertWebhook({ tx, webhook });
    const entry = { id: createId(), happenedAt: now, actor, subjectId: webhook.id };
    const details = { name: address };
    await writeAudit({ tx, ...entry, action: 'WEBHOOK_CREATED', details });
    return success(webhookSecret({ authSecret, id: webhook.id }));
  });
}

/** Deliveries that wait for a stopped webhook go on waiting; later publications are not queued for it. */
export async function stopWebhook(
  args: Managing & { id: string; isStopped: boolean },
): Promise<void> {
  const { db, clock, id, isStopped } = args;
  const action = isStopped ? 'WEBHOOK_STOPPED' : 'WEBHOOK_RESUMED';
  await db.transaction(async (tx) => {
    const stoppedAt = isStopped ? clock.now() : null;
    await audit({ ...args, tx, action, address: await setStopped({ tx, id, stoppedAt }) });
  });
}

export async function deleteWebhook(args: Managing & { id: string }): Promise<void> {
  const { db, id } = args;
  await db.transaction(async (tx) => {
    const action = 'WEBHOOK_DELETED';
    await audit({ ...args, tx, action, address: await removeWebhook({ tx, id }) });
  });
}

type Change = Managing & { id: string; address: string | null; action: AuditAction };

async function audit(args: Change & Pick<Parameters<typeof writeAudit>[0], 'tx'>): Promise<void> {
  const { tx, clock, createId, actor, id, address, action } = args;
  if (address === null) return;
  const entry = { id: createId(), happenedAt: clock.now(), actor, subjectId: id };
  await writeAudit({ tx, ...entry, action, details: { name: address } });
}

export interface ListedWebhook extends Webhook {
  /** Still to be told. */
  readonly waiting: number;
  readonly lastDeliveredAt: Date | null;
  /** Of the last day, the last first. */
  readonly failures: readonly FailedDelivery[];
}

export async function listWebhooks(args: { db: Database; clock: Clock }): Promise<ListedWebhook[]> {
  const { db, clock } = args;
  const webhooks = await readWebhooks({ db });
  if (webhooks.length === 0) return [];
  const [figures, failures] = await Promise.all([
    readFigures({ db, mostAttempts }),
    readFailures({ db, since: addDays(clock.now(), -1) }),
  ]);
  return webhooks.map((webhook) => {
    const own = figures.find(({ webhookId }) => webhookId === webhook.id);
    return {
      ...webhook,
      waiting: own?.waiting ?? 0,
      lastDeliveredAt: own?.lastDeliveredAt ?? null,
      failures: failures.filter(({ webhookId }) => webhookId === webhook.id),
    };
  });
}
