import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { ProgramIndex } from '../programs/compile-programs.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { claimMembers, listDueMembers, listTimeZones } from './due-members.store.ts';
import { mailOf } from './notice-mails.ts';
import type { DueMember, Notice } from './notice.ts';
import type { NotificationKind } from './notification-choices.rules.ts';
import { zonesInHours } from './notification-hours.rules.ts';
import { insertPushes, type NewPush } from './outgoing-pushes.store.ts';
import { listDevicesOf } from './push-devices.store.ts';

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
const hourMs = 60 * 60 * 1000;

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
  const notices = await notifier.find({ tools, members });
  const pushed = members.filter(({ userId, wantsPush }) => wantsPush && notices.has(userId));
  const userIds = pushed.map(({ userId }) => userId);
  const now = clock.now();
  const devices = await listDevicesOf({ db, userIds, now });
  const devicesByUser = Map.groupBy(devices, ({ userId }) => userId);
  await db.transaction(async (tx) => {
    const claimed = await claimMembers({ tx, kind: notifier.kind, members, now });
    const told = members.flatMap((member) => {
      const notice = notices.get(member.userId);
      return notice === undefined || !claimed.has(member.userId) ? [] : [{ member, notice }];
    });
    await queueNoticeMails({ tx, tools, told, now });
    const pushes = told.flatMap(({ member, notice }) =>
      member.wantsPush
        ? (devicesByUser.get(member.userId) ?? []).map((device) =>
            pushTo({ tools, notifier, member, notice, deviceId: device.id, now }),
          )
        : [],
    );
    await insertPushes({ tx, pushes });
  });
}

interface Told {
  member: DueMember;
  notice: Notice;
}

async function queueNoticeMails(args: {
  tx: Transaction;
  tools: NotifyTools;
  told: readonly Told[];
  now: Date;
}): Promise<void> {
  const { tx, tools, told, now } = args;
  const mails = told.flatMap(({ member, notice }) => {
    const mail = member.wantsEmail ? mailOf({ member, notice }) : null;
    const setting = { locale: member.locale, origin: tools.origin };
    return mail === null ? [] : [{ mail, setting, createdAt: now }];
  });
  await queueMails({ tx, mails });
}

function pushTo(
  args: Told & { tools: NotifyTools; notifier: Notifier; deviceId: string; now: Date },
): NewPush {
  const { tools, notifier, member, notice, deviceId, now } = args;
  const expiresAt = new Date(now.getTime() + notifier.hoursOfUse * hourMs);
  const { userId, locale } = member;
  return { userId, id: tools.createId(), deviceId, locale, notice, dueAt: now, expiresAt };
}
