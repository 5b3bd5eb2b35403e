import { giveRole } from '../identity/testing/give-role.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import { addLocalDays, type LocalDay } from '../../lib/local-time.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { addProfile, ordinaryAnswers } from './testing/member.ts';
import { addPlan } from './testing/plans.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Plan {
  id: string;
  slug: string;
  version: number;
}

async function idOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

async function memberWithPlan(): Promise<{ client: TestClient; plan: Plan }> {
  const client = await premium(server);
  const { db, content, clock } = server.services;
  const userId = await idOf(client);
  await addProfile({ db, userId, answers: ordinaryAnswers });
  return { client, plan: await addPlan({ db, content, clock, userId }) };
}

function move(client: TestClient, name: string, mealPlanId: string) {
  const input = name === 'startMealPlan' ? 'StartMealPlanInput' : 'MealPlanInput';
  return client.graphql<Record<string, { mealPlan: Record<string, unknown> }>>(
    `mutation ($input: ${input}!) { ${name}(input: $input) {
      problems { code } mealPlan { id isStarted isShared deletedAt }
    } }`,
    { input: { mealPlanId } },
  );
}

const readPlan = `query ($slug: String!) { mealPlan(slug: $slug) {
  id title isOwn canEdit version undoVersion days { servings meals { recipes { recipe { id } } } }
} }`;
const readTeaser = `query ($slug: String!) { mealPlanTeaser(slug: $slug) {
  title kind dayCount days { meals { recipes { id title } } }
} }`;

function read(client: TestClient, slug: string) {
  return client.graphql<{ mealPlan: Record<string, unknown> }>(readPlan, { slug });
}

async function readersOf() {
  return {
    visitor: server.client(),
    'free user': await signedUp(server),
    'premium member': await premium(server),
  };
}

test.each([
  ['visitor', 'auth.required'],
  ['free user', 'meal-plan.membership-required'],
  ['premium member', null],
] as const)('of a shared plan a %s reads: %s', async (reader, code) => {
  const { client, plan } = await memberWithPlan();
  await move(client, 'shareMealPlan', plan.id);
  const other = (await readersOf())[reader];
  const { data, errors } = await read(other, plan.slug);
  expect(errors[0]?.extensions.code ?? null).toBe(code);
  const isReader = { isOwn: false, canEdit: false, undoVersion: null };
  expect(data ?? { mealPlan: null }).toMatchObject({ mealPlan: code === null ? isReader : null });
  const teaser = await other.graphql<{ mealPlanTeaser: unknown }>(readTeaser, { slug: plan.slug });
  expect(teaser.data.mealPlanTeaser).toMatchObject({ kind: 'PERSONALIZED', dayCount: 7 });
});

test('of a themed plan everyone sees how it begins, members all of it', async () => {
  const themed = server.services.themedPlans.plans.find(({ days }) => days.length === 7);
  const slug = themed?.texts.en.slug ?? '';
  for (const [reader, client] of Object.entries(await readersOf())) {
    const teaser = await client.graphql<{ mealPlanTeaser: { days: unknown[] } }>(readTeaser, {
      slug,
    });
    expect(teaser.data.mealPlanTeaser, reader).toMatchObject({ kind: 'THEMED', dayCount: 7 });
    expect(teaser.data.mealPlanTeaser.days, reader).toHaveLength(3);
  }
  const { data } = await read(await premium(server), slug);
  expect(data.mealPlan).toMatchObject({ isOwn: false, canEdit: false });
  expect(data.mealPlan.days).toHaveLength(7);
});

test('a themed plan is found by what it was called before, in the language it was called so', async () => {
  const former = { slug: 'vegetariskt-fran-indien-och-asien' };
  const ask = `query ($slug: String!) { mealPlanTeaser(slug: $slug) { slug } }`;
  const teaserIn = async (locale: 'en' | 'sv') => {
    const { data } = await server.client({ locale }).graphql(ask, former);
    return data;
  };
  const found = { slug: 'indisk-vegetarisk-vecka' };
  expect(await teaserIn('sv')).toEqual({ mealPlanTeaser: found });
  expect(await teaserIn('en')).toEqual({ mealPlanTeaser: null });
  const member = server.client({ locale: 'sv' });
  for (const [name, value] of (await premium(server)).cookies) member.cookies.set(name, value);
  const { data } = await member.graphql(
    `query ($slug: String!) { mealPlan(slug: $slug) { slug } }`,
    former,
  );
  expect(data).toEqual({ mealPlan: found });
});

const listThemed = `query ($theme: MealPlanTheme, $strictness: Strictness) {
  themedMealPlans(theme: $theme, strictness: $strictness) { title themes strictness slug }
}`;

