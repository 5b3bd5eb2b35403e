import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { editMealPlan } from '../editing/edit-meal-plan.ts';
import { applyEdit } from '../editing/plan-edits.ts';
import { ownPlanPlace } from '../plan-place.ts';
import { moveMealPlan } from '../states/move-meal-plan.ts';
import { findOwnMealPlan, findOwnMealPlanBySlug } from '../reading/find-meal-plan.ts';
import { findOpinions, type OwnOpinion } from './find-opinions.ts';
import { generateMealPlan } from './generate-meal-plan.ts';
import { listMealPlans } from '../reading/list-meal-plans.ts';
import { type MealPlan } from '../meal-plan.ts';
import { placedLines } from '../meals.rules.ts';
import { insertMealPlan } from '../meal-plans.store.ts';
import { previewMealPlan } from './preview-meal-plan.ts';
import { addMember, ordinaryAnswers, profileOf } from '../testing/member.ts';
import { expectSoundPlans } from '../testing/judge-plans.ts';

const now = '2026-03-11T18:30:00Z';

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

function generate({
  userId,
  requestKey = createRandomId(),
  at = now,
  opinions = [],
}: {
  userId: string;
  requestKey?: string;
  at?: string;
  opinions?: readonly OwnOpinion[];
}) {
  const clock = fixedClock(at);
  const createId = createRandomId;
  return generateMealPlan({ db, content, clock, createId, userId, requestKey, opinions });
}

async function generated(args: Parameters<typeof generate>[0]): Promise<MealPlan> {
  const made = await generate(args);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
}

const unstarted = { isStarted: false, beginsOn: null };

async function plansOf(userId: string) {
  const { mealPlans } = await listMealPlans({ db, userId, afterId: null });
  return mealPlans;
}

test('a generated plan is kept with its recipes, private, and begins the day after an evening', async () => {
  const userId = await addMember({ db });
  const plan = await generated({ userId });
  const found = await findOwnMealPlan({ db, userId, id: plan.id });
  expect(found).toMatchObject({
    slug: plan.slug,
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    isStarted: true,
    beginsOn: '2026-03-12',
    firstWeekday: 3,
    isShared: false,
    dayCount: 7,
    createdAt: new Date(now),
    generation: plan.generation,
  });
  expect(found?.days).toMatchObject(plan.days);
});

test('the first plan is the week the preview showed', async () => {
  const preview = await previewMealPlan({
    content,
    profile: profileOf(ordinaryAnswers),
    eaters: { adults: 1, children: 0 },
    beginsOn: '2026-03-12',
    today: '2026-03-11',
  });
  const plan = await generated({ userId: await addMember({ db }) });
  expect(preview).toMatchObject({ ok: true, value: { days: plan.days } });
});

test('the same request twice, one after the other or at once, makes one plan', async () => {
  const userId = await addMember({ db });
  const requestKey = createRandomId();
  const both = await Promise.all([
    generated({ userId, requestKey }),
    generated({ userId, requestKey }),
  ]);
  const again = await generated({ userId, requestKey });
  expect(both.map(({ id }) => id)).toEqual([again.id, again.id]);
  expect(await plansOf(userId)).toHaveLength(1);
});

test('of two plans made at once one begins, and the other waits to be started', async () => {
  const userId = await addMember({ db });
  const made = await Promise.all([generated({ userId }), generated({ userId })]);
  const found = await plansOf(userId);
  expect(found).toHaveLength(made.length);
  expect(found.map(({ beginsOn }) => beginsOn).toSorted()).toEqual(['2026-03-12', null]);
  const third = await generated({ userId, at: '2026-03-19T09:00:00Z' });
  expect(third).toMatchObject({ isStarted: true, beginsOn: '2026-03-19' });
});

test('a plan is made for the weekdays it begins on where the member is', async () => {
  const userId = await addMember({ db });
  const request = { createId: createRandomId, userId, requestKey: createRandomId() };
  const clock = fixedClock('2026-03-11T18:30:00Z');
  const made = await generateMealPlan({
    db,
    content,
    clock,
    ...request,
    timeZone: 'America/Denver',
  });
  // It is half past twelve there.
  expect(made).toMatchObject({ ok: true, value: { beginsOn: '2026-03-11', firstWeekday: 2 } });
});

test('two members may send the same key', async () => {
  const requestKey = createRandomId();
  const first = await generated({ userId: await addMember({ db }), requestKey });
  const second = await generated({ userId: await addMember({ db }), requestKey });
  expect(second.id).not.toBe(first.id);
});

test('another plan is another week, and what was just eaten hardly comes back', async () => {
  const userId = await addMember({ db });
  const first = await generated({ userId });
  const second = await generated({ userId, at: '2026-03-11T18:31:00Z' });
  const before = cookedMains(first);
  const after = cookedMains(second);
  expect(after.filter((id) => before.includes(id)).length).toBeLessThan(after.length / 2);
});

test('beside weeks that wait another one is other dishes, and all follow the week that is eaten', async () => {
  const userId = await addMember({ db });
  const eaten = cookedMains(await generated({ userId }));
  const waiting = await generated({ userId, at: '2026-03-11T18:31:00Z' });
  for (const id of Array.from({ length: 9 }, createRandomId)) {
    await insertMealPlan({ db, userId, plan: { ...waiting, id, slug: id }, requestKey: id });
  }
  const first = cookedMains(waiting);
  const second = cookedMains(await generated({ userId, at: '2026-03-11T18:32:00Z' }));
  const shared = (left: string[], right: string[]) =>
    left.filter((id) => right.includes(id)).length / left.length;
  expect(shared(second, first)).toBeLessThan(1 / 2);
  expect(shared(first, eaten)).toBeLessThan(1 / 2);
  expect(shared(second, eaten)).toBeLessThan(1 / 2);
});

