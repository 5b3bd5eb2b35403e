import type { Database } from '../../../db/database.ts';
import { addDays, type Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { recordEvents } from '../audit/record-event.ts';
import { insertMembers, updateMembers } from '../members/members.store.ts';
import { endOfTerm, type MemberPeriod } from '../pro.rules.ts';
import { insertAdministrator, insertGroup } from './groups.store.ts';

interface OpenSample {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
}

/** Nobody real: first name, last name, period, days since they joined or null, and how it stands. */
const samples: [string, string, MemberPeriod, number | null, 'ACTIVE' | 'CANCELLED' | null][] = [
  ['Elin', 'Forsberg', 'ONE_YEAR', 120, 'ACTIVE'],
  ['Marcus', 'Hale', 'SIX_MONTHS', 90, 'ACTIVE'],
  ['Lucía', 'Prieto', 'THREE_MONTHS', null, null],
  ['Noah', 'Okafor', 'MONTHLY_RECURRING', 3, null],
  ['Karin', 'Sjöberg', 'NINE_MONTHS', 200, 'CANCELLED'],
  ['Peter', 'Adeyemi', 'THREE_MONTHS', 75, 'ACTIVE'],
  ['Ana', 'Beltrán', 'ONE_YEAR', 400, 'ACTIVE'],
  ['Sofia', 'Lund', 'MONTHLY_RECURRING', 40, 'ACTIVE'],
];

/** A group to look at, for a demonstration. Its members are no users, and nobody is written to. */
export async function openSampleGroup(args: OpenSample): Promise<void> {
  const { db, clock, createId, userId } = args;
  const now = clock.now();
  const groupId = createId();
  await db.transaction(async (tx) => {
    await insertGroup({ tx, group: sampleGroup({ id: groupId, createdAt: addDays(now, -430) }) });
    await insertAdministrator({ tx, groupId, userId, addedBy: userId, addedAt: now });
    const members = samples.map(([firstName, lastName, period, days]) => {
      const email = `${plain(firstName)}.${plain(lastName)}@sample.example`;
      const createdAt = addDays(now, -(days ?? 2));
      const names = { firstName, lastName, email, emailKey: email, country: 'SE' };
      return { id: createId(), groupId, ...names, taxResidence: null, period, createdAt };
    });
    await insertMembers({ tx, members });
    for (const [at, [, , period, days, subscriptionStatus]] of samples.entries()) {
      if (days === null) continue;
      const startsAt = addDays(now, -days);
      const change = {
        joinedAt: startsAt,
        startsAt,
        endsAt: endOfTerm({ period, startsAt }),
        subscriptionStatus,
      };
      await updateMembers({ tx, groupId, memberIds: [members[at]?.id ?? ''], change });
    }
    const kind = 'MEMBER_ADDED' as const;
    const events = members.map(({ id }) => ({ groupId, actorId: userId, memberId: id, kind }));
    const opened = { groupId, actorId: userId, kind: 'GROUP_OPENED' as const };
    await recordEvents({ tx, clock, createId, events: [opened, ...events] });
  });
}

function sampleGroup({ id, createdAt }: { id: string; createdAt: Date }) {
  return {
    id,
    title: 'Lindgård Clinic',
    payer: 'MEMBER' as const,
    payerLanguage: 'EN' as const,
    country: 'SE',
    taxResidence: null,
    vatNumber: null,
    period: 'SIX_MONTHS' as const,
    canPaySeats: false,
    isSample: true,
    createdAt,
    closedAt: null,
  };
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
