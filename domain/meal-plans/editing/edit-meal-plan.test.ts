import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { addLocalDays } from '../../../lib/local-time.ts';
import type { SoFar } from '../cooked/settled-meals.rules.ts';
import { moveMealPlan } from '../states/move-meal-plan.ts';
import { editMealPlan, undoMealPlanChange } from './edit-meal-plan.ts';
import { findOwnMealPlan } from '../reading/find-meal-plan.ts';
import type { MealPlan } from '../meal-plan.ts';
import { placedLines, type MealPlace } from '../meals.rules.ts';
import { applyEdit, type PlanEdit } from './plan-edits.ts';
import { ownPlanPlace } from '../plan-place.ts';
import { regenerateMealPlan } from '../planning/regenerate-meal-plan.ts';
import { suggestRecipes } from '../planning/suggest-recipes.ts';
import { addMember, ordinaryAnswers, profileOf } from '../testing/member.ts';
import { memberWithPlan } from '../testing/plans.ts';
import { expectSoundPlans } from '../testing/judge-plans.ts';

const clock = fixedClock('2026-03-11T18:30:00Z');
/** Of a week that has not begun: one made at that hour begins the day after. */
const soFar: SoFar = { today: '2026-03-11', cooked: [], eaten: [] };

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

interface Owned {
  userId: string;
  plan: MealPlan;
}

function edit(owned: Owned, asked: PlanEdit, version: number | null = owned.plan.version) {
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  return editMealPlan({
    place,
    clock,
    version,
    edit: (plan) => applyEdit({ plan, content, edit: asked }),
  });
}

async function stored({ userId, plan }: Owned): Promise<MealPlan> {
  const found = await findOwnMealPlan({ db, userId, id: plan.id });
  if (found === null) throw new Error('The plan is gone');
  return found;
}

function dishes({ days }: MealPlan): string[] {
  return placedLines(days).map(({ day, meal, recipeId, portions, leftoverOfDay }) => {
    return `${day} ${meal} ${recipeId} ${portions.join('+')} ${leftoverOfDay}`;
  });
}

/** A recipe that is nowhere in the plan. */
function newRecipe({ plan }: Owned): string {
  const used = new Set(placedLines(plan.days).map(({ recipeId }) => recipeId));
  return content.recipes.find(({ id, role }) => role === 'main' && !used.has(id))?.id ?? '';
}

test('a recipe is added once, however often it is asked for', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const recipeId = newRecipe(owned);
  const added: PlanEdit = { kind: 'add', day: 2, meal: 'DINNER', recipeId };
  for (let time = 1; time <= 2; time++) {
    expect(await edit(owned, added)).toMatchObject({ ok: true, value: { version: 2 } });
  }
  const dinner = placedLines((await stored(owned)).days).filter(
    ({ day, meal }) => day === 2 && meal === 'DINNER',
  );
  expect(dinner.at(-1)).toMatchObject({ recipeId });
  expect(dinner.filter((line) => line.recipeId === recipeId)).toHaveLength(1);
});

test('of two devices the later one is told, and overwrites nothing', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const recipeId = newRecipe(owned);
  await edit(owned, { kind: 'rename', title: 'From the phone', description: '' });
  const late = await edit(owned, { kind: 'add', day: 0, meal: 'LUNCH', recipeId });
  expect(late).toMatchObject({
    ok: false,
    reason: {
      problems: [{ code: 'meal-plan.changed-elsewhere' }],
      plan: { title: 'From the phone', version: 2 },
    },
  });
  const after = await stored(owned);
  expect(after.title).toBe('From the phone');
  expect(dishes(after)).toEqual(dishes(owned.plan));
});

