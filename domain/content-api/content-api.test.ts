import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { adoptThemedPlans } from '../content-store/plans/adopt-plans.ts';
import { doctors } from '../doctors/doctors.tables.ts';
import { themedPlanVersions } from '../meal-plans/meal-plans.tables.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { noteContentChanges } from './changes.ts';
import { contentKeys } from './content-api.tables.ts';
import type { ContentScope } from './content-kinds.rules.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof signUpSomebody>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: admin.userId, role: 'ADMINISTRATOR' });
});
afterAll(() => server.close());

const everything: ContentScope[] = [
  'RECIPE',
  'FOOD',
  'MEAL_PLAN',
  'PROGRAM',
  'PAGE',
  'VIDEO',
  'COLLECTION',
  'LANDING',
  'DOCTOR',
];

interface Made {
  createContentKey: { problems: { path: string[]; code: string }[]; secret: string | null };
}

async function makeKey(input: { name: string; scopes: ContentScope[] }) {
  const { data } = await admin.client.graphql<Made>(
    `mutation ($input: CreateContentKeyInput!) {
      createContentKey(input: $input) { problems { path code } secret } }`,
    { input },
  );
  return data.createContentKey;
}

async function keyFor(scopes: ContentScope[] = everything): Promise<string> {
  return (await makeKey({ name: 'The magazine', scopes })).secret ?? '';
}

async function ask(args: {
  key?: string | null;
  query: string;
  variables?: Record<string, unknown>;
}) {
  const { key = null, query, variables } = args;
  const response = await server.app.inject({
    method: 'POST',
    url: '/cms/graphql',
    headers: { host: 'localhost', ...(key !== null && { authorization: `Bearer ${key}` }) },
    payload: { query, variables },
  });
  const { data, errors = [] } = response.json();
  const codes = errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
  return { status: response.statusCode, headers: response.headers, data, codes };
}

test.each([
  ['none', null],
  ['one that never was', `yolk_cms_${'x'.repeat(43)}`],
  ['a member’s token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
])('without a key (%s) the endpoint answers 401', async (_what, key) => {
  const { status, codes, headers } = await ask({ key, query: '{ recipes { id } }' });
  expect({ status, codes }).toEqual({ status: 401, codes: ['key.required'] });
  expect(headers['www-authenticate']).toBe('Bearer');
});

test('a key reads what it was made for, and nothing else, until it is revoked', async () => {
  const key = await keyFor(['RECIPE']);
  const found = await ask({
    key,
    query:
      '{ recipes(language: sv, first: 2) { id title ingredients { food grams } steps { text } } }',
  });
  expect(found).toMatchObject({ status: 200, codes: [] });
  const [first] = found.data.recipes;
  const recipe = server.services.content.recipesById.get(first.id);
  expect(first.title).toBe(recipe?.texts.sv.title);
  expect(first.steps).toHaveLength(recipe?.steps.length ?? -1);
  expect(await ask({ key, query: '{ foods { id } }' })).toMatchObject({
    status: 403,
    codes: ['key.scope-required'],
  });
  const [row] = await server.services.db
    .select()
    .from(contentKeys)
    .where(eq(contentKeys.name, 'The magazine'));
  expect(row?.lastUsedAt).not.toBeNull();
  await admin.client.graphql(
    'mutation ($input: RevokeContentKeyInput!) { revokeContentKey(input: $input) { problems { code } } }',
    { input: { id: row?.id } },
  );
  expect((await ask({ key, query: '{ recipes { id } }' })).status).toBe(401);
});

test('the key itself is nowhere in the database, and its life is in the log', async () => {
  const key = await keyFor();
  const rows = await server.services.db.select().from(contentKeys);
  expect(JSON.stringify(rows)).not.toContain(key.slice('yolk_cms_'.length));
  const { data } = await admin.client.graphql<{
    auditLog: { entries: { action: string; name: string | null }[] };
  }>('{ auditLog(first: 1) { entries { action name } } }');
  expect(data.auditLog.entries).toEqual([{ action: 'KEY_CREATED', name: 'The magazine' }]);
});

test.each([
  [{ name: '  ', scopes: everything }, 'name key.name-required'],
  [{ name: 'x'.repeat(61), scopes: everything }, 'name key.name-too-long'],
  [{ name: 'x', scopes: [] }, 'scopes key.scopes-required'],
])('a key like %o is refused', async (input, code) => {
  const { problems, secret } = await makeKey(input);
  expect(problems.map((each) => [...each.path, each.code].join(' '))).toEqual([code]);
  expect(secret).toBeNull();
});

test('drafts are read by keys that were made for them, in one language', async () => {
  const { db } = server.services;
  await giveRole({ db, userId: admin.userId, role: 'EDITOR' });
  const changes = [{ field: 'lead.sv', was: '', value: 'x' }].map((change) => ({
    ...change,
    was: server.services.pages.satiety.texts.sv.lead,
  }));
  const input = { kind: 'PAGE', id: 'satiety', changes, confirmed: [] };
  await admin.client.graphql(
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { problems { code } } }',
    { input },
  );
  const query = '{ drafts(kind: PAGE, language: sv) { id state version publishedVersion fields } }';
  const closed = await ask({ key: await keyFor(['PAGE']), query });
  expect(closed).toMatchObject({ status: 403, codes: ['key.scope-required'] });
  const { data } = await ask({ key: await keyFor(['PAGE', 'DRAFT']), query });
  expect(data.drafts).toMatchObject([
    { id: 'satiety', state: 'DRAFT', version: 2, publishedVersion: null },
  ]);
  const [{ fields }] = data.drafts;
  expect(fields['lead.sv']).toBe('x');
  expect(Object.keys(fields).filter((field) => field.endsWith('.en'))).toEqual([]);
});

