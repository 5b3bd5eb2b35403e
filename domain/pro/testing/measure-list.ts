import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import {
  countByStatus,
  countFigures,
  listMembers,
  memberOrders,
} from '../members/members.store.ts';
import { proGroups, proMembers } from '../pro.tables.ts';

const pageSize = 50;
const now = new Date('2026-03-11T12:00:00Z');

const firstNames = ['Elin', 'Åsa', 'Marcus', 'Lucía', 'Noah', 'Karin', 'Peter', 'Ana', 'Sofia'];
const lastNames = ['Forsberg', 'Öberg', 'Hale', 'Prieto', 'Okafor', 'Sjöberg', 'Adeyemi', 'Lund'];
const periods = ['MONTHLY_RECURRING', 'THREE_MONTHS', 'SIX_MONTHS', 'NINE_MONTHS', 'ONE_YEAR'];

export interface Figure {
  readonly p50: number;
  readonly p95: number;
}

/** How long each question takes that the list of a large group asks, and one that reads a row. */
export async function measureList(args: {
  db: Database;
  people: number;
  turns: number;
}): Promise<Record<string, Figure>> {
  const { db, people, turns } = args;
  const groupId = await fill({ db, people });
  const list = { db, groupId, now, statuses: [], search: '', isDescending: false } as const;
  const page = { limit: pageSize, offset: 0 };
  const asked: Record<string, () => Promise<unknown>> = {
    reference: () =>
      db
        .select()
        .from(proGroups)
        .where(sql`${proGroups.id} = ${groupId}`),
    counts: () => countByStatus({ db, groupId, now, search: '' }),
    figures: () => countFigures({ db, groupId, now, until: addDays(now, 30) }),
    search: () => listMembers({ ...list, search: 'öberg an', order: 'NAME', ...page }),
    'counts of a search': () => countByStatus({ db, groupId, now, search: 'öberg an' }),
    'one status': () => listMembers({ ...list, statuses: ['ACTIVE'], order: 'NAME', ...page }),
    'last page': () =>
      listMembers({ ...list, order: 'NAME', limit: pageSize, offset: people - pageSize }),
  };
  for (const order of memberOrders) {
    asked[`by ${order}`] = () => listMembers({ ...list, order, ...page });
    asked[`by ${order}, descending`] = () =>
      listMembers({ ...list, order, isDescending: true, ...page });
  }
  const figures: Record<string, Figure> = {};
  for (const [name, ask] of Object.entries(asked)) figures[name] = await timesOf(ask, turns);
  return figures;
}

async function timesOf(ask: () => Promise<unknown>, turns: number): Promise<Figure> {
  await ask();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)];
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0 };
}

/** In batches, as one statement takes so many values. */
async function fill({ db, people }: { db: Database; people: number }): Promise<string> {
  const groupId = createRandomId();
  const createdAt = addDays(now, -400);
  await db.insert(proGroups).values({
    id: groupId,
    title: 'A group of many',
    payer: 'MEMBER',
    payerLanguage: 'EN',
    period: 'ONE_YEAR',
    createdAt,
    membersChangedAt: createdAt,
  });
  const rows = Array.from({ length: people }, (_, at) => memberAt({ groupId, at, people }));
  for (let at = 0; at < people; at += 1000) {
    await db.insert(proMembers).values(rows.slice(at, at + 1000));
  }
  await db.execute(sql`analyze pro_members`);
  return groupId;
}

function memberAt(args: {
  groupId: string;
  at: number;
  people: number;
}): typeof proMembers.$inferInsert {
  const { groupId, at, people } = args;
  const id = createRandomId();
  const email = `member-${(at * 7919) % people}@clinic.example`;
  const joinedAt = at % 5 === 0 ? null : addDays(now, -(at % 390));
  return {
    id,
    groupId,
    firstName: `${firstNames[at % firstNames.length] ?? ''} ${at % 97}`,
    lastName: lastNames[(at * 31) % lastNames.length] ?? '',
    email,
    emailKey: email,
    period: periods[at % periods.length] ?? '',
    createdAt: addDays(now, -(at % 400)),
    joinedAt,
    startsAt: joinedAt,
    endsAt: joinedAt && addDays(joinedAt, 365),
    subscriptionStatus: at % 3 === 0 ? null : 'ACTIVE',
  };
}