test('themed plans are found by theme and carb level, in the language of the endpoint', async () => {
  const visitor = server.client({ locale: 'sv' });
  const { data } = await visitor.graphql<{
    themedMealPlans: { themes: string[]; strictness: string; slug: string }[];
  }>(listThemed, { theme: 'VEGETARIAN', strictness: 'KETO' });
  expect(data.themedMealPlans.length).toBeGreaterThan(0);
  for (const plan of data.themedMealPlans) {
    expect(plan.themes).toContain('VEGETARIAN');
    expect(plan.strictness).toBe('KETO');
  }
  expect(data.themedMealPlans.map(({ slug }) => slug)).toContain('vegetarisk-keto');
});

test('a private plan is nothing to anybody else, not even as a teaser', async () => {
  const { plan } = await memberWithPlan();
  for (const client of Object.values(await readersOf())) {
    const { data } = await client.graphql<{ mealPlanTeaser: unknown }>(readTeaser, {
      slug: plan.slug,
    });
    expect(data.mealPlanTeaser).toBeNull();
  }
  const { errors } = await read(await premium(server), plan.slug);
  expect(errors[0]?.extensions.code).toBe('meal-plan.not-found');
});

test.each([
  'startMealPlan',
  'stopMealPlan',
  'shareMealPlan',
  'unshareMealPlan',
  'deleteMealPlan',
  'restoreMealPlan',
])('%s is for the owner alone', async (name) => {
  const { client, plan } = await memberWithPlan();
  await move(client, 'shareMealPlan', plan.id);
  const answers: (string | null)[] = [];
  for (const other of [...Object.values(await readersOf()), client]) {
    const { errors } = await move(other, name, plan.id);
    answers.push(errors[0]?.extensions.code ?? null);
  }
  expect(answers).toEqual([
    'auth.required',
    'meal-plan.membership-required',
    'meal-plan.not-found',
    null,
  ]);
});

test('an older state overwrites nothing: the answer tells and shows how it is now', async () => {
  const { client, plan } = await memberWithPlan();
  const rename = (title: string) =>
    client.graphql<{ renameMealPlan: unknown }>(
      `mutation ($input: RenameMealPlanInput!) { renameMealPlan(input: $input) {
        problems { code message } mealPlan { title version undoVersion }
      } }`,
      { input: { mealPlanId: plan.id, version: 1, title, description: '' } },
    );
  expect((await rename('Mine')).data.renameMealPlan).toEqual({
    problems: [],
    mealPlan: { title: 'Mine', version: 2, undoVersion: 1 },
  });
  expect((await rename('Other')).data.renameMealPlan).toMatchObject({
    problems: [{ code: 'meal-plan.changed-elsewhere' }],
    mealPlan: { title: 'Mine', version: 2 },
  });
});

test('a full meal is refused in the words of the specification', async () => {
  const { client, plan } = await memberWithPlan();
  const recipeIds = server.services.content.recipes.slice(0, 4).map(({ id }) => id);
  let last: { problems: { message: string }[] } = { problems: [] };
  for (const recipeId of recipeIds) {
    const { data } = await client.graphql<{ addRecipeToMeal: typeof last }>(
      `mutation ($input: AddRecipeToMealInput!) { addRecipeToMeal(input: $input) {
        problems { message }
      } }`,
      { input: { mealPlanId: plan.id, day: 0, meal: 'LUNCH', recipeId } },
    );
    last = data.addRecipeToMeal;
  }
  expect(last.problems).toEqual([{ message: "You can't add more than 3 recipes per meal" }]);
});

const copyPlan = `mutation ($input: CopyMealPlanInput!) { copyMealPlan(input: $input) {
  mealPlan { kind origin isOwn isShared }
} }`;

test('a shared plan is copied, a private one is not found', async () => {
  const { client, plan } = await memberWithPlan();
  const other = await premium(server);
  const input = { slug: plan.slug, requestKey: createRandomId() };
  const refused = await other.graphql(copyPlan, { input });
  expect(refused.errors[0]?.extensions.code).toBe('meal-plan.not-found');
  await move(client, 'shareMealPlan', plan.id);
  const copied = await other.graphql<{ copyMealPlan: unknown }>(copyPlan, { input });
  expect(copied.data.copyMealPlan).toEqual({
    mealPlan: { kind: 'CUSTOM', origin: 'COPIED', isOwn: true, isShared: false },
  });
});

const readSettings = `query { getMealPlanSettings {
  mostRecipesPerMeal mostDays servingsOptions trashDays planner { group name value reason }
} }`;

test('the settings are open to everyone, each figure with its reason', async () => {
  const { data } = await server.client().graphql<{
    getMealPlanSettings: { planner: { reason: string }[] };
  }>(readSettings);
  expect(data.getMealPlanSettings).toMatchObject({ mostRecipesPerMeal: 3, trashDays: 30 });
  expect(data.getMealPlanSettings.planner.length).toBeGreaterThan(50);
  expect(data.getMealPlanSettings.planner.every(({ reason }) => reason !== '')).toBe(true);
});

