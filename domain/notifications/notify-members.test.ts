import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { fixedClock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { openTestDatabase } from '../../server/testing/test-database.ts';
import { testContent, testPrograms } from '../../server/testing/test-server.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import type { ProgramIndex } from '../programs/compile-programs.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { cancelMembership } from '../membership/change-membership.ts';
import { subscriptions } from '../membership/membership.tables.ts';
import { toolsAt } from '../membership/testing/membership-bed.ts';
import { foodsToThaw } from '../kitchen/foods-to-thaw.rules.ts';
import { notificationClaims, outgoingPushes } from './notifications.tables.ts';
import { notifyMembers, type Notifier, type NotifyTools } from './notify-members.ts';
import { addBrowser, addNotified, followPlan, removeUsers } from './testing/notified-member.ts';
import { thawTonight } from './thaw-tonight.ts';
import { trialEnd } from './trial-end.ts';
import { weeklyPlan } from './weekly-plan.ts';

let connection: DatabaseConnection;
let db: Database;
let content: ContentIndex;
let programs: ProgramIndex;
/** Dishes with something out of the freezer and one with nothing. */
let frozen: string[];
let fresh: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
  content = await testContent();
  programs = await testPrograms();
  const { foodsById } = content;
  const isFrozen = (recipe: ContentIndex['recipes'][number]) =>
    foodsToThaw({ recipe, foodsById }).length > 0;
  frozen = content.recipes.filter(isFrozen).map(({ id }) => id);
  fresh = content.recipes.find((recipe) => !isFrozen(recipe))?.id ?? '';
});
afterEach(async () => {
  await removeUsers(db);
  await db.delete(outgoingMails);
});
afterAll(() => connection.close());

// Tuesday in Stockholm, an hour ahead of Greenwich.
const tuesdayEvening = '2026-03-03T17:00:00Z';
const wednesday = 2;

function toolsOf(time: string, changes: Partial<NotifyTools> = {}): NotifyTools {
  const channels = { canEmail: true, canPush: true };
  const clock = fixedClock(time);
  const origin = 'https://yolk.example';
  return {
    db,
    clock,
    createId: createRandomId,
    content,
    programs,
    origin,
    ...channels,
    ...changes,
  };
}

function run(notifier: Notifier, time: string, changes: Partial<NotifyTools> = {}) {
  return notifyMembers({ tools: toolsOf(time, changes), notifier });
}

async function mailsTo(email: string): Promise<OutgoingMail[]> {
  const rows = await db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return rows as unknown as OutgoingMail[];
}

async function thawingMember(changes: object = { thawEmail: true }) {
  const member = await addNotified({ db, settings: changes });
  const lines = [{ day: wednesday, recipeId: frozen[0] ?? '' }];
  const slug = await followPlan({ db, userId: member.userId, lines });
  return { ...member, slug };
}

/** What of a recipe is frozen, in Swedish. */
function thawedOf(id: string): string[] {
  const recipe = content.recipesById.get(id)!;
  return foodsToThaw({ recipe, foodsById: content.foodsById }).map(
    ({ names }) => names.sv.singular,
  );
}

test('the evening before, a member is told which dish wants what out of the freezer', async () => {
  const { email, slug, userId } = await thawingMember();
  await run(thawTonight, tuesdayEvening);
  const recipe = content.recipesById.get(frozen[0] ?? '');
  expect(await mailsTo(email)).toMatchObject([
    {
      kind: 'thaw-tonight',
      locale: 'sv',
      origin: 'https://yolk.example',
      values: {
        userId,
        firstName: 'Maja',
        planSlug: slug,
        dishes: [{ title: recipe?.texts.sv.title, foods: thawedOf(frozen[0] ?? '') }],
      },
    },
  ]);
});

test.each([
  ['a minute before six where the member is', '2026-03-03T16:59:00Z'],
  ['late at night', '2026-03-03T21:00:00Z'],
])('nobody is told %s', async (_when, time) => {
  const { email } = await thawingMember();
  await run(thawTonight, time);
  expect(await mailsTo(email)).toEqual([]);
});

