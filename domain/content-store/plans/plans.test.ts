import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import { refusal, success } from '../../../lib/result.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import { themedPlanVersions } from '../../meal-plans/meal-plans.tables.ts';
import { findItem, putVersion, readVersions } from '../content-store.store.ts';
import { contentItems } from '../content-store.tables.ts';
import { adoptThemedPlans } from './adopt-plans.ts';
import { fieldsOfPlan } from './plan-fields.ts';
import type { Role } from '../../identity/roles/roles.rules.ts';

let server: TestServer;
let author: TestClient;
let editorId: string;
beforeAll(async () => {
  server = await startTestServer();
  author = await holder('AUTHOR');
  ({ userId: editorId } = await signUpSomebody(server));
});
afterAll(() => server.close());

async function holder(role: Role): Promise<TestClient> {
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role });
  return client;
}

interface Suggested {
  recipeId: string;
  title: string;
  netCarbsGrams: number;
}

interface Asked {
  id: string;
  day?: number;
  meal?: string;
  swapped?: string;
  search?: string;
}

async function suggestions(asked: Asked, client = author): Promise<Suggested[] | string> {
  const { data, errors } = await client.graphql<{ planSuggestions: Suggested[] }>(
    `query ($id: String!, $day: Int!, $meal: Meal!, $swapped: String, $search: String) {
      planSuggestions(id: $id, day: $day, meal: $meal, swapped: $swapped, search: $search) {
        recipeId title netCarbsGrams } }`,
    { day: 0, meal: 'DINNER', ...asked },
  );
  return errors[0]?.extensions.code ?? data.planSuggestions;
}

/** Of a plan that says so on its cover. */
function planTagged(tag: string): string {
  const plan = server.services.themedPlans.plans.find(({ promise }) =>
    JSON.stringify(promise).includes(tag),
  );
  if (plan === undefined) throw new Error(`No plan promises ${tag}.`);
  return plan.key;
}

/** The main dish of its first evening. */
function dinnerOf(id: string): string {
  const { themedPlans, content } = server.services;
  const plan = themedPlans.plans.find(({ key }) => key === id);
  const dinner = plan?.days[0]?.meals.find(({ meal }) => meal === 'DINNER');
  const main = dinner?.recipes.find(
    ({ recipeId }) => content.recipesById.get(recipeId)?.role === 'main',
  );
  if (main === undefined) throw new Error(`${id} has no dinner.`);
  return main.recipeId;
}

test('the planner suggests mains of that meal that keep what the plan promises', async () => {
  const { recipesById } = server.services.content;
  const id = planTagged('NUTS');
  const found = await suggestions({ id, swapped: dinnerOf(id) });
  if (typeof found === 'string') throw new Error(found);
  expect(found.length).toBeGreaterThan(3);
  for (const { recipeId } of found) {
    const recipe = recipesById.get(recipeId);
    expect(recipe?.avoidGroups, recipeId).not.toContain('NUTS');
    expect(recipe?.meals, recipeId).toContain('DINNER');
    expect(recipe?.role, recipeId).toBe('main');
  }
});

test('beside a main dish, the planner suggests what goes with it', async () => {
  const { recipesById } = server.services.content;
  const found = await suggestions({ id: 'gentle-start' });
  if (typeof found === 'string') throw new Error(found);
  const roles = new Set(found.map(({ recipeId }) => recipesById.get(recipeId)?.role));
  expect(roles.has('main')).toBe(false);
});

test('what gives way is not suggested, and a search finds by title in the language of who edits', async () => {
  const swapped = dinnerOf('gentle-start');
  const found = await suggestions({ id: 'gentle-start', swapped });
  if (typeof found === 'string') throw new Error(found);
  expect(found.map(({ recipeId }) => recipeId)).not.toContain(swapped);
  const goulash = await suggestions({ id: 'gentle-start', search: ' Goulash' });
  expect(goulash).toContainEqual(
    expect.objectContaining({ title: expect.stringMatching(/goulash/i) }),
  );
});

test('nothing is suggested for a day that is not there, nor to who does not edit', async () => {
  expect(await suggestions({ id: 'gentle-start', day: 40 })).toEqual([]);
  expect(await suggestions({ id: 'gentle-start' }, await holder('MODERATOR'))).toBe(
    'role.required',
  );
  expect(await suggestions({ id: 'no-such-plan' })).toBe('content.unknown');
});

