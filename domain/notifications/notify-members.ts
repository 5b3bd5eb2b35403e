import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { ProgramIndex } from '../programs/compile-programs.ts';
import { claimMembers, listDueMembers, listTimeZones } from './due-members.store.ts';
import type { DueMember, Notice } from './notice.ts';
import type { NotificationKind } from './notification-choices.rules.ts';
import { zonesInHours } from './notification-hours.rules.ts';
import { tellMembers } from './tell-members.ts';

export interface NotifyTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  content: ContentIndex;
  programs: ProgramIndex;
  /** Where links lead. */
  origin: string;
  canEmail: boolean;
  canPush: boolean;
  /** Members looked at together, each time in the same number of queries. */
  batchSize?: number;
}

/** One kind of notification: what each of these members is to be told today, if anything. */
export interface Notifier {
  readonly kind: NotificationKind;
  /** Nobody is told any later. */
  readonly hoursOfUse: number;
  find(args: {
    tools: NotifyTools;
    members: readonly DueMember[];
  }): Promise<ReadonlyMap<string, Notice>>;
}

const defaultBatchSize = 200;

/**
 * Looks at every member whose hour has come, once on each of their days. One transaction writes
 * that a member was looked at and what they are told: two servers at once, or one that dies in
 * between, tell nobody twice.
 */
export async function notifyMembers({
  tools,
  notifier,
}: {
  tools: NotifyTools;
  notifier: Notifier;
}): Promise<void> {
  const { db, clock, canEmail, canPush, batchSize: most = defaultBatchSize } = tools;
  const { kind } = notifier;
  const timeZones = await listTimeZones(db);
  const zonesOfDays = zonesInHours({ kind, timeZones, now: clock.now() });
  for (;;) {
    const members = await listDueMembers({ db, kind, zonesOfDays, canEmail, canPush, most });
    if (members.length === 0) return;
    await notifyBatch({ tools, notifier, members });
  }
}

interface Batch {
  tools: NotifyTools;
  notifier: Notifier;
  members: readonly DueMember[];
}

async function notifyBatch({ tools, notifier, members }: Batch): Promise<void> {
  const { db, clock } = tools;
  const { kind, hoursOfUse } = notifier;
  const notices = await notifier.find({ tools, members });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const claimed = await claimMembers({ tx, kind, members, now });
    const told = members.flatMap((member) => {
      const notice = notices.get(member.userId);
      const isTold = notice !== undefined && claimed.has(member.userId);
      return isTold ? [{ member, notice, occasion: member.today }] : [];
    });
    await tellMembers({ tx, tools, told, hoursOfUse, now });
  });
}