const overnightOats = 'overnight-hemp-and-chia-noats';

/** On which an event of a calendar begins. */
function dayOf(event = ''): LocalDay {
  const [, year, month, day] = /^DTSTART\S*:(\d{4})(\d\d)(\d\d)/m.exec(event) ?? [];
  return `${year}-${month}-${day}`;
}

async function openCalendar(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ openMealPlanCalendar: { address: string } }>(
    'mutation { openMealPlanCalendar { address } }',
  );
  return new URL(data.openMealPlanCalendar.address).pathname;
}

test('the calendar shows every day of the plans with dates once, behind an address that can be revoked', async () => {
  const { client, plan } = await memberWithPlan();
  await move(client, 'stopMealPlan', plan.id);
  const path = await openCalendar(client);
  expect(await openCalendar(client)).toBe(path);
  const empty = await server.app.inject(path);
  expect(empty.statusCode).toBe(200);
  expect(empty.body).not.toContain('BEGIN:VEVENT');

  await move(client, 'startMealPlan', plan.id);
  const oats = { mealPlanId: plan.id, day: 2, meal: 'BREAKFAST', recipeId: overnightOats };
  await client.graphql(
    `mutation ($input: AddRecipeToMealInput!) { addRecipeToMeal(input: $input) {
      problems { message }
    } }`,
    { input: oats },
  );
  const { body, headers } = await server.app.inject(path);
  expect(headers['content-type']).toContain('text/calendar');
  const isEvening = (event: string) => event.includes('evening-before');
  const events = body.split('BEGIN:VEVENT').slice(1);
  expect(events.filter((event) => !isEvening(event))).toHaveLength(21);
  const [first] = events.filter((event) => !isEvening(event));
  const evening = events.find((event) => isEvening(event) && event.includes('noats'));
  expect(dayOf(evening)).toBe(addLocalDays(dayOf(first), 1));
  const hours = [...body.matchAll(/^DT(?:START|END)\S*:\d{8}T(\d{4})/gm)].map(([, hour]) => hour);
  const ofMeals = ['0800', '0830', '1230', '1300', '1830', '1915'];
  expect([...new Set(hours)].toSorted()).toEqual([...ofMeals, '2000', '2015']);
  expect(body).toContain(`/meal-plan/${plan.slug}`);

  await client.graphql('mutation { closeMealPlanCalendar { address } }');
  expect((await server.app.inject(path)).statusCode).toBe(404);
  expect(await openCalendar(client)).not.toBe(path);
});

test.each(['/calendar/en/x.ics', '/calendar/fr/x.ics', `/calendar/en/${createRandomId()}.ics`])(
  'nobody gave out %s',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).toBe(404);
  },
);

test('an editor changes a themed plan for everyone, a member only their copy of it', async () => {
  const [themed] = server.services.themedPlans.plans;
  if (themed === undefined) throw new Error('There are no themed plans');
  const editor = await premium(server);
  const member = await premium(server);
  const remove = (client: TestClient) => {
    const recipe = {
      day: 0,
      meal: 'DINNER',
      recipeId: themed.days[0]?.meals.at(-1)?.recipes[0]?.recipeId,
    };
    return client.graphql<{ removeRecipeFromMeal: unknown }>(
      `mutation ($input: RemoveRecipeFromMealInput!) { removeRecipeFromMeal(input: $input) {
        problems { code } mealPlan { version canEdit undoVersion }
      } }`,
      { input: { mealPlanId: themed.id, version: 1, recipe } },
    );
  };
  expect((await remove(editor)).errors[0]?.extensions.code).toBe('meal-plan.not-found');

  const { db } = server.services;
  await giveRole({ db, userId: await idOf(editor), role: 'EDITOR' });
  for (let time = 1; time <= 2; time++) {
    expect((await remove(editor)).data.removeRecipeFromMeal).toEqual({
      problems: [],
      mealPlan: { version: 2, canEdit: true, undoVersion: 1 },
    });
  }
  const { slug } = themed.texts.en;
  const seen = await read(member, slug);
  expect(seen.data.mealPlan).toMatchObject({ version: 2, canEdit: false, isOwn: false });

  const undo = `mutation ($input: UndoMealPlanChangeInput!) { undoMealPlanChange(input: $input) {
    problems { code } mealPlan { version }
  } }`;
  const input = { mealPlanId: themed.id, version: 2, toVersion: 1 };
  const undone = await editor.graphql<{ undoMealPlanChange: unknown }>(undo, { input });
  expect(undone.data.undoMealPlanChange).toEqual({ problems: [], mealPlan: { version: 3 } });
});