test('changes that come at once are all made or told, none is lost', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const used = new Set(placedLines(owned.plan.days).map(({ recipeId }) => recipeId));
  const fresh = content.recipes.filter(({ id }) => !used.has(id)).slice(0, 3);
  const results = await Promise.all(
    fresh.map(({ id: recipeId }, day) =>
      edit(owned, { kind: 'add', day, meal: 'DINNER', recipeId }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await stored(owned);
  const added = fresh.filter(({ id }) =>
    placedLines(after.days).some((line) => line.recipeId === id),
  );
  expect(added).toHaveLength(1);
  expect(after.version).toBe(2);
});

test.each<[string, (owned: Owned) => PlanEdit]>([
  ['adding', (owned) => ({ kind: 'add', day: 1, meal: 'DINNER', recipeId: newRecipe(owned) })],
  ['removing', ({ plan }) => ({ kind: 'remove', ...dinnerOf(plan, 1) })],
  [
    'swapping',
    (owned) => ({ kind: 'swap', ...dinnerOf(owned.plan, 1), withRecipeId: newRecipe(owned) }),
  ],
  [
    'moving',
    ({ plan }) => ({ kind: 'move', ...dinnerOf(plan, 1), to: { day: 4, meal: 'DINNER' } }),
  ],
  ['locking', ({ plan }) => ({ kind: 'lock', ...dinnerOf(plan, 1), isLocked: true })],
  ['eaters', () => ({ kind: 'eaters', eaters: { adults: 2, children: 1 }, day: null })],
  [
    'a guest',
    () => ({ kind: 'eaters', eaters: { adults: 3, children: 0 }, day: 3, meal: 'DINNER' }),
  ],
  ['eaters of a day', () => ({ kind: 'eaters', eaters: { adults: 4, children: 0 }, day: 3 })],
  ['renaming', () => ({ kind: 'rename', title: 'Ours', description: 'For us' })],
])('%s is undone to what was there, and undoing again is once', async (_name, makeEdit) => {
  const owned = await memberWithPlan({ db, content, clock });
  const before = await stored(owned);
  const changed = await edit(owned, makeEdit(owned));
  expect(changed).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await stored(owned)).not.toEqual(before);
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  for (let time = 1; time <= 2; time++) {
    const undone = await undoMealPlanChange({ place, clock, version: 2, toVersion: 1 });
    expect(undone).toMatchObject({ ok: true });
    expect(await stored(owned)).toEqual({ ...before, version: 3 });
  }
});

function dinnerOf(plan: MealPlan, day: number) {
  const line = placedLines(plan.days).find((each) => each.day === day && each.meal === 'DINNER');
  return { day, meal: 'DINNER' as const, recipeId: line?.recipeId ?? '' };
}

test('undoing is refused where another device has changed the plan since', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  await edit(owned, { kind: 'eaters', eaters: { adults: 4, children: 0 }, day: null });
  await edit(owned, { kind: 'rename', title: 'Ours', description: '' }, null);
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const undone = await undoMealPlanChange({ place, clock, version: 2, toVersion: 1 });
  expect(undone).toMatchObject({
    ok: false,
    reason: { problems: [{ code: 'meal-plan.changed-elsewhere' }] },
  });
  expect(await stored(owned)).toMatchObject({ title: 'Ours', eaters: { adults: 4, children: 0 } });
});

test('twenty versions are kept to go back to', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  for (let count = 1; count <= 23; count++) {
    await edit(owned, { kind: 'rename', title: `${count}`, description: '' }, null);
  }
  const versions = await ownPlanPlace({
    db,
    userId: owned.userId,
    id: owned.plan.id,
  }).listVersions();
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => 23 - index),
  );
});

test('the plan is cooked for others, or one day of it, and the member eats as before', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const own = new Map(dishes(owned.plan).map((dish, index) => [index, dish.split(' ')[3]]));
  await edit(owned, { kind: 'eaters', eaters: { adults: 3, children: 1 }, day: 3 }, null);
  const oneDay = await stored(owned);
  for (const [index, { day, portions }] of placedLines(oneDay.days).entries()) {
    const eaten = day === 3 ? `${own.get(index)}+1+1+0.5` : own.get(index);
    expect(portions.join('+')).toBe(eaten);
  }
  expect(oneDay.eaters).toEqual({ adults: 1, children: 0 });
  await edit(owned, { kind: 'eaters', eaters: { adults: 2, children: 0 }, day: null }, null);
  const whole = await stored(owned);
  expect(whole.eaters).toEqual({ adults: 2, children: 0 });
  expect(placedLines(whole.days).map(({ portions }) => portions.join('+'))).toEqual(
    [...own.values()].map((each) => `${each}+1`),
  );
});

