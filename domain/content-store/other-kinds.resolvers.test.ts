import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { themedPlanVersions } from '../meal-plans/meal-plans.tables.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { EditedKind } from './content-kind.rules.ts';
import { filmAddress } from '../videos/kept-films.ts';
import { editedFiles } from './published/edited-files.ts';
import { adoptThemedPlans } from './plans/adopt-plans.ts';

let server: TestServer;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'EDITOR' });
  editor = client;
});
afterAll(() => server.close());

interface Draft {
  revision: string;
  fields: { name: string; value: string }[];
  remarks: { field: string; level: string; message: string }[];
}

async function open(kind: EditedKind, id: string): Promise<Draft> {
  const { data, errors } = await editor.graphql<{ contentDraft: Draft }>(
    `query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) {
      revision fields { name value } remarks { field level message } } }`,
    { kind, id },
  );
  expect(errors).toEqual([]);
  return data.contentDraft;
}

async function textOf(kind: EditedKind, id: string, field: string): Promise<string> {
  const { fields } = await open(kind, id);
  return fields.find(({ name }) => name === field)?.value ?? '';
}

/** The codes of what was refused. */
async function ask(mutation: string, type: string, input: object): Promise<string[]> {
  const { data, errors } = await editor.graphql<{ done: { problems: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
    { input },
  );
  if (errors[0]) return [errors[0].extensions.code];
  return data.done.problems.map(({ code }) => code);
}

async function save(kind: EditedKind, id: string, texts: Record<string, string>) {
  const { fields } = await open(kind, id);
  const known = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const changes = Object.entries(texts).map(([field, value]) => ({
    field,
    value,
    was: known[field] ?? '',
  }));
  return ask('saveContent', 'SaveContentInput', { kind, id, changes, confirmed: [] });
}

async function publish(kind: EditedKind, id: string): Promise<string[]> {
  const { revision } = await open(kind, id);
  return ask('publishContent', 'PublishContentInput', { kind, id, revision });
}

const inEach = (text: string, value: string) =>
  Object.fromEntries(['en', 'es', 'sv'].map((language) => [`${text}.${language}`, value]));

test('every kind is listed, with what may be begun', async () => {
  const kinds = ['MEAL_PLAN', 'FOOD', 'PAGE', 'PROGRAM', 'VIDEO', 'COLLECTION', 'LANDING'];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { data } = await editor.graphql<{ contentItems: { total: number; mayBegin: boolean } }>(
        'query ($kind: EditedKind!) { contentItems(kind: $kind) { total mayBegin } }',
        { kind },
      );
      return data.contentItems;
    }),
  );
  const { content, themedPlans, programs, pages, videos } = server.services;
  expect(found).toEqual([
    { total: themedPlans.plans.length, mayBegin: true },
    { total: content.foods.length, mayBegin: true },
    { total: Object.keys(pages).length, mayBegin: true },
    { total: programs.programs.length, mayBegin: true },
    { total: videos.videos.length, mayBegin: true },
    { total: 1, mayBegin: false },
    { total: 1, mayBegin: false },
  ]);
  const begun = { kind: 'LANDING', title: 'Another page' };
  expect(await ask('beginContent', 'BeginContentInput', begun)).toEqual(['content.none-to-begin']);
  const food = { kind: 'FOOD', id: 'butter' };
  expect(await ask('archiveContent', 'ContentItemInput', food)).toEqual(['content.stays']);
  const page = { kind: 'PAGE', id: 'ketoGuide' };
  expect(await ask('archiveContent', 'ContentItemInput', page)).toEqual(['content.stays']);
});

interface Effects {
  total: number;
  recipes: {
    recipeId: string;
    netCarbsBefore: number;
    netCarbsAfter: number;
    energyBefore: number;
    energyAfter: number;
    title: string;
    labelsGained: string[];
    labelsLost: string[];
  }[];
}

async function effectsOf(id: string, kind: EditedKind = 'FOOD'): Promise<Effects | null> {
  const { data, errors } = await editor.graphql<{ contentDraft: { foodEffects: Effects | null } }>(
    `query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) {
      foodEffects { total recipes { recipeId title netCarbsBefore netCarbsAfter
        energyBefore energyAfter labelsGained labelsLost } } } }`,
    { kind, id },
  );
  expect(errors).toEqual([]);
  return data.contentDraft.foodEffects;
}