function cookedMains(plan: MealPlan) {
  return placedLines(plan.days)
    .filter(({ role, leftoverOfDay }) => role === 'main' && leftoverOfDay === null)
    .map(({ recipeId }) => recipeId);
}

test('of the dishes that were swapped out of a plan few come in the next one', async () => {
  // With few dishes to choose from, what is merely liked a little less comes back at once.
  const hurried = { cookingTime: 'minimal', carbLevel: 'STRICT', avoid: ['FISH'] } as const;
  const answers = { ...ordinaryAnswers, ...hurried, avoid: [...hurried.avoid] };
  const userId = await addMember({ db, answers });
  const plan = await generated({ userId });
  const clock = fixedClock(now);
  const place = ownPlanPlace({ db, userId, id: plan.id });
  const inPlan = new Set(placedLines(plan.days).map(({ recipeId }) => recipeId));
  const others = content.recipes.filter(
    ({ id, role, meals }) => role === 'main' && meals.includes('DINNER') && !inPlan.has(id),
  );
  const dinners = placedLines(plan.days).filter(
    ({ meal, role, leftoverOfDay }) =>
      meal === 'DINNER' && role === 'main' && leftoverOfDay === null,
  );
  for (const [turn, { day, meal, recipeId }] of dinners.entries()) {
    const withRecipeId = others[turn]!.id;
    const edit = { kind: 'swap' as const, day, meal, recipeId, withRecipeId };
    const swap = (before: MealPlan) => applyEdit({ plan: before, content, edit });
    expect((await editMealPlan({ place, clock, version: null, edit: swap })).ok).toBe(true);
  }
  const opinions = await findOpinions({ db, userId, findFavoriteRecipes: async () => [] });
  expect(opinions.filter(({ timesSwappedOut }) => timesSwappedOut === 1)).toHaveLength(
    dinners.length,
  );
  const next = await generated({ userId, at: '2026-03-17T18:30:00Z', opinions });
  const served = new Set(placedLines(next.days).map(({ recipeId }) => recipeId));
  const back = dinners.filter(({ recipeId }) => served.has(recipeId));
  expect(back.length).toBeLessThan(dinners.length / 2);
});

test('when the recipes of a plan cannot be written, there is no plan either', async () => {
  const userId = await addMember({ db });
  const plan = await generated({ userId });
  const broken = {
    ...plan,
    ...unstarted,
    id: createRandomId(),
    slug: 'broken',
    days: withUnstorableRole(plan),
  };
  const write = insertMealPlan({ db, userId, plan: broken, requestKey: 'broken' });
  await expect(write).rejects.toThrow(/meal_plan_recipes/);
  expect(await findOwnMealPlanBySlug({ db, userId, slug: 'broken' })).toBeNull();
  expect(await plansOf(userId)).toHaveLength(1);
});

function withUnstorableRole(plan: MealPlan): MealPlan['days'] {
  return plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      recipes: meal.recipes.map((line) => ({ ...line, role: null as never })),
    })),
  }));
}

test('nobody finds the plan of someone else, by id or by slug', async () => {
  const plan = await generated({ userId: await addMember({ db }) });
  const userId = await addMember({ db });
  expect(await findOwnMealPlan({ db, userId, id: plan.id })).toBeNull();
  expect(await findOwnMealPlanBySlug({ db, userId, slug: plan.slug })).toBeNull();
  expect(await plansOf(userId)).toEqual([]);
});

test('without a finished survey there is nothing to plan from', async () => {
  const userId = await addMember({ db, answers: null });
  expect(await generate({ userId })).toEqual({ ok: false, reason: { code: 'no-profile' } });
});

test('a refused request changes nothing and names what to relax', async () => {
  const answers = {
    ...ordinaryAnswers,
    diet: 'VEGAN' as const,
    cookingTime: 'minimal' as const,
    cookingSkill: 'beginner' as const,
    carbLevel: 'STRICT' as const,
  };
  const userId = await addMember({ db, answers });
  const refused = await generate({ userId });
  expect(refused).toMatchObject({ ok: false, reason: { code: 'not-accommodated' } });
  expect(await plansOf(userId)).toEqual([]);
});

test('ids and slugs that could never be a plan are simply not found', async () => {
  const userId = await addMember({ db });
  for (const id of ['', 'x', "'; drop table users", '0'.repeat(500)]) {
    expect(await findOwnMealPlan({ db, userId, id })).toBeNull();
    expect(await findOwnMealPlanBySlug({ db, userId, slug: id })).toBeNull();
  }
});

test('plans are listed newest first, a page at a time, each once', async () => {
  const userId = await addMember({ db });
  const plan = await generated({ userId });
  const clock = fixedClock(now);
  await moveMealPlan({ db, clock, userId, mealPlanId: plan.id, transition: 'stop' });
  for (let minute = 1; minute <= 30; minute++) {
    const createdAt = new Date(Date.parse(now) + minute * 60_000);
    const id = createRandomId();
    await insertMealPlan({
      db,
      userId,
      plan: { ...plan, ...unstarted, id, slug: id, createdAt },
      requestKey: id,
    });
  }
  const first = await listMealPlans({ db, userId, afterId: null });
  const second = await listMealPlans({ db, userId, afterId: first.nextAfterId });
  const times = [...first.mealPlans, ...second.mealPlans].map(({ createdAt }) => +createdAt);
  expect(times).toHaveLength(31);
  expect(times).toEqual(times.toSorted((left, right) => right - left));
  expect(new Set(times).size).toBe(31);
  expect(second.nextAfterId).toBeNull();
  const none = await listMealPlans({ db, userId: await addMember({ db }), afterId: plan.id });
  expect(none.mealPlans).toEqual([]);
});
