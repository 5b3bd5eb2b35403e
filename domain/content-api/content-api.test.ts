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
import { openContentKey } from './keys/manage-keys.ts';
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

test('a recipe is read whole in the language that was asked for', async () => {
  const key = await keyFor(['RECIPE']);
  const { content } = server.services;
  const wanted = [
    content.recipes.find(({ isPremium, steps }) => isPremium && steps.some((s) => s.timerMinutes)),
    content.recipes.find(({ ingredients }) => ingredients.some(({ label }) => label !== null)),
    content.recipes.find(({ texts }) => texts.sv.faq.length > 0 && texts.sv.tip !== null),
    content.recipes.find(({ isPremium }) => !isPremium),
  ].flatMap((recipe) => recipe ?? []);
  const { data, codes } = await ask({
    key,
    query: `query ($ids: [String!]) { recipes(language: sv, ids: $ids) {
      id slug title short description tip faq { question answer } videoUrl photoAlt publishedOn
      isPremium isTestKitchen cookings { by on note } cuisine dish protein meals difficulty strictness
      tags servings leftoverServings prepMinutes cookMinutes activeMinutes totalMinutes
      ingredients { foodId food amount unit grams label note } steps { text timerMinutes }
      nutrition { gramsPerServing netCarbsGrams energyKcal proteinGrams fatGrams fiberGrams sugarGrams
        carbohydrateGrams } } }`,
    variables: { ids: wanted.map(({ id }) => id) },
  });
  expect(codes).toEqual([]);
  const told = new Map(data.recipes.map((each: { id: string }) => [each.id, each]));
  expect(wanted.length).toBeGreaterThan(2);
  for (const recipe of wanted) {
    const { texts, times, nutrition } = recipe;
    const { nutrients } = nutrition;
    const { slug, title, short, description, tip, faq, video, photoAlt } = texts.sv;
    const { id, publishedOn, isPremium, isTestKitchen, cookings, cuisine, dish, protein } = recipe;
    const { meals, difficulty, strictness, tags, servings, leftoverServings } = recipe;
    expect(told.get(id)).toEqual({
      id,
      slug,
      title,
      short: short ?? title,
      description,
      tip,
      faq,
      photoAlt,
      publishedOn,
      isPremium,
      isTestKitchen,
      cookings,
      cuisine,
      dish,
      protein,
      meals,
      difficulty,
      strictness,
      tags,
      servings,
      leftoverServings,
      ...times,
      videoUrl: video?.url ?? null,
      ingredients: recipe.ingredients.map(({ foodId, amount, unit, grams, label, notes }) => {
        const food = content.foodsById.get(foodId)!.names.sv.singular;
        return { foodId, food, amount, unit, grams, label, note: notes.sv };
      }),
      steps: recipe.steps.map((step) => {
        return { text: step.texts.sv, timerMinutes: step.timerMinutes };
      }),
      nutrition: {
        gramsPerServing: nutrition.gramsPerServing,
        netCarbsGrams: nutrition.netCarbsGrams,
        energyKcal: nutrients.energyKcal,
        proteinGrams: nutrients.proteinGrams,
        fatGrams: nutrients.fatGrams,
        fiberGrams: nutrients.fiberGrams,
        sugarGrams: nutrients.sugarGrams,
        carbohydrateGrams: nutrients.carbohydrateGrams,
      },
    });
  }
});

test('a food is read whole, with what is unknown as null', async () => {
  const key = await keyFor(['FOOD']);
  const { foods } = server.services.content;
  const wanted = [
    foods.find(({ names }) => names.es.plural !== null),
    foods.find(({ densityGramsPerMl }) => densityGramsPerMl !== null),
    foods.find(({ isPremium }) => isPremium),
  ].flatMap((food) => food ?? []);
  const { data } = await ask({
    key,
    query: `query ($ids: [String!]) { foods(language: es, ids: $ids) {
      id slug name plural source group carbBasis densityGramsPerMl isPremium nutrientsPer100g } }`,
    variables: { ids: wanted.map(({ id }) => id) },
  });
  const expected = wanted.map((food) => {
    const { id, slugs, names, source, group, carbBasis, densityGramsPerMl, isPremium } = food;
    return {
      id,
      slug: slugs.es,
      name: names.es.singular,
      plural: names.es.plural,
      source,
      group,
      carbBasis,
      densityGramsPerMl,
      isPremium,
      nutrientsPer100g: food.nutrientsPer100g,
    };
  });
  expect(data.foods).toEqual(expect.arrayContaining(expected));
  expect(data.foods).toHaveLength(new Set(wanted).size);
});

