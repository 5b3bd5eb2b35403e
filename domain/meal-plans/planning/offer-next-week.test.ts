import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { MealPlan } from '../meal-plan.ts';
import { insertMealPlan } from '../meal-plans.store.ts';
import { placedLines } from '../meals.rules.ts';
import { moveMealPlan } from '../states/move-meal-plan.ts';
import { addMember, ordinaryAnswers } from '../testing/member.ts';
import { listOtherWeeks } from './earlier-plans.store.ts';
import { generateMealPlan } from './generate-meal-plan.ts';
import { offerNextWeek } from './offer-next-week.ts';

let connection: DatabaseConnection;
let db: Database;
let content: ContentIndex;
beforeAll(async () => {
  [connection, content] = await Promise.all([openTestDatabase(), testContent()]);
  db = connection.db;
});
afterAll(() => connection.close());

/** A plan from Monday to Sunday. */
async function memberWithWeek(): Promise<string> {
  const userId = await addMember({ db });
  await keep({ userId, at: '2026-03-09T08:00:00Z' });
  return userId;
}

async function keep(args: { userId: string; at: string; isNext?: boolean; otherDishes?: number }) {
  const { at, ...rest } = args;
  const request = { clock: fixedClock(at), requestKey: createRandomId(), ...rest };
  const made = await generateMealPlan({ db, content, createId: createRandomId, ...request });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
}

function offer({ userId, at, otherDishes = 0 }: Parameters<typeof keep>[0]) {
  const reading = { db, content, clock: fixedClock(at), timeZone: 'UTC' };
  return offerNextWeek({ ...reading, userId, otherDishes, findOpinions: async () => [] });
}

async function dishesOffered(args: Parameters<typeof keep>[0]): Promise<string[]> {
  const days = (await offer(args))?.days ?? [];
  return days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map((d) => d.recipe.id)));
}

test('the next week is offered from the last two days of a plan until a week after it', async () => {
  const userId = await memberWithWeek();
  expect(await offer({ userId, at: '2026-03-13T12:00:00Z' })).toBeNull();
  for (const at of ['2026-03-14T12:00:00Z', '2026-03-15T20:00:00Z']) {
    const week = await offer({ userId, at });
    expect(week?.beginsOn).toBe('2026-03-16');
    expect(week?.days).toHaveLength(7);
  }
  for (const day of ['2026-03-16', '2026-03-22']) {
    expect((await offer({ userId, at: `${day}T12:00:00Z` }))?.beginsOn).toBe(day);
  }
  expect(await offer({ userId, at: '2026-03-23T12:00:00Z' })).toBeNull();
});

test('nobody without a plan is offered the next', async () => {
  const userId = await addMember({ db });
  expect(await offer({ userId, at: '2026-03-14T12:00:00Z' })).toBeNull();
});

test('one press keeps the very dishes that were offered, and nothing is offered then', async () => {
  const userId = await memberWithWeek();
  const at = '2026-03-14T12:00:00Z';
  const first = await dishesOffered({ userId, at });
  const others = await dishesOffered({ userId, at, otherDishes: 1 });
  expect(others).not.toEqual(first);
  const plan = await keep({ userId, at, isNext: true, otherDishes: 1 });
  expect(placedLines(plan.days).map(({ recipeId }) => recipeId)).toEqual(others);
  expect(plan).toMatchObject({ isStarted: true, beginsOn: '2026-03-16' });
  expect(await offer({ userId, at })).toBeNull();
});

test('no main of the offered week was eaten in the week before', async () => {
  const userId = await addMember({ db });
  const eaten = await keep({ userId, at: '2026-03-09T08:00:00Z' });
  const dinners = placedLines(eaten.days).filter(({ meal }) => meal === 'DINNER');
  const offered = new Set(await dishesOffered({ userId, at: '2026-03-15T12:00:00Z' }));
  const mains = dinners.filter(({ role }) => role === 'main').map(({ recipeId }) => recipeId);
  expect(mains.filter((id) => offered.has(id))).toEqual([]);
});

test('weeks that wait, ignored, move neither what was eaten nor the week that is offered', async () => {
  // With few dishes to choose from, what is no longer a neighbour comes back at once.
  const answers = { ...ordinaryAnswers, cookingTime: 'minimal', carbLevel: 'STRICT' } as const;
  const userId = await addMember({ db, answers });
  const eaten = await keep({ userId, at: '2026-03-09T08:00:00Z' });
  const waiting = await keep({ userId, at: '2026-03-12T08:00:00Z' });
  expect(waiting).toMatchObject({ isStarted: false, beginsOn: null });
  const copies = Array.from({ length: 9 }, createRandomId);
  for (const id of copies) {
    await insertMealPlan({ db, userId, plan: { ...waiting, id, slug: id }, requestKey: id });
  }
  const at = '2026-03-15T12:00:00Z';
  const offered = await dishesOffered({ userId, at });
  const deletion = { db, userId, transition: 'delete', clock: fixedClock(at) } as const;
  for (const mealPlanId of [waiting.id, ...copies]) {
    await moveMealPlan({ ...deletion, mealPlanId });
  }
  expect(await dishesOffered({ userId, at })).toEqual(offered);
  const next = await keep({ userId, at, isNext: true });
  expect(placedLines(next.days).map(({ recipeId }) => recipeId)).toEqual(offered);
  const lastDayOf = new Map(cookedDinners(eaten).map(({ recipeId, day }) => [recipeId, day]));
  const tooSoon = cookedDinners(next).filter(
    ({ recipeId, day }) => day + 7 - (lastDayOf.get(recipeId) ?? -Infinity) < 7,
  );
  expect(tooSoon).toEqual([]);
});

test('whatever plan was followed counts with its dates, and of those that wait only what was just made', async () => {
  const userId = await addMember({ db });
  const plan = await keep({ userId, at: '2026-03-09T08:00:00Z' });
  const add = async (changes: Partial<MealPlan>) => {
    const id = createRandomId();
    const other = { ...plan, isStarted: false, beginsOn: null, ...changes, id, slug: id };
    await insertMealPlan({ db, userId, plan: other, requestKey: id });
    return id;
  };
  const copied = await add({ origin: 'COPIED', kind: 'CUSTOM', beginsOn: '2026-03-01' });
  await add({ origin: 'COPIED', kind: 'CUSTOM' });
  const seenSince = async (waitingSince: Date | null) =>
    (await listOtherWeeks({ db, userId, waitingSince })).seen;
  expect(await seenSince(plan.createdAt)).toEqual([]);
  await add({ createdAt: new Date('2026-03-12T08:00:00Z') });
  const { dated } = await listOtherWeeks({ db, userId, waitingSince: null });
  expect(dated.map(({ id }) => id)).toEqual([plan.id, copied]);
  const seen = await seenSince(new Date('2026-03-12T08:00:00Z'));
  const shown = placedLines(plan.days).map(({ recipeId }) => recipeId);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(shown));
  expect(new Set(seen.map(({ on }) => on))).toEqual(new Set(['2026-03-12']));
  expect(await seenSince(new Date('2026-03-12T08:00:01Z'))).toEqual([]);
  expect(await seenSince(null)).toEqual([]);
});

function cookedDinners({ days }: Pick<MealPlan, 'days'>) {
  return placedLines(days).filter(
    ({ meal, role, leftoverOfDay }) =>
      meal === 'DINNER' && role === 'main' && leftoverOfDay === null,
  );
}