test('a guest at one dinner changes no other meal', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const before = placedLines(owned.plan.days).map(({ portions }) => portions.join('+'));
  const eaters = { adults: 2, children: 0 };
  await edit(owned, { kind: 'eaters', eaters, day: 3, meal: 'DINNER' }, null);
  for (const [index, line] of placedLines((await stored(owned)).days).entries()) {
    const isThatDinner = line.day === 3 && line.meal === 'DINNER';
    expect(line.portions.join('+')).toBe(isThatDinner ? `${before[index]}+1` : before[index]);
  }
});

test('what a meal was set to is overridden by its day, and its day by the plan', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const eatersOf = async (day: number) => {
    const lines = placedLines((await stored(owned)).days).filter((line) => line.day === day);
    return new Set(lines.map(({ portions }) => portions.length));
  };
  const guests = { adults: 4, children: 0 };
  await edit(owned, { kind: 'eaters', eaters: guests, day: 3, meal: 'DINNER' }, null);
  expect(await eatersOf(3)).toEqual(new Set([1, 4]));
  await edit(owned, { kind: 'eaters', eaters: { adults: 2, children: 0 }, day: 3 }, null);
  expect(await eatersOf(3)).toEqual(new Set([2]));
  await edit(owned, { kind: 'eaters', eaters: { adults: 3, children: 0 }, day: null }, null);
  expect(await eatersOf(3)).toEqual(new Set([3]));
});

test('what is added is for everybody the plan is for', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  await edit(owned, { kind: 'eaters', eaters: { adults: 2, children: 1 }, day: null }, null);
  const recipeId = newRecipe(owned);
  await edit(owned, { kind: 'add', day: 1, meal: 'DINNER', recipeId }, null);
  const added = placedLines((await stored(owned)).days).find((each) => each.recipeId === recipeId);
  expect(added?.portions.slice(1)).toEqual([1, 0.5]);
});

test.each([0, -2, 9, 2.5, 1000, Number.NaN])('%d adults are refused', async (adults) => {
  const owned = await memberWithPlan({ db, content, clock });
  const eaters = { adults, children: 0 };
  expect(await edit(owned, { kind: 'eaters', eaters, day: null })).toMatchObject({
    ok: false,
    reason: { problems: [{ path: ['servings'], code: 'meal-plan.servings-mismatch' }] },
  });
  expect(dishes(await stored(owned))).toEqual(dishes(owned.plan));
});

test.each<[PlanEdit, string, string]>([
  [
    { kind: 'add', day: 0, meal: 'LUNCH', recipeId: 'no-such-dish' },
    'recipeId',
    'recipe.not-found',
  ],
  [{ kind: 'add', day: 70, meal: 'LUNCH', recipeId: '' }, 'recipeId', 'recipe.not-found'],
  [
    { kind: 'eaters', eaters: { adults: 2, children: 0 }, day: 9 },
    'day',
    'meal-plan.day-not-found',
  ],
  [{ kind: 'rename', title: 'x'.repeat(81), description: '' }, 'title', 'meal-plan.title-too-long'],
  [
    { kind: 'rename', title: '', description: 'x'.repeat(501) },
    'description',
    'meal-plan.description-too-long',
  ],
])('%j is refused at its field', async (asked, path, code) => {
  const owned = await memberWithPlan({ db, content, clock });
  expect(await edit(owned, asked)).toMatchObject({
    ok: false,
    reason: { problems: [{ path: [path], code }] },
  });
});