test('a meal plan is read with every day, meal, dish and portion', async () => {
  const key = await keyFor(['MEAL_PLAN']);
  // The first one was edited by another test.
  const plan = server.services.themedPlans.plans[1]!;
  const { data } = await ask({
    key,
    query: `query ($ids: [String!]) { mealPlans(language: sv, ids: $ids) {
      id slug title description themes strictness version
      days { index meals { meal recipes { recipeId role portions leftoverOfDay } } } } }`,
    variables: { ids: [plan.key] },
  });
  const { slug, title, description } = plan.texts.sv;
  expect(data.mealPlans).toEqual([
    {
      id: plan.key,
      slug,
      title,
      description,
      themes: plan.themes,
      strictness: plan.promise.strictness,
      version: 1,
      days: plan.days.map(({ meals }, index) => ({
        index,
        meals: meals.map(({ meal, recipes }) => ({
          meal,
          recipes: recipes.map(({ recipeId }) =>
            expect.objectContaining({
              recipeId,
              role: expect.any(String),
              portions: expect.arrayContaining([expect.any(Number)]),
            }),
          ),
        })),
      })),
    },
  ]);
});

test('a program is read with its weeks, its lessons and the tasks of each day', async () => {
  const key = await keyFor(['PROGRAM']);
  const program = server.services.programs.programs[0]!;
  const { data } = await ask({
    key,
    query: `query ($ids: [String!]) { programs(language: es, ids: $ids) {
      id slug title lead outcomes coverRecipeId
      weeks { number theme summary mealPlanId lessons { number day title paragraphs sources } }
      days { number tasks } } }`,
    variables: { ids: [program.key] },
  });
  const { slug, title, lead, outcomes } = program.texts.es;
  expect(data.programs).toEqual([
    {
      id: program.key,
      slug,
      title,
      lead,
      outcomes,
      coverRecipeId: program.cover,
      weeks: program.weeks.map((week) => ({
        number: week.number,
        theme: week.texts.es.theme,
        summary: week.texts.es.summary,
        mealPlanId: week.mealPlan,
        lessons: week.lessons.map(({ number, day, texts, sources }) => {
          return { number, day, title: texts.es.title, paragraphs: texts.es.paragraphs, sources };
        }),
      })),
      days: program.days.map(({ number, taskIds }) => {
        return { number, tasks: taskIds.map((id) => program.tasks[id]?.es) };
      }),
    },
  ]);
});

test('a page, a shelf, a film and what visitors see first are read whole', async () => {
  const key = await keyFor(['PAGE', 'COLLECTION', 'VIDEO', 'LANDING']);
  const { pages, collections, videos, landing } = server.services;
  const { data, codes } = await ask({
    key,
    query: `{ landing { everydayIds mealPlansIds }
      pages(language: sv, first: 100) {
        id slug kind title lead description reviewedOn checked sources sections }
      collections(language: sv, first: 100) { id title guideIds search coverRecipeIds } }`,
  });
  expect(codes).toEqual([]);
  const some = videos.videos.slice(0, 5);
  const films = await ask({
    key,
    query: `query ($ids: [String!]) { videos(language: sv, ids: $ids) { id slug title description
      collection source sourceId recipeId lesson pictureRecipeId isPremium publishedOn seconds
      chapters { title startSeconds cues { startSeconds endSeconds text } } } }`,
    variables: { ids: some.map(({ id }) => id) },
  });
  expect(films.codes).toEqual([]);
  expect(data.landing).toEqual({
    everydayIds: landing.campaigns.everyday,
    mealPlansIds: landing.campaigns.mealPlans,
  });
  const byId = <Thing extends { id: string }>(things: Thing[]) =>
    things.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId(data.pages)).toEqual(
    byId(
      Object.values(pages).map((page) => {
        const { title, lead, description, sections } = page.texts.sv;
        const { kind, reviewedOn, checked, sources } = page;
        return {
          id: page.key,
          slug: page.slugs?.sv ?? null,
          kind,
          title,
          lead,
          description,
          reviewedOn,
          checked,
          sources,
          sections,
        };
      }),
    ),
  );
  const written = (shelf: string) => shelf.toLowerCase().replaceAll('_', '-');
  expect(byId(data.collections)).toEqual(
    byId([
      ...collections.guides.map(({ key: shelf, titles, guides }) => ({
        id: written(shelf),
        title: titles.sv,
        guideIds: guides,
        search: null,
        coverRecipeIds: [],
      })),
      ...collections.dishes.map(({ key: shelf, titles, search, covers }) => ({
        id: written(shelf),
        title: titles.sv,
        guideIds: [],
        search,
        coverRecipeIds: covers,
      })),
    ]),
  );
  expect(byId(films.data.videos)).toEqual(
    byId(
      some.map((video) => {
        const { id, collection, source, recipeId, lesson, pictureRecipeId, isPremium } = video;
        const { slug, title, description, chapters } = video.texts.sv;
        return {
          id,
          slug,
          title,
          description,
          collection,
          recipeId,
          pictureRecipeId,
          isPremium,
          publishedOn: video.publishedOn,
          seconds: video.seconds,
          source: source.kind,
          sourceId: 'id' in source ? source.id : 'name' in source ? source.name : null,
          lesson: lesson === null ? null : `${lesson.program}/${lesson.lesson}`,
          chapters: chapters.map((chapter) => ({
            title: chapter.title,
            startSeconds: chapter.startSeconds,
            cues: chapter.cues.map(({ startSeconds, endSeconds, text }) => {
              return { startSeconds, endSeconds, text };
            }),
          })),
        };
      }),
    ),
  );
});

