import type { Transaction } from '../../../db/database.ts';
import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { recordEvents } from '../audit/record-event.ts';
import type { ProGroup } from '../groups/group.ts';
import { findGroup, listAdministrators, markMembersChanged } from '../groups/groups.store.ts';
import { localeOfPayer } from '../payer-locale.ts';
import type { ProMember } from './member.ts';
import { listTermsUntil, updateMembers } from './members.store.ts';

const noticeDays = 14;
const mostAtOnce = 500;

interface EndTerms {
  db: Database;
  clock: Clock;
  createId: CreateId;
  /** Where the links of mails lead. */
  origin: string;
  canMail: boolean;
}

/**
 * Tells members and administrators of terms that end within two weeks, and writes down those that
 * are over: their seat is free. Each is told and written once, whoever runs this how often.
 */
export async function endTerms(args: EndTerms): Promise<void> {
  const now = args.clock.now();
  await eachGroup({ ...args, until: now, step: 'end', run: end });
  if (!args.canMail) return;
  await eachGroup({ ...args, until: addDays(now, noticeDays), step: 'notice', run: notice });
}

interface OfGroup extends EndTerms {
  tx: Transaction;
  group: ProGroup;
  members: readonly ProMember[];
}

async function eachGroup(
  args: EndTerms & {
    until: Date;
    step: 'end' | 'notice';
    run: (ofGroup: OfGroup) => Promise<void>;
  },
): Promise<void> {
  const { db, until, step, run } = args;
  for (;;) {
    const due = await listTermsUntil({ db, until, step, limit: mostAtOnce });
    for (const [groupId, members] of Map.groupBy(due, (member) => member.groupId)) {
      await db.transaction(async (tx) => {
        const group = await findGroup({ db: tx, groupId });
        if (group !== null) await run({ ...args, tx, group, members });
      });
    }
    if (due.length < mostAtOnce) return;
  }
}

async function end({ tx, clock, createId, group, members }: OfGroup): Promise<void> {
  const now = clock.now();
  const memberIds = members.map(({ id }) => id);
  const change = { endedAt: now };
  const where = { tx, groupId: group.id, memberIds, change, isOnce: 'endedAt' as const };
  const ended = await updateMembers(where);
  await recordEvents({ tx, clock, createId, events: eventsOf('TERM_ENDED', group, ended) });
  if (ended.length > 0) await markMembersChanged({ tx, groupId: group.id, now });
}

async function notice(args: OfGroup): Promise<void> {
  const { tx, clock, createId, group, members, origin } = args;
  const createdAt = clock.now();
  const memberIds = members.map(({ id }) => id);
  const change = { endNoticedAt: createdAt };
  const where = { tx, groupId: group.id, memberIds, change, isOnce: 'endNoticedAt' as const };
  const noticed = new Set(await updateMembers(where));
  if (noticed.size === 0) return;
  const ending = members.filter(({ id }) => noticed.has(id));
  await recordEvents({ tx, clock, createId, events: eventsOf('TERM_ENDING', group, [...noticed]) });
  const setting = { locale: localeOfPayer(group.payerLanguage), origin };
  const administrators = await listAdministrators({ db: tx, groupId: group.id });
  await queueMails({
    tx,
    mails: [
      ...ending.map(({ id, email, firstName, endsAt }) => ({
        setting,
        createdAt,
        mail: {
          id: `pro-term-ending:${id}:${endsAt?.toISOString() ?? ''}`,
          kind: 'pro-term-ending' as const,
          recipient: email,
          values: {
            firstName,
            groupTitle: group.title,
            endsAt: (endsAt ?? createdAt).toISOString(),
          },
        },
      })),
      ...administrators.map(({ userId, email, firstName }) => ({
        setting,
        createdAt,
        mail: {
          id: `pro-terms-ending:${group.id}:${userId}:${ending[0]?.id ?? ''}`,
          kind: 'pro-terms-ending' as const,
          recipient: email,
          values: { firstName, groupTitle: group.title, count: ending.length },
        },
      })),
    ],
  });
}

function eventsOf(kind: 'TERM_ENDED' | 'TERM_ENDING', group: ProGroup, memberIds: string[]) {
  return memberIds.map((memberId) => ({ groupId: group.id, actorId: null, memberId, kind }));
}
