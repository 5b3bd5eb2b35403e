import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { testContent, testMealPlans } from '../../../server/testing/test-server.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { copyMealPlan, createMealPlan } from '../editing/create-meal-plan.ts';
import { placedLines } from '../meals.rules.ts';
import { listCalendarPlans } from '../reading/list-calendar-plans.ts';
import { findOwnMealPlan } from '../reading/find-meal-plan.ts';
import { findReadablePlan } from '../reading/find-readable-plan.ts';
import { listMealPlans } from '../reading/list-meal-plans.ts';
import type { MealPlan } from '../meal-plan.ts';
import { mealPlans } from '../meal-plans.tables.ts';
import type { PlanTransition } from './plan-state.rules.ts';
import { listTrash, moveMealPlan } from './move-meal-plan.ts';
import { addMember, ordinaryAnswers } from '../testing/member.ts';
import { addPlan, memberWithPlan } from '../testing/plans.ts';
import { expectSoundPlans } from '../testing/judge-plans.ts';

const clock = fixedClock('2026-03-11T18:30:00Z');

let connection: DatabaseConnection;
let db: Database;
let content: ContentIndex;
beforeAll(async () => {
  [connection, content] = await Promise.all([openTestDatabase(), testContent()]);
  db = connection.db;
});
afterAll(async () => {
  await expectSoundPlans({ db, content });
  await connection.close();
});

interface Move {
  userId: string;
  mealPlanId: string;
  transition: PlanTransition;
  beginsOn?: string;
  at?: string;
}

function move({ at, ...asked }: Move) {
  return moveMealPlan({ db, clock: at ? fixedClock(at) : clock, ...asked });
}

/** Dates of the plans on the calendar, in the order they are eaten. */
async function calendarOf(userId: string) {
  const plans = await listCalendarPlans({ db, userId });
  return plans.map(({ id, beginsOn }) => [id, beginsOn]);
}

test('a plan follows the one that runs, and starting it today replaces that one', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const next = await addPlan({ db, content, clock, userId });
  const start = { userId, mealPlanId: next.id, transition: 'start' } as const;
  await move(start);
  const following = [
    [plan.id, '2026-03-12'],
    [next.id, '2026-03-19'],
  ];
  expect(await calendarOf(userId)).toEqual(following);
  await move({ ...start, beginsOn: '2026-03-16' });
  expect(await calendarOf(userId)).toEqual([
    [plan.id, '2026-03-12'],
    [next.id, '2026-03-16'],
  ]);
  await move({ ...start, beginsOn: '2026-03-13', at: '2026-03-13T08:00:00Z' });
  expect(await calendarOf(userId)).toEqual([[next.id, '2026-03-13']]);
});

test('plans started at once follow each other, however often each is started', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const others = [
    await addPlan({ db, content, clock, userId }),
    await addPlan({ db, content, clock, userId }),
  ];
  await Promise.all(
    [...others, plan, ...others].map(({ id }) =>
      move({ userId, mealPlanId: id, transition: 'start' }),
    ),
  );
  const days = (await calendarOf(userId)).map(([, beginsOn]) => beginsOn);
  expect(days).toEqual(['2026-03-12', '2026-03-19', '2026-03-26']);
});

test('starting what is followed already leaves the plans that wait where they are', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const next = await addPlan({ db, content, clock, userId });
  await move({ userId, mealPlanId: next.id, transition: 'start' });
  await move({ userId, mealPlanId: plan.id, transition: 'start' });
  expect(await calendarOf(userId)).toEqual([
    [plan.id, '2026-03-12'],
    [next.id, '2026-03-19'],
  ]);
});

test('what is over leaves the calendar when the next plan is started, and its day stays known', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const at = '2026-03-25T08:00:00Z';
  const next = await addPlan({ db, content, clock: fixedClock(at), userId });
  expect(await calendarOf(userId)).toEqual([[next.id, '2026-03-25']]);
  const over = await findOwnMealPlan({ db, userId, id: plan.id });
  expect(over).toMatchObject({ isStarted: false, beginsOn: '2026-03-12' });
});

test('starting again keeps the day it was started on', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const start = { userId, mealPlanId: plan.id, transition: 'start' } as const;
  const again = await move({ ...start, at: '2026-03-14T08:00:00Z' });
  expect(again).toMatchObject({ startedAt: clock.now(), beginsOn: '2026-03-12' });
  const stopped = await move({ ...start, transition: 'stop' });
  expect(stopped).toMatchObject({ isStarted: false, startedAt: null });
});

