import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { testContent, testPrograms } from '../../server/testing/test-server.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { programCheckIns, programRuns, programTicks } from '../programs/programs.tables.ts';
import { changeNotifications } from './change-notifications.ts';
import { outgoingPushes } from './notifications.tables.ts';
import { notifyMembers, type Notifier, type NotifyTools } from './notify-members.ts';
import { programDay, programWeek } from './program-reminders.ts';
import { addBrowser, addNotified, removeUsers } from './testing/notified-member.ts';

let connection: DatabaseConnection;
let db: Database;
let tools: Omit<NotifyTools, 'clock'>;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  const [content, programs] = [await testContent(), await testPrograms()];
  const origin = 'https://yolk.example';
  const channels = { canEmail: true, canPush: true };
  tools = { db, createId: createRandomId, content, programs, origin, ...channels };
});
afterEach(async () => {
  await removeUsers(db);
  await db.delete(outgoingMails);
});
afterAll(() => connection.close());

// Stockholm is an hour ahead of Greenwich in March.
const tuesdayMorning = '2026-03-03T07:00:00Z';
const sundayEvening = '2026-03-08T16:00:00Z';
const bothByMail = { programDayEmail: true, programWeekEmail: true };

function tell(notifier: Notifier, time: string) {
  return notifyMembers({ tools: { ...tools, clock: fixedClock(time) }, notifier });
}

async function mailsTo(email: string): Promise<OutgoingMail[]> {
  const rows = await db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows as unknown as OutgoingMail[];
}

type Run = Partial<typeof programRuns.$inferInsert>;

/** In Stockholm and in the first program since Monday, unless a test says otherwise. */
async function follower(args: { run?: Run; settings?: object; isPremium?: boolean } = {}) {
  const { run: changes = {}, settings = bothByMail, isPremium = true } = args;
  const member = await addNotified({ db, settings, isPremium });
  const { userId } = member;
  const at = new Date('2026-03-02T08:00:00Z');
  const run = {
    userId,
    id: createRandomId(),
    program: 'first-steps',
    status: 'RUNNING',
    startedOn: '2026-03-02',
    pausedOn: null,
    pausedDays: 0,
    startedAt: at,
    endedAt: null,
  } as const;
  await db.insert(programRuns).values({ ...run, ...changes });
  return { ...member, runId: run.id };
}

const secondDay = ['eggs-for-breakfast', 'drink-water-first'];

async function tick(member: { userId: string; runId: string }, taskId: string) {
  const { userId, runId } = member;
  const tickedAt = new Date(tuesdayMorning);
  await db.insert(programTicks).values({ userId, runId, day: 2, taskId, tickedAt });
}

test('in the morning a member is told what is open of their day, in their language', async () => {
  const member = await follower();
  await tick(member, secondDay[0] ?? '');
  await tell(programDay, tuesdayMorning);
  const { slug, title } = tools.programs.byKey.get('first-steps')!.texts.sv;
  const open = tools.programs.byKey.get('first-steps')?.tasks['drink-water-first']?.sv;
  expect(await mailsTo(member.email)).toMatchObject([
    { kind: 'program-day', locale: 'sv', values: { slug, title, day: 2, tasks: [open] } },
  ]);
});

test.each([
  ['a minute before eight', '2026-03-03T06:59:00Z'],
  ['after eight in the evening', '2026-03-03T19:00:00Z'],
])('nobody is told of their day %s', async (_when, time) => {
  const { email } = await follower();
  await tell(programDay, time);
  expect(await mailsTo(email)).toEqual([]);
});

test.each<[string, Run]>([
  ['rests', { status: 'PAUSED', pausedOn: '2026-03-02' }],
  ['was left', { status: 'STOPPED', endedAt: new Date('2026-03-02T09:00:00Z') }],
  ['is finished', { status: 'FINISHED', endedAt: new Date('2026-03-02T09:00:00Z') }],
  ['had its last day yesterday', { startedOn: '2026-02-17' }],
  ['begins tomorrow, where the member has travelled to', { startedOn: '2026-03-04' }],
  ['is not there any more', { program: 'gone' }],
])('nothing is told of a program that %s', async (_what, changes) => {
  const { email } = await follower({ run: changes });
  await tell(programDay, tuesdayMorning);
  await tell(programWeek, '2026-03-03T16:00:00Z');
  expect(await mailsTo(email)).toEqual([]);
});

test('the last day is told, and a pause that is over moves it', async () => {
  const last = await follower({ run: { startedOn: '2026-02-18' } });
  const rested = await follower({ run: { startedOn: '2026-02-15', pausedDays: 3 } });
  await tell(programDay, tuesdayMorning);
  for (const { email } of [last, rested]) {
    expect(await mailsTo(email)).toMatchObject([{ values: { day: 14 } }]);
  }
});

test('who ticked all, wants nothing, or is no member is not told', async () => {
  const done = await follower();
  for (const taskId of secondDay) await tick(done, taskId);
  const quiet = await follower({ settings: {} });
  const free = await follower({ isPremium: false });
  await tell(programDay, tuesdayMorning);
  for (const { email } of [done, quiet, free]) expect(await mailsTo(email)).toEqual([]);
});

test('once a day, also with several servers', async () => {
  const member = await follower({ settings: { programDayEmail: true, programDayPush: true } });
  const { userId, email } = member;
  await addBrowser({ db, userId, endpoint: `https://push.example.com/of/${userId}` });
  await Promise.all(Array.from({ length: 6 }, () => tell(programDay, tuesdayMorning)));
  await tell(programDay, '2026-03-03T15:00:00Z');
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await db.select().from(outgoingPushes)).toHaveLength(1);
  await tell(programDay, '2026-03-04T07:00:00Z');
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the evening of a week’s last day asks for its check-in, unless it was done', async () => {
  const open = await follower();
  const done = await follower();
  const { userId, runId } = done;
  const answers = { mood: 3, energy: 3, hunger: 3, weightKg: null, note: '' };
  const place = { userId, runId, week: 1, day: '2026-03-08' };
  await db.insert(programCheckIns).values({ ...place, ...answers, savedAt: new Date() });
  await tell(programWeek, '2026-03-07T16:00:00Z');
  expect(await mailsTo(open.email)).toEqual([]);
  await tell(programWeek, sundayEvening);
  const { slug, title } = tools.programs.byKey.get('first-steps')!.texts.sv;
  expect(await mailsTo(open.email)).toMatchObject([
    { kind: 'program-week', values: { slug, title, week: 1 } },
  ]);
  expect(await mailsTo(done.email)).toEqual([]);
});

test('switching off ends it', async () => {
  const { userId, email } = await follower();
  const off = { kind: 'PROGRAM_DAY', channel: 'EMAIL', isOn: false } as const;
  const clock = fixedClock(tuesdayMorning);
  const change = { choices: [off], timeZone: null, locale: 'sv' } as const;
  expect(await changeNotifications({ db, clock, userId, ...change })).toEqual([]);
  await tell(programDay, tuesdayMorning);
  expect(await mailsTo(email)).toEqual([]);
});