test('nobody changes the plan of someone else', async () => {
  const owner = await memberWithPlan({ db, content, clock });
  const stranger = { userId: await addMember({ db }), plan: owner.plan };
  const recipeId = newRecipe(owner);
  for (const version of [null, 1]) {
    const asked: PlanEdit = { kind: 'add', day: 0, meal: 'DINNER', recipeId };
    expect(await edit(stranger, asked, version)).toEqual({ ok: false, reason: 'not-found' });
  }
  const place = ownPlanPlace({ db, userId: stranger.userId, id: owner.plan.id });
  const undone = await undoMealPlanChange({ place, clock, version: 1, toVersion: 0 });
  expect(undone).toEqual({ ok: false, reason: 'not-found' });
  expect(dishes(await stored(owner))).toEqual(dishes(owner.plan));
});

test('some meals are planned anew around those that stay, and twice is once', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const before = await stored(owned);
  const profile = profileOf(ordinaryAnswers);
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const slots = (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => ({ day: 3, meal }));
  const request = { version: 1, requestKey: createRandomId(), slots };
  const asked = { place, content, clock, soFar, profile, ...request };
  const planned = await regenerateMealPlan(asked);
  expect(planned).toMatchObject({ ok: true, value: { version: 2 } });
  const after = await stored(owned);
  const mains = (plan: MealPlan, day: number) =>
    placedLines(plan.days).filter((line) => line.day === day && line.role === 'main');
  expect(mains(after, 3).map(({ recipeId }) => recipeId)).not.toEqual(
    mains(before, 3).map(({ recipeId }) => recipeId),
  );
  expect(mains(after, 3)).toHaveLength(3);
  const kept = (plan: MealPlan) => dishes(plan).filter((dish) => !/^[34] /.test(dish));
  expect(kept(after)).toEqual(kept(before));

  expect(await regenerateMealPlan(asked)).toEqual({ ok: true, value: planned.ok && planned.value });
  expect(await stored(owned)).toEqual(after);
});

test('a locked dish keeps its meal when the whole plan is planned anew', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const locked = dinnerOf(owned.plan, 2);
  await edit(owned, { kind: 'lock', ...locked, isLocked: true });
  const before = await stored(owned);
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const slots = before.days.flatMap(({ index: day, meals }) =>
    meals.map(({ meal }) => ({ day, meal })),
  );
  const request = { version: 2, requestKey: createRandomId(), slots };
  const profile = profileOf(ordinaryAnswers);
  const planned = await regenerateMealPlan({ place, content, clock, soFar, profile, ...request });
  expect(planned).toMatchObject({ ok: true });
  const after = await stored(owned);
  const dinner = (plan: MealPlan) =>
    dishes(plan).filter((dish) => dish.startsWith(`${locked.day} DINNER `));
  expect(dinner(after)).toEqual(dinner(before));
  expect(dishes(after)).not.toEqual(dishes(before));
  const lines = placedLines(after.days).filter(({ isLocked }) => isLocked);
  expect(lines.map(({ recipeId }) => recipeId)).toEqual([locked.recipeId]);
});

test('where all that is asked for is locked there is nothing to plan', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const { day, meal, recipeId } = dinnerOf(owned.plan, 2);
  await edit(owned, { kind: 'lock', day, meal, recipeId, isLocked: true });
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const request = { version: 2, requestKey: createRandomId(), slots: [{ day, meal }] };
  const profile = profileOf(ordinaryAnswers);
  expect(
    await regenerateMealPlan({ place, content, clock, soFar, profile, ...request }),
  ).toMatchObject({
    ok: false,
    reason: { problems: [{ code: 'meal-plan.nothing-to-plan' }] },
  });
});

test.each([
  [[], 'meal-plan.nothing-to-plan'],
  [[{ day: 7, meal: 'LUNCH' as const }], 'meal-plan.day-not-found'],
])('planning %j anew is refused', async (slots, code) => {
  const owned = await memberWithPlan({ db, content, clock });
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const request = { version: 1, requestKey: createRandomId(), slots };
  const profile = profileOf(ordinaryAnswers);
  expect(
    await regenerateMealPlan({ place, content, clock, soFar, profile, ...request }),
  ).toMatchObject({
    ok: false,
    reason: { problems: [{ code }] },
  });
});