test('a deleted plan is stopped, found nowhere, and comes back from the trash', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const { id: mealPlanId } = plan;
  await move({ userId, mealPlanId, transition: 'start' });
  await move({ userId, mealPlanId, transition: 'delete' });
  expect(await findOwnMealPlan({ db, userId, id: mealPlanId })).toBeNull();
  expect(await move({ userId, mealPlanId, transition: 'start' })).toBeNull();
  expect((await listTrash({ db, clock, userId })).map(({ id }) => id)).toEqual([mealPlanId]);
  for (let time = 1; time <= 2; time++) {
    const restored = await move({ userId, mealPlanId, transition: 'restore' });
    expect(restored).toMatchObject({ isStarted: false, deletedAt: null, days: plan.days });
  }
  expect(await listTrash({ db, clock, userId })).toEqual([]);
});

test.each([
  ['2026-04-10T18:29:00Z', true],
  ['2026-04-10T18:31:00Z', false],
])('a plan deleted on 11 March can be restored on %s: %s', async (at, isPossible) => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const { id: mealPlanId } = plan;
  await move({ userId, mealPlanId, transition: 'delete' });
  expect(await listTrash({ db, clock: fixedClock(at), userId })).toHaveLength(isPossible ? 1 : 0);
  const restored = await move({ userId, mealPlanId, transition: 'restore', at });
  expect(restored !== null).toBe(isPossible);
});

test('deleting again does not begin the thirty days anew', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const { id: mealPlanId } = plan;
  await move({ userId, mealPlanId, transition: 'delete' });
  const again = await move({
    userId,
    mealPlanId,
    transition: 'delete',
    at: '2026-04-01T08:00:00Z',
  });
  expect(again?.deletedAt).toEqual(clock.now());
});

test('a plan that can no longer be restored is gone for good with the next one deleted', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const next = await addPlan({ db, content, clock, userId });
  const stored = async () => {
    const rows = await db.select().from(mealPlans).where(eq(mealPlans.userId, userId));
    return rows.map(({ id }) => id).toSorted();
  };
  await move({ userId, mealPlanId: plan.id, transition: 'delete' });
  const deleteNext = { userId, mealPlanId: next.id, transition: 'delete' } as const;
  await move({ ...deleteNext, at: '2026-04-10T18:29:00Z' });
  expect(await stored()).toEqual([plan.id, next.id].toSorted());
  await move({ ...deleteNext, transition: 'restore', at: '2026-04-10T18:30:00Z' });
  await move({ ...deleteNext, at: '2026-04-10T18:31:00Z' });
  expect(await stored()).toEqual([next.id]);
});

test('nobody moves the plan of someone else', async () => {
  const owner = await memberWithPlan({ db, content, clock });
  const userId = await addMember({ db });
  for (const transition of ['start', 'share', 'delete', 'restore'] as const) {
    expect(await move({ userId, mealPlanId: owner.plan.id, transition })).toBeNull();
    expect(await move({ userId, mealPlanId: 'no-id', transition })).toBeNull();
  }
  const found = await findOwnMealPlan({ db, userId: owner.userId, id: owner.plan.id });
  expect(found).toMatchObject({ isStarted: true, beginsOn: '2026-03-12', isShared: false });
});

async function readable(slug: string, userId: string | null) {
  const themedPlans = await testMealPlans();
  return findReadablePlan({ db, themedPlans, language: 'en', userId, slug });
}

test('whoever has its link reads a shared plan, until it is private again or deleted', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const { id: mealPlanId, slug } = plan;
  const stranger = await addMember({ db });
  expect(await readable(slug, stranger)).toBeNull();
  await move({ userId, mealPlanId, transition: 'share' });
  expect(await readable(slug, stranger)).toMatchObject({ relation: 'shared', plan: { slug } });
  expect(await readable(slug, null)).toMatchObject({ relation: 'shared' });
  expect(await readable(slug, userId)).toMatchObject({ relation: 'own' });
  await move({ userId, mealPlanId, transition: 'unshare' });
  expect(await readable(slug, stranger)).toBeNull();
  await move({ userId, mealPlanId, transition: 'share' });
  await move({ userId, mealPlanId, transition: 'delete' });
  expect(await readable(slug, stranger)).toBeNull();
});

test('a copy is a private custom plan of its own, and asking twice makes one', async () => {
  const { plan } = await memberWithPlan({ db, content, clock });
  const userId = await addMember({ db });
  const request = { createId: createRandomId, userId, requestKey: createRandomId() };
  const source = { ...plan, isShared: true, isStarted: true };
  const eaters = { adults: 1, children: 1 };
  const copy = await copyMealPlan({ db, clock, content, ...request, source, eaters });
  expect(copy).toMatchObject({
    kind: 'CUSTOM',
    origin: 'COPIED',
    isShared: false,
    isStarted: false,
    eaters,
  });
  const planned = placedLines(plan.days);
  // The copier's own table: the member's portion stays, the others are theirs.
  expect(placedLines(copy.days)).toEqual(
    planned.map((line) => ({ ...line, portions: [line.portions[0], 0.5] })),
  );
  expect(copy.slug).not.toBe(plan.slug);
  expect(await copyMealPlan({ db, clock, content, ...request, source, eaters })).toEqual(copy);
  expect((await listMealPlans({ db, userId, afterId: null })).mealPlans).toHaveLength(1);
});