test('which recipes a changed food makes others is told before it goes out, lost labels first', async () => {
  const id = 'broccoli';
  expect(await effectsOf(id)).toEqual({ total: 0, recipes: [] });
  expect(await effectsOf('catalan-escalivada', 'RECIPE')).toBeNull();
  const carbs = await textOf('FOOD', id, 'figure.carbohydrateGrams');
  await save('FOOD', id, { 'figure.carbohydrateGrams': '60', citation: 'A table of vegetables' });
  const { total, recipes } = (await effectsOf(id)) ?? { total: 0, recipes: [] };
  expect(total).toBeGreaterThan(3);
  const lost = recipes.map(({ labelsLost }) => labelsLost.length);
  expect(lost[0]).toBeGreaterThan(0);
  expect(lost).toEqual(lost.toSorted((one, other) => other - one));
  const { ingredients } = server.services.content.recipesById.get(recipes[0]?.recipeId ?? '') ?? {};
  expect(ingredients?.some(({ foodId }) => foodId === id)).toBe(true);
  expect(recipes).toHaveLength(Math.min(total, 60));
  const soup = recipes.find(({ recipeId }) => recipeId === 'broccoli-cheddar-soup');
  expect(soup).toMatchObject({
    title: server.services.content.recipesById.get('broccoli-cheddar-soup')?.texts.en.title,
    energyBefore: soup?.energyAfter,
    labelsGained: expect.any(Array),
  });
  for (const { netCarbsBefore, netCarbsAfter } of recipes) {
    expect(netCarbsAfter).toBeGreaterThan(netCarbsBefore);
  }
  await save('FOOD', id, { 'figure.carbohydrateGrams': carbs });
  expect(await effectsOf(id)).toEqual({ total: 0, recipes: [] });
  const group = await textOf('FOOD', id, 'group');
  await save('FOOD', id, { group: 'stones' });
  expect(await effectsOf(id)).toBeNull();
  await save('FOOD', id, { group });
});

/** What an editor who works in another language is told of a field. */
async function remarksIn(locale: Locale, kind: EditedKind, id: string, field: string) {
  const client = server.client({ locale });
  for (const [name, value] of editor.cookies) client.cookies.set(name, value);
  const { data } = await client.graphql<{
    contentDraft: {
      remarks: {
        field: string;
        code: string;
        message: string;
        language: string;
        rule: string | null;
      }[];
    };
  }>(
    `query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) {
      remarks { field code message language rule } } }`,
    { kind, id },
  );
  return data.contentDraft.remarks.filter((each) => each.field === field);
}

test('remarks are told in the language of who edits, with foods by their names', async () => {
  const id = 'catalan-escalivada';
  const step = await textOf('RECIPE', id, 'step.s1.uses');
  await save('RECIPE', id, { 'step.s1.uses': step.replace('eggplant, ', '') });
  const line = 'ingredient.i1.line';
  const [en, es, sv] = [
    await remarksIn('en', 'RECIPE', id, line),
    await remarksIn('es', 'RECIPE', id, line),
    await remarksIn('sv', 'RECIPE', id, line),
  ].map(([first]) => first);
  expect(en).toMatchObject({ code: 'steps.unused', message: 'No step uses Eggplant.' });
  expect(es).toMatchObject({ language: 'es', message: 'Ningún paso usa Berenjena.' });
  expect(sv).toMatchObject({ language: 'sv', message: 'Inget steg använder Aubergine.' });
  await save('RECIPE', id, { 'ingredient.i5.line': '3 tbsp salt' });
  expect(await remarksIn('es', 'RECIPE', id, 'ingredients')).toMatchObject([
    {
      code: 'figures.salt-of-serving',
      message: expect.stringMatching(/^Una porción tiene [\d.]+ g de sal; el límite es 1\.5\.$/),
      rule: 'salt-of-serving',
    },
  ]);
  await save('RECIPE', id, {
    vouched: 'v1',
    'vouched.v1.rule': 'salt-of-serving',
    'vouched.v1.why': 'The vegetables are salted, left to stand and rinsed.',
  });
  expect(await remarksIn('es', 'RECIPE', id, 'ingredients')).toEqual([]);
  await save('RECIPE', id, { cookings: 'k1', 'cooking.k1.by': 'Anna' });
  expect(await remarksIn('sv', 'RECIPE', id, 'cooking.k1.on')).toMatchObject([
    { code: 'text.missing', message: 'Något saknas här.' },
  ]);
  await save('PAGE', 'about', { 'title.en': '' });
  expect(await remarksIn('es', 'PAGE', 'about', 'title.en')).toMatchObject([
    { code: 'page.missing', message: 'Aquí falta un texto.' },
  ]);
});