test('six in the evening is the member’s own', async () => {
  const { email } = await thawingMember({ thawEmail: true, timeZone: 'America/New_York' });
  await run(thawTonight, tuesdayEvening);
  expect(await mailsTo(email)).toEqual([]);
  await run(thawTonight, '2026-03-03T23:00:00Z');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('leftovers, dishes of other days and dishes without meat or fish are not thawed', async () => {
  const member = await addNotified({ db, settings: { thawEmail: true } });
  const [first = '', second = ''] = frozen;
  const lines = [
    { day: wednesday, recipeId: first, leftoverOfDay: 1 },
    { day: wednesday, recipeId: fresh },
    { day: wednesday + 1, recipeId: second },
  ];
  await followPlan({ db, userId: member.userId, lines });
  await run(thawTonight, tuesdayEvening);
  expect(await mailsTo(member.email)).toEqual([]);
});

test('who switched nothing on, or is no member any more, is told nothing', async () => {
  const silent = await thawingMember({});
  const lapsed = await addNotified({ db, settings: { thawEmail: true }, isPremium: false });
  const lines = [{ day: wednesday, recipeId: frozen[0] ?? '' }];
  await followPlan({ db, userId: lapsed.userId, lines });
  await run(thawTonight, tuesdayEvening);
  expect([...(await mailsTo(silent.email)), ...(await mailsTo(lapsed.email))]).toEqual([]);
});

test('however many servers run it and however often, a member is told once a day', async () => {
  const { email, userId } = await thawingMember({ thawEmail: true, thawPush: true });
  await addBrowser({ db, userId, endpoint: 'https://push.example.com/one' });
  await Promise.all(Array.from({ length: 6 }, () => run(thawTonight, tuesdayEvening)));
  await run(thawTonight, '2026-03-03T18:30:00Z');
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await db.select().from(outgoingPushes)).toHaveLength(1);
});

test('a server that dies in the middle leaves nothing half told, and the next one tells it', async () => {
  const { email, userId } = await thawingMember({ thawEmail: true, thawPush: true });
  await addBrowser({ db, userId, endpoint: 'https://push.example.com/two' });
  const dying = {
    createId: () => {
      throw new Error('out of power');
    },
  };
  await expect(run(thawTonight, tuesdayEvening, dying)).rejects.toThrow('out of power');
  expect(await mailsTo(email)).toEqual([]);
  expect(await db.select().from(notificationClaims)).toEqual([]);
  await run(thawTonight, tuesdayEvening);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('many members are told, in as many batches as it takes', async () => {
  const emails: string[] = [];
  for (let count = 0; count < 5; count += 1) emails.push((await thawingMember()).email);
  await run(thawTonight, tuesdayEvening, { batchSize: 2 });
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
});

test('ten members take as many queries as two', async () => {
  const settings = { thawEmail: true, thawPush: true };
  const queriesFor = async (count: number, time: string) => {
    for (let made = 0; made < count; made += 1) {
      const { userId } = await thawingMember(settings);
      await addBrowser({ db, userId, endpoint: `https://push.example.com/of/${userId}` });
    }
    let queries = 0;
    const counting = <Client extends object>(client: Client): Client =>
      new Proxy(client, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (name === 'select' || name === 'selectDistinct' || name === 'insert') queries += 1;
          if (name !== 'transaction') return value.bind(target);
          return (work: (tx: object) => unknown) =>
            value.call(target, (tx: object) => work(counting(tx)));
        },
      });
    await run(thawTonight, time, { db: counting(db) });
    await removeUsers(db);
    return queries;
  };
  const forTwo = await queriesFor(2, tuesdayEvening);
  expect(forTwo).toBeGreaterThan(6);
  expect(await queriesFor(10, tuesdayEvening)).toBe(forTwo);
});

test('a push goes to every browser that is still logged in, and to nobody else’s', async () => {
  const { userId } = await thawingMember({ thawPush: true });
  const other = await addNotified({ db });
  const ended = { sessionEndsAt: new Date('2026-03-03T16:00:00Z') };
  const endpoints = ['phone', 'desk', 'ended', 'other'].map(
    (name) => `https://push.example.com/${name}`,
  );
  const [phone = '', desk = '', gone = '', others = ''] = endpoints;
  const wanted = [
    await addBrowser({ db, userId, endpoint: phone }),
    await addBrowser({ db, userId, endpoint: desk }),
  ];
  await addBrowser({ db, userId, endpoint: gone, ...ended });
  await addBrowser({ db, userId: other.userId, endpoint: others });
  await run(thawTonight, tuesdayEvening);
  const queued = await db.select().from(outgoingPushes);
  expect(queued.map(({ deviceId }) => deviceId).toSorted()).toEqual(wanted.toSorted());
});

test('without a mail server or keys, a channel is left out', async () => {
  const { email, userId } = await thawingMember({ thawEmail: true, thawPush: true });
  await addBrowser({ db, userId, endpoint: 'https://push.example.com/three' });
  await run(thawTonight, tuesdayEvening, { canPush: false });
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await db.select().from(outgoingPushes)).toEqual([]);
});