test('a search looks at what dishes are called, and those of the meal come first', async () => {
  const { recipes } = server.services.content;
  const found = await suggestions({ id: 'gentle-start', meal: 'BREAKFAST', search: 'CHEESE' });
  if (typeof found === 'string') throw new Error(found);
  expect(found).toHaveLength(12);
  const isCalledSo = ({ title }: { title: string }) => title.toLowerCase().includes('cheese');
  expect(found.every(isCalledSo)).toBe(true);
  const ofMeal = recipes.filter(
    ({ texts, meals }) => isCalledSo(texts.en) && meals.includes('BREAKFAST'),
  );
  expect(ofMeal.length).toBeGreaterThan(0);
  expect(found.slice(0, ofMeal.length).map(({ recipeId }) => recipeId)).toEqual(
    ofMeal.slice(0, 12).map(({ id }) => id),
  );
  const swede = server.client({ locale: 'sv' });
  for (const [name, value] of author.cookies) swede.cookies.set(name, value);
  const soups = await suggestions({ id: 'gentle-start', search: 'gulaschsoppa' }, swede);
  expect(soups).toMatchObject([{ recipeId: 'beef-goulash-soup' }]);
  // A search ends where no title goes on.
  const endless = `goulash${' '.repeat(100)}soup`;
  expect(await suggestions({ id: 'gentle-start', search: endless })).toEqual(
    await suggestions({ id: 'gentle-start', search: 'goulash' }),
  );
  // Spaces alone are no search.
  expect(await suggestions({ id: 'gentle-start', search: '  ' })).toEqual(
    await suggestions({ id: 'gentle-start' }),
  );
});

test('a breakfast is suggested for a plan that has none yet', async () => {
  const id = shownPlans().find(({ days }) =>
    days.every(({ meals }) => meals.every(({ meal }) => meal !== 'BREAKFAST')),
  )?.key;
  const found = await suggestions({ id: id ?? '', meal: 'BREAKFAST' });
  if (typeof found === 'string') throw new Error(found);
  const { recipesById } = server.services.content;
  expect(found.length).toBeGreaterThan(0);
  for (const { recipeId } of found) expect(recipesById.get(recipeId)?.meals).toContain('BREAKFAST');
});

interface Totals {
  energyKcal: number;
  proteinGrams: number;
  netCarbsGrams: number;
  fiberGrams: number;
  saturatedFatGrams: number;
  saltGrams: number;
}

interface DraftPlan {
  mean: Totals;
  days: {
    totals: Totals;
    dishes: { meal: string; recipeId: string; title: string; isLeftover: boolean }[];
  }[];
}