/** On the fourth day of a week that began the day after it was made. */
const onFourthDay: SoFar = { ...soFar, today: '2026-03-15' };

async function planAnew(owned: Owned, asOf: SoFar, slots?: readonly MealPlace[]) {
  const { version, days } = await stored(owned);
  const everyMeal = days.flatMap(({ index: day }) =>
    (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => ({ day, meal })),
  );
  const place = ownPlanPlace({ db, userId: owned.userId, id: owned.plan.id });
  const request = { version, requestKey: createRandomId(), slots: slots ?? everyMeal };
  const profile = profileOf(ordinaryAnswers);
  return regenerateMealPlan({ place, content, clock, soFar: asOf, profile, ...request });
}

function dishesOn(plan: MealPlan, isOn: (place: MealPlace) => boolean): string[] {
  const lines = placedLines(plan.days);
  return dishes(plan).filter((_, at) => lines[at] !== undefined && isOn(lines[at]));
}

/** No day with it keeps to any limit of net carbs. */
function heaviestMain(): string {
  const carbs = (id: string) => content.recipesById.get(id)?.nutrition.netCarbsGrams ?? 0;
  const mains = content.recipes.filter(({ role }) => role === 'main');
  return mains.toSorted((left, right) => carbs(right.id) - carbs(left.id))[0]?.id ?? '';
}

test('of a week that runs only what is to come is planned anew, whoever asks for all of it', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  expect(owned.plan.beginsOn).toBe('2026-03-12');
  // What was eaten on a past day may be above every limit: that refuses nobody the days to come.
  const withRecipeId = heaviestMain();
  await edit(owned, { kind: 'swap', ...dinnerOf(owned.plan, 0), withRecipeId }, null);
  for (const day of [2, 3]) {
    const { recipeId } = dinnerOf(owned.plan, day);
    await edit(owned, { kind: 'leftovers', day, recipeId, isWanted: false }, null);
  }
  const before = await stored(owned);
  const dinner = dinnerOf(before, 3);
  const planned = await planAnew(owned, { ...onFourthDay, cooked: [dinner] });
  expect(planned).toMatchObject({ ok: true });
  const after = await stored(owned);
  const isSettled = ({ day, meal }: MealPlace) => day < 3 || (day === 3 && meal === 'DINNER');
  expect(dishesOn(after, isSettled)).toEqual(dishesOn(before, isSettled));
  const isOpen = (place: MealPlace) => !isSettled(place);
  expect(dishesOn(after, isOpen)).not.toEqual(dishesOn(before, isOpen));
  const meals = after.days.slice(3).map((day) => day.meals.map(({ meal }) => meal));
  expect(meals).toEqual(meals.map(() => ['BREAKFAST', 'LUNCH', 'DINNER']));
  const rests = placedLines(after.days).filter(({ day, leftoverOfDay }) => {
    return day >= 3 && leftoverOfDay !== null && leftoverOfDay <= 3;
  });
  expect(rests).toEqual([]);
});

test('where what was eaten today leaves no room, the rest of today stays and the other days are planned', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const place = { day: 3, meal: 'BREAKFAST' } as const;
  const recipeId = placedLines(owned.plan.days).find(
    ({ day, meal }) => day === place.day && meal === place.meal,
  )?.recipeId;
  const swap = { kind: 'swap', ...place, recipeId: recipeId ?? '' } as const;
  await edit(owned, { ...swap, withRecipeId: heaviestMain() }, null);
  const before = await stored(owned);
  expect(await planAnew(owned, { ...onFourthDay, eaten: [place] })).toMatchObject({ ok: true });
  const after = await stored(owned);
  const isUntilToday = ({ day }: MealPlace) => day <= 3;
  expect(dishesOn(after, isUntilToday)).toEqual(dishesOn(before, isUntilToday));
  for (const day of [4, 5, 6]) {
    expect(dinnerOf(after, day).recipeId).not.toBe(dinnerOf(before, day).recipeId);
  }
});