test('the day before a plan has its last day, it is time for the next one', async () => {
  const { email, userId } = await addNotified({ db, settings: { weekEmail: true } });
  await followPlan({ db, userId });
  await run(weeklyPlan, '2026-03-06T12:00:00Z');
  expect(await mailsTo(email)).toEqual([]);
  await run(weeklyPlan, '2026-03-07T12:00:00Z');
  expect(await mailsTo(email)).toMatchObject([{ kind: 'weekly-plan', values: { hasPlan: true } }]);
});

test('without a plan it is Sunday, where the member is', async () => {
  const { email } = await addNotified({
    db,
    settings: { weekEmail: true, timeZone: 'Asia/Tokyo' },
  });
  await run(weeklyPlan, '2026-03-07T03:00:00Z');
  expect(await mailsTo(email)).toEqual([]);
  await run(weeklyPlan, '2026-03-08T03:00:00Z');
  expect(await mailsTo(email)).toMatchObject([{ values: { hasPlan: false } }]);
});

test('the end of a trial is pushed once, two days before, to who has not cancelled', async () => {
  const staying = await addNotified({ db, settings: { trialEndPush: true } });
  const leaving = await addNotified({ db, settings: { trialEndPush: true } });
  for (const { userId } of [staying, leaving]) {
    await addBrowser({ db, userId, endpoint: `https://push.example.com/${userId}` });
  }
  const tools = toolsAt({ db, time: '2026-03-03T08:00:00Z' });
  await cancelMembership({ tools, userId: leaving.userId, requestKey: createRandomId() });
  for (const day of ['06', '07', '08']) await run(trialEnd, `2026-03-${day}T12:00:00Z`);
  const queued = await db.select().from(outgoingPushes);
  expect(queued).toMatchObject([
    { userId: staying.userId, notice: { kind: 'TRIAL_END', priceMinor: 109_900, currency: 'SEK' } },
  ]);
});

test('who has paid before, or pays more days from now, is told of no trial', async () => {
  const paying = await addNotified({ db, settings: { trialEndPush: true } });
  await addBrowser({ db, userId: paying.userId, endpoint: 'https://push.example.com/paying' });
  const at = new Date('2026-03-09T08:00:00Z');
  await db
    .update(subscriptions)
    .set({ trialEndsAt: new Date('2026-03-01T08:00:00Z'), expireTime: at })
    .where(eq(subscriptions.userId, paying.userId));
  const free = await addNotified({ db, settings: { trialEndPush: true }, isPremium: false });
  await addBrowser({ db, userId: free.userId, endpoint: 'https://push.example.com/free' });
  await run(trialEnd, '2026-03-07T12:00:00Z');
  expect(await db.select().from(outgoingPushes)).toEqual([]);
});