const kcalOf = (days: MealPlan['days']) =>
  days.map((day) =>
    placedLines([day]).reduce((sum, { recipeId, portions }) => {
      const kcal = content.recipesById.get(recipeId)?.nutrition.nutrients.energyKcal ?? 0;
      return sum + kcal * (portions[0] ?? 1);
    }, 0),
  );

test.each([
  ['MALE', 1500],
  ['FEMALE', 1200],
] as const)('a themed plan that a %s member copies has %i kcal each day', async (gender, kcal) => {
  const themedPlans = await testMealPlans();
  const userId = await addMember({ db, answers: { ...ordinaryAnswers, gender } });
  const eaters = { adults: 2, children: 0 };
  const making = { db, clock, content, createId: createRandomId, userId, eaters };
  const low: string[] = [];
  for (const { texts } of themedPlans.plans) {
    const asked = { db, themedPlans, language: 'en', userId: null, slug: texts.en.slug } as const;
    const source = (await findReadablePlan(asked))?.plan;
    if (source === undefined) throw new Error('A themed plan is readable');
    const copy = await copyMealPlan({ ...making, source, requestKey: createRandomId() });
    if (Math.min(...kcalOf(copy.days)) < kcal) low.push(texts.en.slug);
    // Who eats along gets the usual serving.
    expect(placedLines(copy.days).every(({ portions }) => portions[1] === 1)).toBe(true);
    const before = kcalOf(source.days);
    const raised = kcalOf(copy.days).filter((each, day) => each !== before[day]);
    expect(raised).toHaveLength(before.filter((each) => each < kcal).length);
  }
  expect(low).toEqual([]);
});

test('a plan from scratch has empty days', async () => {
  const userId = await addMember({ db });
  const request = { createId: createRandomId, userId, requestKey: createRandomId() };
  const made = await createMealPlan({
    db,
    clock,
    ...request,
    title: ' Ours ',
    dayCount: 4,
    eaters: { adults: 3, children: 0 },
  });
  expect(made).toMatchObject({
    ok: true,
    value: {
      title: 'Ours',
      kind: 'CUSTOM',
      origin: 'CREATED',
      dayCount: 4,
      eaters: { adults: 3, children: 0 },
    },
  });
  const id = made.ok ? made.value.id : '';
  const found = await findOwnMealPlan({ db, userId, id });
  expect(found?.days).toEqual([0, 1, 2, 3].map((index) => ({ index, meals: [] })));
});

test.each([0, 29, 1.5, Number.NaN])('%d days are refused', async (dayCount) => {
  const userId = await addMember({ db });
  const request = { createId: createRandomId, userId, requestKey: createRandomId() };
  const asked = { title: '', dayCount, eaters: { adults: 1, children: 0 } };
  expect(await createMealPlan({ db, clock, ...request, ...asked })).toMatchObject({
    ok: false,
    reason: [{ path: ['dayCount'], code: 'meal-plan.days-out-of-range' }],
  });
});

test('plans are found by kind, counted and ordered; the started one stands apart', async () => {
  const { userId, plan } = await memberWithPlan({ db, content, clock });
  const later = fixedClock('2026-03-12T08:00:00Z');
  const request = { createId: createRandomId, userId };
  const copied = await copyMealPlan({
    db,
    clock: later,
    content,
    ...request,
    requestKey: createRandomId(),
    source: plan,
    eaters: plan.eaters,
  });
  await move({ userId, mealPlanId: plan.id, transition: 'stop' });
  const started = await addPlan({ db, content, clock, userId });
  await move({ userId, mealPlanId: copied.id, transition: 'share' });
  const ids = async (
    asked: Omit<Parameters<typeof listMealPlans>[0], 'db' | 'userId' | 'afterId'>,
  ) => (await listMealPlans({ db, userId, afterId: null, ...asked })).mealPlans.map(({ id }) => id);
  expect(await ids({})).toEqual([started.id, copied.id, plan.id]);
  expect(await ids({ order: 'OLDEST' })).toEqual([started.id, plan.id, copied.id]);
  expect(await ids({ filter: 'CUSTOM', withStarted: false })).toEqual([copied.id]);
  expect(await ids({ filter: 'SHARED' })).toEqual([copied.id]);
  expect(await ids({ filter: 'PERSONALIZED', withStarted: false })).toEqual([plan.id]);
  const page = await listMealPlans({ db, userId, afterId: plan.id, order: 'OLDEST' });
  expect(page.mealPlans.map(({ id }) => id)).toEqual([copied.id]);
  expect(await page.counts()).toEqual({ all: 2, personalized: 1, custom: 1, shared: 1 });
});