test('the rest of a dinner that is past stays, as the dinner does', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const rest = placedLines(owned.plan.days).find(({ day, leftoverOfDay }) => {
    return leftoverOfDay !== null && day > 1;
  });
  if (!rest) throw new Error('The week has no leftovers');
  const today = addLocalDays('2026-03-12', rest.day);
  const planned = await planAnew(owned, { ...soFar, today });
  expect(planned).toMatchObject({ ok: true });
  const isKept = ({ day, meal }: MealPlace) =>
    day < rest.day || (day === rest.day && meal === 'LUNCH');
  const after = await stored(owned);
  expect(dishesOn(after, isKept)).toEqual(dishesOn(owned.plan, isKept));
  const isNew = ({ day, meal }: MealPlace) => day === rest.day && meal === 'DINNER';
  expect(dishesOn(after, isNew)).not.toEqual(dishesOn(owned.plan, isNew));
});

test.each<[string, SoFar, MealPlace[] | undefined]>([
  ['a day that is past', onFourthDay, [{ day: 2, meal: 'DINNER' }]],
  [
    'a meal that was logged',
    { ...onFourthDay, eaten: [{ day: 3, meal: 'LUNCH' }] },
    [{ day: 3, meal: 'LUNCH' }],
  ],
  ['a week that is over', { ...soFar, today: '2026-03-19' }, undefined],
])('of %s there is nothing to plan anew', async (_name, asOf, slots) => {
  const owned = await memberWithPlan({ db, content, clock });
  expect(await planAnew(owned, asOf, slots)).toMatchObject({
    ok: false,
    reason: { problems: [{ path: ['slots'], code: 'meal-plan.nothing-to-plan' }] },
  });
  expect(dishes(await stored(owned))).toEqual(dishes(owned.plan));
});

test('a week that was stopped has no past', async () => {
  const owned = await memberWithPlan({ db, content, clock });
  const { userId, plan } = owned;
  await moveMealPlan({ db, clock, userId, mealPlanId: plan.id, transition: 'stop' });
  const place = { day: 0, meal: 'DINNER' } as const;
  expect(await planAnew(owned, onFourthDay, [place])).toMatchObject({ ok: true });
  const after = await stored(owned);
  expect(dinnerOf(after, 0).recipeId).not.toBe(dinnerOf(plan, 0).recipeId);
});

test('by hand a past day is corrected, but nothing is moved there and no rest made of what is over', async () => {
  const { plan } = await memberWithPlan({ db, content, clock });
  const apply = (asked: PlanEdit, asOf: SoFar = onFourthDay) =>
    applyEdit({ plan, content, edit: asked, soFar: asOf });
  const withRecipeId = newRecipe({ userId: '', plan });
  expect(apply({ kind: 'swap', ...dinnerOf(plan, 1), withRecipeId })).toMatchObject({ ok: true });
  expect(apply({ kind: 'remove', ...dinnerOf(plan, 1) })).toMatchObject({ ok: true });

  const move = (from: number, to: number) =>
    apply({ kind: 'move', ...dinnerOf(plan, from), to: { day: to, meal: 'DINNER' } });
  const past = { path: ['day'], code: 'meal-plan.day-is-past' };
  expect(move(4, 2)).toEqual({ ok: false, reason: [past] });
  expect(move(1, 2)).toEqual({ ok: false, reason: [past] });
  expect(move(4, 3)).toMatchObject({ ok: true });
  expect(move(2, 3)).toMatchObject({ ok: true });

  const keeps = content.recipes.find(({ id, role, isGoodAsLeftovers }) => {
    const isUsed = placedLines(plan.days).some(({ recipeId }) => recipeId === id);
    return role === 'main' && isGoodAsLeftovers && !isUsed;
  });
  const recipeId = keeps?.id ?? '';
  const rest = (day: number, isCooked = false) => {
    const swap: PlanEdit = { kind: 'swap', ...dinnerOf(plan, day), withRecipeId: recipeId };
    const leftovers = { kind: 'leftovers', day, recipeId } as const;
    const keeping = [swap, { ...leftovers, isWanted: false }].reduce((former, asked) => {
      const edited = applyEdit({ plan: former, content, edit: asked });
      return edited.ok ? edited.value : former;
    }, plan);
    const cooked = isCooked ? [{ day, meal: 'DINNER' as const, recipeId }] : [];
    const asked: PlanEdit = { ...leftovers, isWanted: true };
    return applyEdit({ plan: keeping, content, edit: asked, soFar: { ...onFourthDay, cooked } });
  };
  const over = { path: ['recipeId'], code: 'meal-plan.dinner-is-over' };
  expect(rest(2)).toEqual({ ok: false, reason: [over] });
  expect(rest(3)).toMatchObject({ ok: true });
  expect(rest(3, true)).toEqual({ ok: false, reason: [over] });
});