test('a trial that ends is told with its charge, until the evening and in no mail', async () => {
  const { userId, email } = await addNotified({ db, settings: { trialEndPush: true } });
  await addBrowser({ db, userId, endpoint: 'https://push.example.com/ending' });
  await run(trialEnd, '2026-03-07T12:00:00Z');
  expect(await db.select().from(outgoingPushes)).toMatchObject([
    {
      userId,
      locale: 'sv',
      dueAt: new Date('2026-03-07T12:00:00Z'),
      expiresAt: new Date('2026-03-08T00:00:00Z'),
      takenAt: null,
      attempts: 0,
      notice: { kind: 'TRIAL_END', chargeAt: '2026-03-09T08:00:00.000Z' },
    },
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

test('each channel is a choice of its own', async () => {
  const byMail = await thawingMember({ thawEmail: true });
  await addBrowser({ db, userId: byMail.userId, endpoint: 'https://push.example.com/mail' });
  const byPush = await thawingMember({ thawPush: true });
  await addBrowser({ db, userId: byPush.userId, endpoint: 'https://push.example.com/push' });
  await run(thawTonight, tuesdayEvening);
  expect([await mailsTo(byMail.email), await mailsTo(byPush.email)]).toEqual([
    [expect.objectContaining({ kind: 'thaw-tonight' })],
    [],
  ]);
  const queued = await db.select().from(outgoingPushes);
  expect(queued).toMatchObject([
    { userId: byPush.userId, expiresAt: new Date('2026-03-03T23:00:00Z') },
  ]);
});

test('where nothing can be sent nobody is looked at, and is told once it can', async () => {
  const { email } = await thawingMember({ thawEmail: true, thawPush: true });
  await run(thawTonight, tuesdayEvening, { canEmail: false, canPush: false });
  expect(await db.select().from(notificationClaims)).toEqual([]);
  await run(thawTonight, tuesdayEvening, { canPush: false });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('that there was nothing to tell is noted too, on the member’s own day', async () => {
  const { userId } = await addNotified({
    db,
    settings: { thawEmail: true, timeZone: 'Pacific/Kiritimati' },
  });
  await run(thawTonight, '2026-03-03T05:00:00Z');
  expect(await db.select().from(notificationClaims)).toEqual([
    {
      userId,
      kind: 'THAW_TONIGHT',
      day: '2026-03-03',
      createdAt: new Date('2026-03-03T05:00:00Z'),
    },
  ]);
});

test('whose language is spoken no more reads the first one', async () => {
  const { email } = await thawingMember({ thawEmail: true, locale: 'tlh' });
  await run(thawTonight, tuesdayEvening);
  const recipe = content.recipesById.get(frozen[0] ?? '');
  expect(await mailsTo(email)).toMatchObject([
    { locale: 'en', values: { dishes: [{ title: recipe?.texts.en.title }] } },
  ]);
});

test('a dish that is eaten twice is thawed once, and one that is there no more not at all', async () => {
  const { email, userId } = await addNotified({ db, settings: { thawEmail: true } });
  const [first = '', second = ''] = frozen;
  const lines = [first, first, 'gone', second].map((recipeId) => ({ day: wednesday, recipeId }));
  await followPlan({ db, userId, lines });
  await run(thawTonight, tuesdayEvening);
  expect(await mailsTo(email)).toMatchObject([
    {
      values: {
        dishes: [first, second].map((id) => {
          return { title: content.recipesById.get(id)?.texts.sv.title, foods: thawedOf(id) };
        }),
      },
    },
  ]);
});

test('a week is not planned for who is no member any more', async () => {
  const settings = { weekEmail: true };
  const member = await addNotified({ db, settings });
  const free = await addNotified({ db, settings, isPremium: false });
  await run(weeklyPlan, '2026-03-08T12:00:00Z');
  expect(await mailsTo(member.email)).toHaveLength(1);
  expect(await mailsTo(free.email)).toEqual([]);
});