test('a changed food goes out and the recipes with it follow', async () => {
  const made = server.services.content.recipes.find(({ ingredients }) =>
    ingredients.some(({ foodId, standing }) => foodId === 'butter' && standing === 'counted'),
  );
  const recipe = () => server.services.content.recipesById.get(made?.id ?? '');
  const before = recipe()?.nutrition.nutrients.fatGrams ?? 0;
  const carbs = await textOf('FOOD', 'butter', 'figure.carbohydrateGrams');
  expect(await save('FOOD', 'butter', { 'figure.fatGrams': '41' })).toEqual([]);
  expect(await publish('FOOD', 'butter')).toEqual(['content.not-ready']);
  expect(await save('FOOD', 'butter', { citation: 'Livsmedelsverket 2026, no. 12' })).toEqual([]);
  expect(await publish('FOOD', 'butter')).toEqual([]);
  const { content } = server.services;
  expect(content.foodsById.get('butter')?.nutrientsPer100g.fatGrams).toBe(41);
  expect(content.foodsBySlug.sv.get('smor')?.nutrientsPer100g.fatGrams).toBe(41);
  expect(recipe()?.nutrition.nutrients.fatGrams).toBeLessThan(before);
  expect(await textOf('FOOD', 'butter', 'figure.carbohydrateGrams')).toBe(carbs);
  const other = content.recipes.find(({ ingredients }) =>
    ingredients.every(({ foodId }) => foodId !== 'butter'),
  );
  expect(other).toBe(server.services.content.recipesById.get(other?.id ?? ''));
});

test('a themed plan is linted beside its days, and goes out with its version', async () => {
  const key = 'gentle-start';
  const dinner = await textOf('MEAL_PLAN', key, 'day.d7.dinner');
  expect((await open('MEAL_PLAN', key)).remarks).toEqual([]);
  await save('MEAL_PLAN', key, { 'day.d7.dinner': 'bittersweet-hot-cocoa', 'title.en': 'Gently' });
  const { remarks } = await open('MEAL_PLAN', key);
  expect(remarks.filter(({ field }) => field.startsWith('day.d7')).length).toBeGreaterThan(1);
  await save('MEAL_PLAN', key, { 'day.d7.dinner': 'no-such-dish' });
  expect(await publish('MEAL_PLAN', key)).toEqual(['content.not-ready']);
  await save('MEAL_PLAN', key, { 'day.d7.dinner': `${dinner.split(' ')[0]}*1,0.5` });
  expect(await publish('MEAL_PLAN', key)).toEqual([]);
  const plan = server.services.themedPlans.plans.find((each) => each.key === key);
  expect(plan?.version).toBe(2);
  expect(plan?.texts.en.title).toBe('Gently');
  const portions = plan?.days
    .at(-1)
    ?.meals.at(-1)
    ?.recipes.map((line) => line.portions);
  expect(portions).toEqual([[1, 0.5]]);
  const files = await editedFiles({ db: server.services.db });
  const file = files.find(({ name }) => name === `meal-plans/${key}.yaml`);
  expect(file?.text).toContain(`dinner: ["${dinner.split(' ')[0]}*1,0.5"]`);
  expect(await ask('archiveContent', 'ContentItemInput', { kind: 'MEAL_PLAN', id: key })).toEqual([
    'content.in-use',
  ]);
});

test('a page, a program and the landing choices go out', async () => {
  const page = await open('PAGE', 'questions');
  const body = page.fields.find(({ name }) => name.endsWith('.body.en'));
  const text = body?.name.slice(0, -'.en'.length) ?? '';
  const added = ':: recipe: beef-bourguignon';
  for (const language of ['en', 'es', 'sv']) {
    const was = await textOf('PAGE', 'questions', `${text}.${language}`);
    const texts = { [`${text}.${language}`]: `${was}\n\n${added}` };
    expect(await save('PAGE', 'questions', texts)).toEqual([]);
  }
  expect(await publish('PAGE', 'questions')).toEqual([]);
  const blocks = server.services.pages.questions.texts.sv.sections.flatMap((each) => each.blocks);
  expect(blocks).toContainEqual({ kind: 'recipe', recipeId: 'beef-bourguignon' });
  expect(await save('PROGRAM', 'first-steps', inEach('title', 'First'))).toEqual([]);
  expect(await publish('PROGRAM', 'first-steps')).toEqual([]);
  expect(server.services.programs.byKey.get('first-steps')?.texts.es.title).toBe('First');
  const hero = (await textOf('LANDING', 'landing', 'hero')).split(' ').toReversed();
  await save('LANDING', 'landing', { hero: hero.join(' ') });
  expect(await publish('LANDING', 'landing')).toEqual([]);
  expect(server.services.landing.hero).toEqual(hero);
  await save('LANDING', 'landing', { hero: 'none such dish here' });
  expect((await open('LANDING', 'landing')).remarks).toMatchObject([{ field: 'hero' }]);
  await save('LANDING', 'landing', { hero: hero.slice(1).join(' ') });
  expect((await open('LANDING', 'landing')).remarks).toMatchObject([
    { field: 'hero', message: 'Exactly 4 belong here.' },
  ]);
});