test('lists are read to their end in pages, each thing once', async () => {
  const key = await keyFor();
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await ask({
      key,
      query: 'query ($after: String) { recipes(first: 100, after: $after) { id } }',
      variables: { after },
    });
    const ids: string[] = data.recipes.map(({ id }: { id: string }) => id);
    seen.push(...ids);
    after = ids.at(-1) ?? null;
  } while (after !== null);
  const all = server.services.content.recipes.map(({ id }) => id);
  expect(seen.toSorted()).toEqual(all.toSorted());
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(['en', 'es', 'sv'])('every kind of content has its words in %s', async (language) => {
  const key = await keyFor();
  const { data, codes } = await ask({
    key,
    query: `{
      foods(language: ${language}, ids: ["egg"]) { name slug nutrientsPer100g }
      mealPlans(language: ${language}, first: 1) { title version days { meals { recipes { recipeId portions } } } }
      programs(language: ${language}, first: 1) { title weeks { theme lessons { paragraphs } } days { tasks } }
      pages(language: ${language}, ids: ["ketoGuide"]) { title sections }
      collections(language: ${language}, ids: ["first", "soups"]) { title guideIds coverRecipeIds }
      videos(language: ${language}, first: 1) { title seconds chapters { title cues { startSeconds text } } }
    }`,
  });
  expect(codes).toEqual([]);
  const words = [
    data.foods[0].name,
    data.mealPlans[0].title,
    data.programs[0].title,
    data.pages[0].title,
    ...data.collections.map(({ title }: { title: string }) => title),
    data.videos[0].title,
    data.videos[0].chapters[0].cues[0].text,
  ];
  expect(words.every((word) => word.length > 1)).toBe(true);
  expect(data.collections).toHaveLength(2);
  expect(data.pages[0].sections.length).toBeGreaterThan(0);
  expect(data.mealPlans[0].days.length).toBeGreaterThan(0);
});

interface Changes {
  changes: { kind: string; id: string; isGone: boolean }[];
  version: string | null;
  hasMore: boolean;
}

async function changesSince(key: string, since: string | null): Promise<Changes> {
  const query = `query ($since: String) {
    changes(since: $since, first: 500) { version hasMore changes { kind id isGone } } }`;
  return (await ask({ key, query, variables: { since } })).data.changes;
}

test('a program that keeps a copy asks what changed since, and is told of an edited plan and of what is gone', async () => {
  const key = await keyFor();
  const { services } = server;
  await noteContentChanges(services);
  const copied: string[] = [];
  let page = await changesSince(key, null);
  for (;;) {
    copied.push(...page.changes.map(({ kind, id }) => `${kind} ${id}`));
    if (!page.hasMore) break;
    page = await changesSince(key, page.version);
  }
  const { content, themedPlans, programs, pages, videos, collections } = services;
  const things = [content.recipes, content.foods, themedPlans.plans];
  const shelves = [collections.guides, collections.dishes];
  const counts = [
    ...things,
    programs.programs,
    videos.videos,
    ...shelves,
    [server.services.landing],
  ];
  const total = counts.reduce((sum, { length }) => sum + length, 0) + Object.keys(pages).length;
  expect(copied).toHaveLength(total);
  expect(new Set(copied).size).toBe(total);
  expect(await changesSince(key, page.version)).toEqual({ ...page, changes: [], hasMore: false });

  const [plan] = themedPlans.plans;
  if (plan === undefined) throw new Error('There are no themed plans');
  const days = plan.days.slice(0, 1);
  await services.db.insert(themedPlanVersions).values({
    slug: plan.key,
    version: 2,
    content: { title: 'x', description: '', eaters: plan.eaters, dayCount: 1, days },
    editedBy: admin.userId,
    editedAt: new Date(),
  });
  await adoptThemedPlans(services);
  await services.refreshContent();
  const fewer = { ...content, recipes: content.recipes.slice(1) };
  const changed = { ...services, content: { ...fewer } };
  await noteContentChanges(changed);
  await noteContentChanges(changed);
  expect((await changesSince(key, page.version)).changes).toEqual([
    { kind: 'MEAL_PLAN', id: plan.key, isGone: false },
    { kind: 'RECIPE', id: content.recipes[0]?.id, isGone: true },
  ]);
  const { data } = await ask({
    key,
    query: 'query ($ids: [String!]) { mealPlans(ids: $ids) { version days { index } } }',
    variables: { ids: [plan.key] },
  });
  expect(data.mealPlans).toEqual([{ version: 2, days: [{ index: 0 }] }]);
  // A key sees the changes of its own kinds alone.
  const foodKey = await keyFor(['FOOD']);
  expect((await changesSince(foodKey, page.version)).changes).toEqual([]);
});

test.each([
  ['a version of nobody', '{ changes(since: "x") { hasMore } }', 200],
  ['ids of nothing', '{ recipes(ids: ["", "x"]) { id } }', 200],
  ['fewer than none', '{ recipes(first: -5) { id } }', 200],
  ['a language of nobody', '{ recipes(language: fr) { id } }', 400],
  ['a change', 'mutation { x }', 400],
  ['a field that is none', '{ users { email } }', 400],
])('%s is answered, not failed', async (_what, query, status) => {
  expect((await ask({ key: await keyFor(), query })).status).toBe(status);
});

test('what visitors see first is read by keys that were made for it', async () => {
  const query = '{ landing { heroIds days { grams mealIds } weekIds listIds quizIds } }';
  const { hero, week, days, list, campaigns } = server.services.landing;
  const { data } = await ask({ key: await keyFor(['LANDING']), query });
  expect(data.landing).toEqual({
    heroIds: hero,
    days: days.map(({ grams, meals }) => ({ grams, mealIds: meals })),
    weekIds: week,
    listIds: list,
    quizIds: campaigns.quiz,
  });
  const other = await ask({ key: await keyFor(['RECIPE']), query });
  expect(other.codes).toEqual(['key.scope-required']);
});

test('what is too dear is refused before it runs', async () => {
  const fields = Array.from(
    { length: 20 },
    (_, index) => `a${index}: recipes(first: 100) { ingredients { food note } steps { text } }`,
  );
  const { status, codes } = await ask({ key: await keyFor(), query: `{ ${fields.join(' ')} }` });
  expect({ status, codes }).toEqual({ status: 400, codes: ['operation.too-costly'] });
});

test('wrong keys are soon told to wait, and a key that is right is not held up by them', async () => {
  await server.services.db.delete(rateLimits);
  const statuses: number[] = [];
  for (let time = 0; time < 32; time += 1) {
    statuses.push((await ask({ key: 'x', query: '{ x }' })).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await ask({ key: await keyFor(), query: '{ pages(first: 1) { id } }' })).status).toBe(
    200,
  );
});

test('doctors are read without what only reviewers see, samples are not, and who withdraws is gone', async () => {
  const key = await keyFor(['DOCTOR']);
  const { db } = server.services;
  const row = {
    slug: 'asa-berg',
    name: 'Dr. Åsa Berg',
    specialties: ['DIABETES'],
    clinic: 'Fyrisgården',
    city: 'Uppsala',
    country: 'SE',
    languages: ['sv'],
    isTelehealth: true,
    takesPatients: true,
    text: 'Jag börjar med det du redan äter.',
    textLanguage: 'sv',
    website: '',
    phone: '',
    searchWords: [],
    sortName: 'asa berg',
    listedAt: new Date(),
    checkedAt: new Date(),
  };
  await db.insert(doctors).values({ ...row, id: 'd1' });
  await db.insert(doctors).values({ ...row, id: 'd2', slug: 'nobody', isSample: true });
  await noteContentChanges(server.services);
  const found = await ask({ key, query: '{ doctors { id name text language specialties } }' });
  expect(found.data.doctors).toEqual([
    {
      id: 'd1',
      name: row.name,
      text: row.text,
      language: 'sv',
      specialties: ['DIABETES'],
    },
  ]);
  const { changes, version } = await changesSince(key, null);
  expect(changes).toEqual([{ kind: 'DOCTOR', id: 'd1', isGone: false }]);
  expect(await ask({ key: await keyFor(['FOOD']), query: '{ doctors { id } }' })).toMatchObject({
    codes: ['key.scope-required'],
  });
  await db.delete(doctors);
  await noteContentChanges(server.services);
  expect((await changesSince(key, version)).changes).toEqual([
    { kind: 'DOCTOR', id: 'd1', isGone: true },
  ]);
});
