import type { Transaction } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import {
  cleanName,
  emailProblems,
  nameProblems,
  normalizeEmail,
} from '../../identity/identity.rules.ts';
import { listPremiumAmong } from '../../membership/premium-among.ts';
import { recordEvents } from '../audit/record-event.ts';
import { countryProblems } from '../groups/group-form.rules.ts';
import type { ProGroup } from '../groups/group.ts';
import { markMembersChanged } from '../groups/groups.store.ts';
import { sendInvitations } from '../invitations/send-invitations.ts';
import type { Administering } from '../pro-tools.ts';
import type { MemberPeriod } from '../pro.rules.ts';
import {
  countListed,
  insertMembers,
  listEmailKeys,
  listUsersByEmail,
  type NewMember,
} from './members.store.ts';

export const mostMembers = 20_000;

export interface PersonToAdd {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The group's, where nothing is said. */
  readonly period: MemberPeriod | null;
  readonly country: string | null;
  readonly taxResidence: string | null;
}

/** Of one person: no problems where they were added and invited. */
export interface Added {
  readonly problems: readonly Problem[];
  readonly memberId: string | null;
}

/**
 * Adds people to the list and invites them, each for themselves: one that is refused keeps nobody
 * else out. The answers are in the order of the people.
 */
export function addMembers(
  args: Administering & { people: readonly PersonToAdd[] },
): Promise<Added[]> {
  const { db, group, people } = args;
  const closed = addingProblem(group);
  if (closed !== null) {
    return Promise.resolve(people.map(() => ({ problems: [closed], memberId: null })));
  }
  return inTurn({
    db,
    name: `pro-members:${group.id}`,
    run: (tx) => addInTurn({ ...args, tx }),
  });
}

/** Why nobody can be added at all; null when people can. */
export function addingProblem(group: Pick<ProGroup, 'closedAt' | 'payer' | 'canPaySeats'>) {
  if (group.closedAt !== null) return problem([], 'pro.group-closed');
  if (group.payer === 'ADMIN' && !group.canPaySeats) return problem([], 'pro.adding-not-allowed');
  return null;
}

async function addInTurn(
  args: Administering & { tx: Transaction; people: readonly PersonToAdd[] },
): Promise<Added[]> {
  const { tx, clock, createId, group, actorId, people } = args;
  const cleaned = people.map(cleanPerson);
  const refused = await refusalsOf({ ...args, people: cleaned });
  const now = clock.now();
  const rows = cleaned.map((person): NewMember => ({
    ...person,
    id: createId(),
    groupId: group.id,
    period: person.period ?? group.period,
    createdAt: now,
  }));
  const wanted = rows.filter((_row, at) => refused[at]?.length === 0);
  const inserted = await insertMembers({ tx, members: wanted });
  const added = wanted.filter(({ id }) => inserted.has(id));
  const events = added.map(({ id: memberId, period }) => ({
    groupId: group.id,
    actorId,
    memberId,
    kind: 'MEMBER_ADDED' as const,
    details: { period },
  }));
  if (added.length > 0) {
    await recordEvents({ tx, clock, createId, events });
    await markMembersChanged({ tx, groupId: group.id, now });
    await sendInvitations({ ...args, members: added });
  }
  return rows.map(({ id }, at) => {
    if (inserted.has(id)) return { problems: [], memberId: id };
    const known = refused[at] ?? [];
    const problems = known.length > 0 ? known : [problem('email', 'pro.already-in-list')];
    return { problems, memberId: null };
  });
}

type CleanPerson = PersonToAdd & { emailKey: string };

function cleanPerson(person: PersonToAdd): CleanPerson {
  return {
    ...person,
    firstName: cleanName(person.firstName),
    lastName: cleanName(person.lastName),
    email: person.email.trim().normalize('NFC'),
    emailKey: normalizeEmail(person.email),
  };
}

async function refusalsOf(args: {
  tx: Transaction;
  clock: Administering['clock'];
  group: ProGroup;
  people: readonly CleanPerson[];
}): Promise<Problem[][]> {
  const { tx, clock, group, people } = args;
  const ofForm = people.map(formProblems);
  const emailKeys = people.filter((_, at) => ofForm[at]?.length === 0).map((one) => one.emailKey);
  const [listed, listedCount, subscribed] = [
    await listEmailKeys({ db: tx, groupId: group.id, emailKeys }),
    await countListed({ db: tx, groupId: group.id }),
    await listSubscribed({ tx, emailKeys, now: clock.now() }),
  ];
  const seen = new Set<string>();
  return people.map(({ emailKey }, at) => {
    const problems = ofForm[at] ?? [];
    if (problems.length > 0) return problems;
    if (listed.has(emailKey) || seen.has(emailKey)) {
      return [problem('email', 'pro.already-in-list')];
    }
    if (subscribed.has(emailKey)) return [problem('email', 'pro.existing-subscription')];
    if (listedCount + seen.size >= mostMembers) {
      return [problem([], 'pro.group-full', { most: mostMembers })];
    }
    seen.add(emailKey);
    return [];
  });
}

function formProblems({ firstName, lastName, email, ...person }: CleanPerson): Problem[] {
  return [
    ...nameProblems({ path: 'firstName', name: firstName }),
    ...nameProblems({ path: 'lastName', name: lastName }),
    ...emailProblems(email),
    ...countryProblems('country', person.country),
    ...countryProblems('taxResidence', person.taxResidence),
  ];
}

async function listSubscribed(args: {
  tx: Transaction;
  emailKeys: readonly string[];
  now: Date;
}): Promise<Set<string>> {
  const { tx, emailKeys, now } = args;
  const known = await listUsersByEmail({ db: tx, emails: emailKeys });
  const userIds = known.map(({ userId }) => userId);
  const premium = await listPremiumAmong({ db: tx, userIds, now });
  return new Set(known.filter(({ userId }) => premium.has(userId)).map(({ email }) => email));
}