/** Where a browser gets it: another address after every change, so that nobody sees a former one. */
function filmAddressOf(id: string): string | undefined {
  const { videos, content } = server.services;
  const video = videos.byId.get(id);
  return video && filmAddress({ video, content });
}

test('a video goes out with what is said in it, and is taken away', async () => {
  const id = 'soup-without-lumps';
  const says = 'chapter.c1.says';
  const shown = () => server.services.videos.byId.get(id);
  const before = (await textOf('VIDEO', id, `${says}.sv`)).split('\n').length;
  const film = filmAddressOf(id);
  for (const language of ['en', 'es', 'sv']) {
    const was = await textOf('VIDEO', id, `${says}.${language}`);
    const texts = { [`${says}.${language}`]: `${was}\nA sentence more.` };
    expect(await save('VIDEO', id, texts)).toEqual([]);
  }
  expect(await save('VIDEO', id, inEach('title', 'A film of soup'))).toEqual([]);
  expect(await publish('VIDEO', id)).toEqual([]);
  expect(filmAddressOf(id)).not.toBe(film);
  const cues = shown()?.texts.sv.chapters[0]?.cues ?? [];
  expect(cues.map(({ text }) => text)).toHaveLength(before + 1);
  expect(cues.at(-1)?.text).toBe('A sentence more.');
  const { data } = await editor.graphql<{ videos: { id: string; title: string }[] }>(
    '{ videos { id title } }',
  );
  expect(data.videos).toContainEqual({ id, title: 'A film of soup' });
  const files = await editedFiles({ db: server.services.db });
  const exported = files.find(({ name }) => name === `videos/${id}.sv.yaml`);
  expect(exported?.text).toContain('- A sentence more.');
  // The dish it shows stays while the film is there.
  const recipe = shown()?.recipeId ?? '';
  expect(recipe).not.toBe('');
  expect(await ask('archiveContent', 'ContentItemInput', { kind: 'RECIPE', id: recipe })).toEqual([
    'content.in-use',
  ]);
  expect(await ask('archiveContent', 'ContentItemInput', { kind: 'VIDEO', id })).toEqual([]);
  expect(shown()).toBeUndefined();
});

test('shelves go out with their order, names and dishes', async () => {
  const key = ['COLLECTION', 'collections'] as const;
  const order = (await textOf(...key, 'dishsets')).split(' ').toReversed();
  const covers = 'beef-bourguignon';
  await save(...key, {
    dishsets: order.join(' '),
    'dishset.cook-once.covers': covers,
    'guideset.figures.guides': 'highProtein satiety',
    'guideset.levels.title.sv': 'Tre sätt',
  });
  expect(await publish(...key)).toEqual([]);
  const { data } = await editor.graphql<{
    recipeCollections: { name: string; title: string; coverRecipes: { id: string }[] }[];
    guides: { collections: { title: string; guides: { key: string }[] }[] };
  }>(`{ recipeCollections { name title coverRecipes { id } }
    guides { collections { title guides { key } } } }`);
  const [first] = data.recipeCollections;
  expect(first?.name).toBe('FEW_INGREDIENTS');
  const once = data.recipeCollections.find(({ name }) => name === 'COOK_ONCE');
  expect(once?.coverRecipes.map(({ id }) => id)).toHaveLength(3);
  expect(once?.coverRecipes[0]?.id).toBe(covers);
  expect(data.guides.collections[3]?.guides.map(({ key: guide }) => guide)).toEqual([
    'highProtein',
    'satiety',
  ]);
  expect(server.services.collections.guides[1]?.titles.sv).toBe('Tre sätt');
  const files = await editedFiles({ db: server.services.db });
  expect(files.find(({ name }) => name === 'collections.yaml')?.text).toContain('sv: Tre sätt');
});