test('a list has ten things unless told, and a hundred at most; of named ones a hundred, too', async () => {
  const key = await keyFor();
  const { foods } = server.services.content;
  const count = async (list: string, variables: Record<string, unknown> = {}) =>
    (await ask({ key, query: list, variables })).data.foods.length;
  expect(await count('{ foods { id } }')).toBe(10);
  expect(await count('{ foods(first: 1) { id } }')).toBe(1);
  expect(await count('{ foods(first: 0) { id } }')).toBe(0);
  expect(await count('{ foods(first: -3) { id } }')).toBe(0);
  expect(await count('{ foods(first: 1000) { id } }')).toBe(100);
  const ids = foods.map(({ id }) => id);
  const named = 'query ($ids: [String!]) { foods(ids: $ids) { id } }';
  expect(await count(named, { ids })).toBe(100);
  expect(await count(named, { ids: [...ids.slice(0, 3), 'nothing'] })).toBe(3);
});

test('every kind of content is closed to a key of another kind', async () => {
  const asked: Record<string, string> = {
    RECIPE: 'recipes { id }',
    FOOD: 'foods { id }',
    MEAL_PLAN: 'mealPlans { id }',
    PROGRAM: 'programs { id }',
    PAGE: 'pages { id }',
    VIDEO: 'videos { id }',
    COLLECTION: 'collections { id }',
    LANDING: 'landing { heroIds }',
    DOCTOR: 'doctors { id }',
  };
  for (const scope of everything) {
    const others = await keyFor(everything.filter((each) => each !== scope));
    const refused = await ask({ key: others, query: `{ ${asked[scope]} }` });
    expect([scope, refused.status, refused.codes]).toEqual([scope, 403, ['key.scope-required']]);
    const own = await ask({ key: await keyFor([scope]), query: `{ ${asked[scope]} }` });
    expect([scope, own.status, own.codes]).toEqual([scope, 200, []]);
  }
});

test('doctors are read in pages by name, those that were named, and with all that patients see', async () => {
  const key = await keyFor(['DOCTOR']);
  const { db } = server.services;
  await db.delete(doctors);
  const checkedAt = new Date('2026-05-01T08:00:00Z');
  const row = {
    name: 'Dr. Åsa Berg',
    specialties: ['DIABETES', 'CARDIOLOGY'],
    clinic: 'Fyrisgården',
    city: 'Uppsala',
    country: 'SE',
    languages: ['sv', 'en'],
    isTelehealth: true,
    takesPatients: false,
    text: 'Jag börjar med det du redan äter.',
    textLanguage: 'sv',
    website: 'https://clinic.example',
    phone: '+46 18 1',
    searchWords: [],
    listedAt: checkedAt,
    checkedAt,
  };
  for (const id of ['d1', 'd2', 'd3']) {
    await db.insert(doctors).values({ ...row, id, slug: `slug-${id}`, sortName: id });
  }
  const ids = async (args: string) => {
    const { data } = await ask({ key, query: `{ doctors${args} { id } }` });
    return data.doctors.map(({ id }: { id: string }) => id);
  };
  expect(await ids('')).toEqual(['d1', 'd2', 'd3']);
  expect(await ids('(first: 2)')).toEqual(['d1', 'd2']);
  expect(await ids('(first: 2, after: "d2")')).toEqual(['d3']);
  expect(await ids('(first: 0)')).toEqual([]);
  expect(await ids('(first: -1)')).toEqual([]);
  expect(await ids('(ids: ["d3", "nobody"], first: 0)')).toEqual(['d3']);
  const { data } = await ask({
    key,
    query: `{ doctors(ids: ["d2"]) { id slug name specialties clinic city country languages
      isTelehealth takesPatients text language website phone checkedOn } }`,
  });
  const { textLanguage: language, searchWords: _words, listedAt: _at, ...read } = row;
  const { checkedAt: _checked, ...shown } = read;
  const checkedOn = checkedAt.toISOString();
  expect(data.doctors).toEqual([{ ...shown, id: 'd2', slug: 'slug-d2', language, checkedOn }]);
  await db.delete(doctors);
});