test('who eats from now on has not eaten before, unless it is said of a day', async () => {
  const { plan } = await memberWithPlan({ db, content, clock });
  const eaters = { adults: 4, children: 0 };
  const asOf = { ...onFourthDay, cooked: [dinnerOf(plan, 3)] };
  const eatersBy = (asked: PlanEdit) => {
    const edited = applyEdit({ plan, content, edit: asked, soFar: asOf });
    if (!edited.ok) throw new Error(JSON.stringify(edited.reason));
    return edited.value;
  };
  const changed = eatersBy({ kind: 'eaters', eaters, day: null });
  expect(changed.eaters).toEqual(eaters);
  for (const { day, meal, leftoverOfDay, portions } of placedLines(changed.days)) {
    const isCooked = (leftoverOfDay ?? 9) <= 3 || (day === 3 && meal === 'DINNER');
    expect(portions.length === 4, `${day} ${meal}`).toBe(day >= 3 && !isCooked);
  }
  const ofDay = placedLines(eatersBy({ kind: 'eaters', eaters, day: 1 }).days);
  expect(ofDay.filter(({ portions }) => portions.length === 4).map(({ day }) => day)).toEqual(
    ofDay.filter(({ day }) => day === 1).map(() => 1),
  );
});

test('what is suggested fits the place, says why, and is not there yet', async () => {
  const { plan } = await memberWithPlan({ db, content, clock });
  const profile = profileOf(ordinaryAnswers);
  const { recipeId: swappedId, day, meal } = dinnerOf(plan, 2);
  const place = { day, meal };
  const suggested = await suggestRecipes({ content, profile, plan, place, swappedId, count: 8 });
  expect(suggested).toHaveLength(8);
  for (const { recipe, reasons } of suggested) {
    expect(recipe.meals).toContain('DINNER');
    expect(recipe.role).toBe('main');
    expect(recipe.id).not.toBe(swappedId);
    expect(reasons.length).toBeGreaterThan(0);
  }
});

test('a meal with a main is offered what goes beside it', async () => {
  const { plan } = await memberWithPlan({ db, content, clock });
  const [line] = placedLines(plan.days).filter(({ meal, day }) => meal === 'DINNER' && day === 2);
  const days = plan.days.map((day) =>
    day.index === 2 && line
      ? { ...day, meals: [{ meal: 'DINNER' as const, recipes: [line] }] }
      : day,
  );
  const suggested = await suggestRecipes({
    content,
    profile: profileOf(ordinaryAnswers),
    plan: { ...plan, days },
    place: { day: 2, meal: 'DINNER' },
    swappedId: null,
    count: 200,
  });
  expect(suggested.length).toBeGreaterThan(50);
  expect(suggested.every(({ recipe }) => recipe.role !== 'main')).toBe(true);
  // A mix of spices is put into a dish and not beside it.
  const ids = suggested.map(({ recipe }) => recipe.id);
  const mixes = ['warm-homemade-garam-masala', 'sugar-free-taco-spice-mix'];
  expect(mixes.every((id) => content.recipesById.has(id))).toBe(true);
  expect(ids.filter((id) => mixes.includes(id))).toEqual([]);
});