async function draftPlan(kind: string, id: string): Promise<DraftPlan | null> {
  const totals = 'energyKcal proteinGrams netCarbsGrams fiberGrams saturatedFatGrams saltGrams';
  const { data, errors } = await author.graphql<{ contentDraft: { plan: DraftPlan | null } }>(
    `query ($id: String!) { contentDraft(kind: ${kind}, id: $id) { plan {
      mean { ${totals} }
      days { totals { ${totals} } dishes { meal recipeId title isLeftover netCarbsGrams } } } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.contentDraft.plan;
}

test('an editor sees what a person eats on each day of a week, and on the mean day', async () => {
  const plan = await draftPlan('MEAL_PLAN', 'gentle-start');
  const { recipesById } = server.services.content;
  const second = plan?.days[1];
  expect(second?.dishes).toMatchObject([
    { meal: 'BREAKFAST', recipeId: 'rye-toast-with-skyr-and-apple', isLeftover: false },
    { meal: 'LUNCH', recipeId: 'baked-eggplant-mozzarella-sandwiches', isLeftover: true },
    { meal: 'DINNER', recipeId: 'georgian-chakhokhbili-with-green-beans', isLeftover: false },
  ]);
  const eaten = (second?.dishes ?? []).flatMap(({ recipeId, title }) => {
    const recipe = recipesById.get(recipeId);
    expect(title).toBe(recipe?.texts.en.title);
    return recipe ? [recipe.nutrition] : [];
  });
  const sum = (figureOf: (nutrition: (typeof eaten)[number]) => number | null) =>
    expect.closeTo(
      eaten.reduce((total, each) => total + (figureOf(each) ?? Number.NaN), 0),
      6,
    );
  expect(second?.totals).toEqual({
    energyKcal: sum(({ nutrients }) => nutrients.energyKcal),
    proteinGrams: sum(({ nutrients }) => nutrients.proteinGrams),
    netCarbsGrams: sum(({ netCarbsGrams }) => netCarbsGrams),
    fiberGrams: sum(({ nutrients }) => nutrients.fiberGrams),
    saturatedFatGrams: sum(({ nutrients }) => nutrients.saturatedFatGrams),
    // A gram of sodium is in two and a half of salt.
    saltGrams: sum(({ nutrients }) => ((nutrients.sodiumMg ?? Number.NaN) / 1000) * 2.5),
  });
  const mean = (plan?.days ?? []).reduce((all, { totals }) => all + totals.energyKcal / 7, 0);
  expect(plan?.mean.energyKcal).toBeCloseTo(mean, 6);
  expect(await draftPlan('RECIPE', 'beef-bourguignon')).toBeNull();
});

const keeper = () => server.services.themedPlanKeeper;

/** Changes what a plan has on an evening, where members read it. */
function cook(key: string, day: number, recipeId: string) {
  return keeper().change<string>({
    key,
    editedBy: editorId,
    now: new Date(),
    change: (plan) => {
      const days = plan.days.map((each) => {
        if (each.index !== day) return each;
        const meals = each.meals.map((meal) => {
          if (meal.meal !== 'DINNER') return meal;
          return {
            ...meal,
            recipes: meal.recipes.slice(0, 1).map((line) => ({ ...line, recipeId })),
          };
        });
        return { ...each, meals };
      });
      return success({ ...plan, days });
    },
  });
}

const shownPlans = () => server.services.themedPlans.plans;
const shownPlan = (key: string) => shownPlans().find((plan) => plan.key === key) ?? null;

function dinnerOn(plan: ThemedPlan | null, day: number): string | undefined {
  return plan?.days[day]?.meals.find(({ meal }) => meal === 'DINNER')?.recipes[0]?.recipeId;
}

const itemOf = (id: string) => findItem({ db: server.services.db, kind: 'MEAL_PLAN', id });

test('a plan that is changed where members read it goes out at once, as a version of its own', async () => {
  const key = 'asian-week';
  const shipped = shownPlan(key);
  expect(await keeper().find(key)).toBe(shipped);
  expect(await keeper().find('no-such-plan')).toBeNull();
  expect(await keeper().listVersions(key)).toEqual([]);
  const changed = await cook(key, 2, 'beef-bourguignon');
  expect(changed).toMatchObject({ ok: true, value: { key, version: 2, texts: shipped?.texts } });
  const [read, found] = [shownPlan(key), await keeper().find(key)];
  expect(dinnerOn(read, 2)).toBe('beef-bourguignon');
  expect(found).toEqual(read);
  expect(found?.version).toBe(2);
  const versions = await keeper().listVersions(key);
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(dinnerOn(versions[0] ?? null, 2)).toBe('beef-bourguignon');
  expect(versions[1]?.days).toEqual(shipped?.days);
  const item = await itemOf(key);
  expect(item).toMatchObject({
    state: 'PUBLISHED',
    version: 2,
    publishedVersion: 2,
    changedBy: editorId,
    newest: { origin: 'CHANGED', madeBy: editorId, publishedBy: editorId },
  });
  expect(item?.newest.publishedAt).toEqual(item?.changedAt);
  expect(item?.newest.fields).toEqual(item?.publishedFields);
  const logged = await server.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, `MEAL_PLAN:${key}`));
  expect(logged).toMatchObject([
    {
      action: 'CONTENT_PUBLISHED',
      actorKind: 'EDITOR',
      actorId: editorId,
      details: { name: shipped?.texts.en.title },
    },
  ]);
});

test('a change that changes nothing, or is refused, is no version', async () => {
  const key = 'asian-week';
  const before = await keeper().find(key);
  const asked = { key, editedBy: editorId, now: new Date() };
  expect(await keeper().change({ ...asked, change: (plan) => success(plan) })).toEqual(
    success(before),
  );
  const refused = await keeper().change({ ...asked, change: () => refusal('not so') });
  expect(refused).toEqual(refusal('not so'));
  expect((await keeper().listVersions(key)).map(({ version }) => version)).toEqual([2, 1]);
});

async function draft(key: string, changes: Record<string, [was: string, value: string]>) {
  const { errors } = await author.graphql(
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { problems { code } } }',
    {
      input: {
        kind: 'MEAL_PLAN',
        id: key,
        confirmed: [],
        changes: Object.entries(changes).map(([field, [was, value]]) => ({ field, was, value })),
      },
    },
  );
  expect(errors).toEqual([]);
}

test('a draft that waits gets the change and waits on; its own changes stay and do not go out', async () => {
  const key = 'italian-week';
  const shipped = shownPlan(key);
  const title = shipped?.texts.en.title ?? '';
  const fields = shipped ? fieldsOfPlan(shipped) : {};
  const dinner = (day: number) => fields[`day.d${day}.dinner`] ?? '';
  await draft(key, {
    'title.en': [title, 'A title that waits'],
    'day.d7.dinner': [dinner(7), 'beef-goulash-soup'],
  });
  // Until something goes out, members read the file.
  expect(await keeper().find(key)).toEqual(shipped);
  await cook(key, 2, 'beef-bourguignon');
  await cook(key, 6, 'beef-bourguignon');
  const read = await keeper().find(key);
  expect(read?.texts.en.title).toBe(title);
  expect([dinnerOn(read, 2), dinnerOn(read, 6)]).toEqual(['beef-bourguignon', 'beef-bourguignon']);
  const item = await itemOf(key);
  expect(item?.newest.fields).toEqual({
    ...fields,
    'title.en': 'A title that waits',
    'day.d3.dinner': 'beef-bourguignon',
    'day.d7.dinner': 'beef-goulash-soup',
  });
  expect(item).toMatchObject({
    state: 'DRAFT',
    publishedVersion: read?.version,
    version: (read?.version ?? 0) + 1,
    newest: { publishedAt: null, publishedBy: null },
  });
  // The draft is no version that members had.
  const versions = (await keeper().listVersions(key)).map(({ version }) => version);
  expect(versions).toEqual([read?.version, (read?.version ?? 0) - 2, 1]);
});

test('of what was taken away nothing is read or changed, of what is broken the file is', async () => {
  const key = 'nordic-week';
  const shipped = shownPlan(key);
  await cook(key, 0, 'beef-bourguignon');
  const { db } = server.services;
  const isIt = and(eq(contentItems.kind, 'MEAL_PLAN'), eq(contentItems.id, key));
  const item = await itemOf(key);
  const broken = { ...item?.publishedFields, 'day.d1.dinner': 'gone-dish' };
  await db.update(contentItems).set({ publishedFields: broken }).where(isIt);
  if (item === null) throw new Error('Nobody edited it.');
  const { kind, id, newest } = item;
  await db.transaction(async (tx) => {
    const put = (version: number, fields = newest.fields) =>
      putVersion({ tx, kind, id, version: { ...newest, version, fields } });
    for (let version = 3; version < 30; version += 1) await put(version);
    await put(30, broken);
  });
  // The last twenty that went out, but for one that can be read no more.
  expect((await keeper().listVersions(key)).map(({ version }) => version)).toEqual(
    Array.from({ length: 19 }, (_, at) => 29 - at),
  );
  expect(await keeper().find(key)).toEqual(shownPlan(key));
  expect(shownPlan(key)).not.toBe(shipped);
  await db.update(contentItems).set({ archivedAt: new Date() }).where(isIt);
  expect(await keeper().find(key)).toBeNull();
  await expect(cook(key, 0, 'beef-goulash-soup')).rejects.toThrow('published no more');
});

test('what editors once made of plans is taken over with who made it, and a plan that is gone is not', async () => {
  const { db, themedPlans } = server.services;
  const key = 'quick-keto-weeknights';
  const plan = shownPlan(key);
  if (plan === null) throw new Error('There is no such plan');
  const contentOf = (days: ThemedPlan['days'], adults: number) => ({
    title: 'x',
    description: '',
    eaters: { adults, children: 0 },
    dayCount: days.length,
    days,
  });
  const [first, second] = [new Date('2026-01-01'), new Date('2026-01-02')];
  const row = { slug: key, editedAt: first, editedBy: editorId };
  await db.insert(themedPlanVersions).values([
    { ...row, version: 1, content: contentOf(plan.days, 2) },
    { ...row, version: 2, editedAt: second, content: contentOf(plan.days.slice(0, 2), 2) },
    { ...row, slug: 'gone-plan', version: 1, content: contentOf(plan.days, 2) },
  ]);
  await adoptThemedPlans({ db, themedPlans });
  const kept = await readVersions({ db, kind: 'MEAL_PLAN', id: key });
  expect(kept).toMatchObject([
    {
      version: 2,
      origin: 'CHANGED',
      madeBy: editorId,
      madeAt: second,
      publishedAt: second,
      publishedBy: editorId,
      fields: { days: 'd1 d2', 'title.en': plan.texts.en.title },
      basis: {},
    },
    { version: 1, origin: 'BEGUN', madeBy: null, madeAt: first, publishedAt: null },
  ]);
  const item = await itemOf(key);
  expect(item).toMatchObject({
    state: 'PUBLISHED',
    version: 2,
    publishedVersion: 2,
    changedAt: second,
    changedBy: editorId,
  });
  expect(item?.publishedFields).toEqual(kept[0]?.fields);
  expect(await itemOf('gone-plan')).toBeNull();
  await server.services.refreshContent();
  expect(shownPlan(key)?.days).toHaveLength(2);
});
