import { csvOf } from '../audit/csv.rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Administering } from '../pro-tools.ts';
import { mostMembers } from './add-members.ts';
import { memberStatus, type MemberStatus } from './member-status.rules.ts';
import type { ProMember } from './member.ts';
import { findMembers, listMembers, type MemberOrder } from './members.store.ts';

interface ExportMembers extends Administering {
  filter: {
    statuses: readonly MemberStatus[];
    search: string;
    order: MemberOrder;
    isDescending: boolean;
  };
  /** These alone; null for all that the filter finds. */
  memberIds: readonly string[] | null;
}

/** The list as a table, with the words of the API: the same file in every language. */
export async function exportMembers(args: ExportMembers): Promise<string> {
  const { db, clock, createId, group, actorId, filter, memberIds } = args;
  const now = clock.now();
  const groupId = group.id;
  const members =
    memberIds === null
      ? await listMembers({ db, groupId, now, ...filter, limit: mostMembers, offset: 0 })
      : await findMembers({ db, groupId, memberIds });
  const event = {
    groupId,
    actorId,
    kind: 'LIST_EXPORTED' as const,
    details: { count: members.length },
  };
  await db.transaction((tx) => recordEvent({ tx, clock, createId, event }));
  return csvOf([heads, ...members.map((member) => rowOf(member, now))]);
}

const heads = [
  'firstName',
  'lastName',
  'email',
  'status',
  'subscriptionPeriod',
  'startDate',
  'endDate',
  'country',
  'taxResidence',
  'addedAt',
];

function rowOf(member: ProMember, now: Date): string[] {
  const { firstName, lastName, email, period, startsAt, endsAt, country, taxResidence } = member;
  return [
    firstName,
    lastName,
    email,
    memberStatus(member, now),
    period,
    dayOf(startsAt),
    dayOf(endsAt),
    country ?? '',
    taxResidence ?? '',
    dayOf(member.createdAt),
  ];
}

function dayOf(date: Date | null): string {
  return date?.toISOString().slice(0, 10) ?? '';
}