test('a shelf begins with a search of its own, is found, and is taken away and brought back', async () => {
  const key = ['COLLECTION', 'collections'] as const;
  const shelvesOf = async () => {
    const { data } = await editor.graphql<{
      recipeCollections: { name: string; title: string; recipeCount: number }[];
    }>('{ recipeCollections { name title recipeCount } }');
    return data.recipeCollections;
  };
  const before = await textOf(...key, 'dishsets');
  const shelf = 'dishset.shelf-a1';
  await save(...key, {
    dishsets: `${before} shelf-a1`,
    ...inEach(`${shelf}.title`, 'Fish tonight'),
    [`${shelf}.search`]: 'dish=fishing',
  });
  expect((await open(...key)).remarks).toMatchObject([{ field: `${shelf}.search` }]);
  expect(await publish(...key)).toEqual(['content.not-ready']);
  await save(...key, { [`${shelf}.search`]: 'protein=fish&type=dinner' });
  expect(await publish(...key)).toEqual([]);
  const { recipes } = server.services.content;
  const fish = recipes.filter(
    ({ protein, meals }) => protein === 'FISH' && meals.includes('DINNER'),
  );
  expect(await shelvesOf()).toContainEqual({
    name: 'SHELF_A1',
    title: 'Fish tonight',
    recipeCount: fish.length,
  });
  const { data } = await editor.graphql<{ contentDraft: { version: number } }>(
    '{ contentDraft(kind: COLLECTION, id: "collections") { version } }',
  );
  await save(...key, { dishsets: before });
  expect(await publish(...key)).toEqual([]);
  expect((await shelvesOf()).map(({ name }) => name)).not.toContain('SHELF_A1');
  const restored = { kind: key[0], id: key[1], version: data.contentDraft.version };
  expect(await ask('restoreContentVersion', 'RestoreVersionInput', restored)).toEqual([]);
  expect(await publish(...key)).toEqual([]);
  expect((await shelvesOf()).map(({ title }) => title)).toContain('Fish tonight');
});

test('what went out is exported as files of its folder, and what is a draft stays here', async () => {
  const files = await editedFiles({ db: server.services.db });
  const textIn = (name: string) => files.find((file) => file.name === name)?.text;
  expect(textIn('pages/questions.sv.yaml')).toContain('beef-bourguignon');
  expect(textIn('programs/first-steps.es.yaml')).toContain('title: First');
  expect(textIn('landing.yaml')).toContain(`- ${server.services.landing.hero[0]}`);
  expect(textIn('landing.yaml')).not.toContain('none');
  const foods = files.filter(({ name }) => name.startsWith('foods/'));
  expect(foods.map(({ name }) => name)).toContain('foods/foods.edited.csv');
  expect(foods.map(({ text }) => text).join('')).toContain('butter');
  expect(files.filter(({ name }) => name.startsWith('recipes/'))).toEqual([]);
});

test('what editors made of plans before there was one store is taken over with its versions', async () => {
  const { db, themedPlans } = server.services;
  const plan = themedPlans.plans.find(({ key }) => key === 'nordic-week');
  if (plan === undefined) throw new Error('There is no such plan');
  const days = plan.days.slice(0, 3);
  const content = {
    title: 'x',
    description: '',
    eaters: plan.eaters,
    dayCount: 7,
    days: plan.days,
  };
  const row = { slug: plan.key, editedAt: new Date('2026-01-01'), editedBy: null };
  await db.insert(themedPlanVersions).values([
    { ...row, version: 1, content },
    { ...row, version: 2, content: { ...content, dayCount: 3, days } },
  ]);
  await adoptThemedPlans(server.services);
  await adoptThemedPlans(server.services);
  await server.services.refreshContent();
  const adopted = server.services.themedPlans.plans.find(({ key }) => key === plan.key);
  expect(adopted).toEqual({ ...plan, days, version: 2 });
  expect(await db.select().from(themedPlanVersions)).toEqual([]);
  const { data } = await editor.graphql<{ contentDraft: { versions: { version: number }[] } }>(
    'query ($id: String!) { contentDraft(kind: MEAL_PLAN, id: $id) { versions { version } } }',
    { id: plan.key },
  );
  expect(data.contentDraft.versions.map(({ version }) => version)).toEqual([2, 1]);
});