test('changes come in pages of at least one, with their time', async () => {
  const key = await keyFor(['LANDING', 'PAGE']);
  await noteContentChanges(server.services);
  const page = async (first: number) => {
    const { data } = await ask({
      key,
      query: `{ changes(first: ${first}) { hasMore version changes { kind id changedAt isGone } } }`,
    });
    return data.changes;
  };
  for (const first of [1, 0, -9]) {
    const { changes, hasMore, version } = await page(first);
    expect(changes).toEqual([
      {
        kind: expect.stringMatching(/^(LANDING|PAGE)$/),
        id: expect.any(String),
        changedAt: expect.any(String),
        isGone: false,
      },
    ]);
    expect([hasMore, typeof version]).toEqual([true, 'string']);
  }
});

interface KeyRow {
  id: string;
  name: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

async function listedKeys(client = admin.client) {
  const { data, errors } = await client.graphql<{ contentKeys: KeyRow[] }>(
    '{ contentKeys { id name scopes createdAt lastUsedAt revokedAt } }',
  );
  return { keys: data?.contentKeys, codes: errors.map(({ extensions }) => extensions.code) };
}

test('an administrator lists the keys, the newest first, and ends one once; nobody else does', async () => {
  const secret = (await makeKey({ name: '  Radio ', scopes: ['FOOD', 'PAGE', 'FOOD'] })).secret!;
  expect(secret).toMatch(/^yolk_cms_[\w-]{43}$/);
  const { keys } = await listedKeys();
  const radio = keys[0]!;
  expect(radio).toEqual({
    id: expect.any(String),
    name: 'Radio',
    scopes: ['FOOD', 'PAGE'],
    createdAt: expect.any(String),
    lastUsedAt: null,
    revokedAt: null,
  });
  await ask({ key: secret, query: '{ foods { id } }' });
  const used = (await listedKeys()).keys[0]!;
  expect(used.lastUsedAt).not.toBeNull();
  // A use within the same minute is not written again.
  await ask({ key: secret, query: '{ foods { id } }' });
  expect((await listedKeys()).keys[0]).toEqual(used);
  const maja = await signUpSomebody(server);
  expect((await listedKeys(maja.client)).codes).toEqual(['role.required']);
  const revoke = () =>
    admin.client.graphql(
      `mutation ($input: RevokeContentKeyInput!) {
        revokeContentKey(input: $input) { problems { code } } }`,
      { input: { id: radio.id } },
    );
  await revoke();
  const ended = (await listedKeys()).keys[0]!;
  expect(ended.revokedAt).not.toBeNull();
  await revoke();
  expect((await listedKeys()).keys[0]).toEqual(ended);
  const { data } = await admin.client.graphql<{
    auditLog: { entries: { action: string; name: string | null }[] };
  }>('{ auditLog(first: 3) { entries { action name } } }');
  expect(data.auditLog.entries.slice(0, 2)).toEqual([
    { action: 'KEY_REVOKED', name: 'Radio' },
    { action: 'KEY_CREATED', name: 'Radio' },
  ]);
});

test('a hundred keys are open at most; one that was ended makes room', async () => {
  const { db } = server.services;
  const rows = await db.select().from(contentKeys);
  const open = rows.filter(({ revokedAt }) => revokedAt === null).length;
  for (let count = open; count < 100; count += 1) {
    await db.insert(contentKeys).values({
      id: `key-${count}`,
      name: 'x',
      scopes: ['FOOD'],
      hash: `hash ${count}`,
      createdAt: new Date(),
    });
  }
  const asked = { name: 'One more', scopes: everything };
  expect((await makeKey(asked)).problems).toEqual([{ path: [], code: 'key.too-many' }]);
  await db.update(contentKeys).set({ revokedAt: new Date() }).where(eq(contentKeys.id, 'key-99'));
  expect((await makeKey(asked)).problems).toEqual([]);
  await db.delete(contentKeys).where(eq(contentKeys.name, 'x'));
});

test.each([
  'Basic yolk_cms',
  `bearer yolk_cms_${'x'.repeat(42)}`,
  `xBearer yolk_cms_${'x'.repeat(43)}`,
  `Bearer yolk_cms_${'x'.repeat(43)}y`,
  'Bearer ',
])('the header %j opens nothing', async (authorization) => {
  const { db, clock } = server.services;
  expect(await openContentKey({ db, clock, authorization })).toBeNull();
});

test('a key is found in a header of either case, however many spaces it has', async () => {
  const { db, clock } = server.services;
  const secret = await keyFor(['FOOD']);
  for (const authorization of [`bearer   ${secret}`, `BEARER ${secret}`]) {
    expect(await openContentKey({ db, clock, authorization })).toMatchObject({ scopes: ['FOOD'] });
  }
  expect(await openContentKey({ db, clock, authorization: null })).toBeNull();
});
