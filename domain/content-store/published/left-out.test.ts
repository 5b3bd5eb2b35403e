import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { notePublication } from '../content-store.store.ts';
import { contentItems } from '../content-store.tables.ts';
import { catalogueOf } from '../kinds/catalogue.ts';
import { publishTexts } from '../testing/publish-texts.ts';
import type { OwnVideo } from '../videos/own-videos.ts';
import { PublishedContent } from './published-content.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role: 'EDITOR' });
  editor = client;
});
afterAll(() => server.close());

/** As when the dish that it names is taken out of the operator's folder later. */
async function breakPublished(kind: EditedKind, id: string, texts: Record<string, string>) {
  const { db } = server.services;
  const isIt = and(eq(contentItems.kind, kind), eq(contentItems.id, id));
  const [item] = await db.select().from(contentItems).where(isIt);
  const publishedFields = { ...item?.publishedFields, ...texts };
  await db.update(contentItems).set({ publishedFields }).where(isIt);
  await db.transaction((tx) => notePublication({ tx, kind, id }));
  await server.services.refreshContent();
}

async function leftOutOf(kind: EditedKind) {
  const { data } = await editor.graphql<{
    contentItems: { leftOut: { id: string; message: string }[] };
  }>('query ($kind: EditedKind!) { contentItems(kind: $kind) { leftOut { id message } } }', {
    kind,
  });
  return data.contentItems.leftOut;
}

test('what cannot be shown is left out alone, and its list says why until it is put right', async () => {
  const { services } = server;
  const plans = services.themedPlans.plans.length;
  const [plan, other] = services.themedPlans.plans.map(({ key }) => key);
  if (plan === undefined || other === undefined) throw new Error('There are no plans.');
  await publishTexts({
    editor,
    kind: 'MEAL_PLAN',
    id: other,
    texts: { 'title.en': 'Another week' },
  });
  await publishTexts({ editor, kind: 'MEAL_PLAN', id: plan, texts: { 'title.en': 'A week' } });
  expect(await leftOutOf('MEAL_PLAN')).toEqual([]);
  await breakPublished('MEAL_PLAN', plan, { 'day.d1.dinner': 'gone-dish' });
  expect(await leftOutOf('MEAL_PLAN')).toEqual([
    { id: plan, message: expect.stringContaining('gone-dish') },
  ]);
  expect(await leftOutOf('PAGE')).toEqual([]);
  expect(services.themedPlans.plans.length).toBe(plans);
  const titleOf = (id: string) =>
    services.themedPlans.plans.find(({ key }) => key === id)?.texts.en.title;
  expect(titleOf(plan)).not.toBe('A week');
  expect(titleOf(other)).toBe('Another week');
  await breakPublished('MEAL_PLAN', plan, { 'day.d1.dinner': 'beef-bourguignon' });
  expect(await leftOutOf('MEAL_PLAN')).toEqual([]);
  expect(titleOf(plan)).toBe('A week');
});

test('who runs a server is told once of what is left out, and again when it was right in between', async () => {
  const { content, ...shipped } = catalogueOf(server.services);
  const warnings: string[] = [];
  const other = new PublishedContent({
    db: server.services.db,
    files: () => content,
    shipped,
    warn: (message) => warnings.push(message),
  });
  const toldWith = async (dish: string) => {
    await breakPublished('MEAL_PLAN', 'asian-week', { 'day.d1.dinner': dish });
    await other.refresh();
    return warnings.length;
  };
  await publishTexts({
    editor,
    kind: 'MEAL_PLAN',
    id: 'asian-week',
    texts: { 'title.en': 'Asia' },
  });
  expect(await toldWith('beef-bourguignon')).toBe(0);
  expect(await toldWith('gone-dish')).toBe(1);
  expect(await toldWith('gone-dish')).toBe(1);
  expect(other.leftOut).toMatchObject([{ kind: 'MEAL_PLAN', id: 'asian-week' }]);
  expect(await toldWith('beef-bourguignon')).toBe(1);
  expect(other.leftOut).toEqual([]);
  expect(await toldWith('gone-dish')).toBe(2);
  expect(warnings[0]).toContain('MEAL_PLAN asian-week is left out: "gone-dish" is no recipe.');
  await toldWith('beef-bourguignon');
});

test('a shelf whose dish is gone keeps its name and place', async () => {
  const id = 'collections';
  const texts = { 'dishset.soups.title.sv': 'Allt i en gryta', 'dishset.soups.covers': '' };
  await publishTexts({ editor, kind: 'COLLECTION', id, texts });
  await breakPublished('COLLECTION', id, {
    'dishset.soups.covers': 'gone-dish beef-bourguignon',
  });
  expect(await leftOutOf('COLLECTION')).toEqual([
    { id, message: expect.stringContaining('gone-dish') },
  ]);
  const soups = server.services.collections.dishes.find(({ key }) => key === 'SOUPS');
  expect([soups?.titles.sv, soups?.covers]).toEqual(['Allt i en gryta', ['beef-bourguignon']]);
});

test("an operator's video may name a dish that only the database has", async () => {
  const { services } = server;
  const sourcesOf = (picture: string) => {
    const chapters = 'chapters:\n  - title: One\n    says:\n      - 0:00 So.';
    const texts = `title: Of a dish\ndescription: How.\n${chapters}`;
    const facts = `collection: cooking\nsource: { youtube: abc-efg_ijk, seconds: 60 }\npicture: ${picture}\npublished: 2026-01-02`;
    const of = (slug: string) => `slug: ${slug}-${picture}\n${texts}`;
    return { en: `${facts}\n${texts}`, es: of('es'), sv: of('sv') };
  };
  const ownVideos: OwnVideo[] = [
    { id: 'of-database', sources: sourcesOf('only-in-database') },
    { id: 'of-nothing', sources: sourcesOf('nothing') },
    { id: 'of-file', sources: sourcesOf('beef-bourguignon') },
  ];
  const warnings: string[] = [];
  const { content, ...shipped } = catalogueOf(services);
  const opened = new PublishedContent({
    db: services.db,
    files: () => content,
    shipped,
    ownVideos,
    problems: () => [
      { file: '/own/recipes/bad.yaml', line: 3, message: 'Not read.' },
      { file: '/own/recipes/bad.yaml', line: null, message: 'Not whole.' },
    ],
    warn: (message) => warnings.push(message),
  });
  const own = () => opened.videos.videos.map(({ id }) => id).filter((id) => id.startsWith('of-'));
  expect(own()).toEqual(['of-file']);
  const recipe = content.recipesById.get('beef-bourguignon');
  if (recipe === undefined) throw new Error('The dish is gone.');
  const dish = { ...recipe, id: 'only-in-database' };
  const later = new PublishedContent({
    db: services.db,
    files: () => ({
      ...content,
      recipes: [...content.recipes, dish],
      recipesById: new Map([...content.recipesById, [dish.id, dish]]),
    }),
    shipped,
    ownVideos,
    warn: () => {},
  });
  const ids = later.videos.videos.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['of-database', 'of-file']);
  expect(opened.leftOut).toEqual([
    { kind: 'RECIPE', id: 'bad.yaml', message: '3: Not read. Not whole.', isOfFile: true },
    {
      kind: 'VIDEO',
      id: 'of-database',
      message: expect.stringContaining('only-in-database'),
      isOfFile: true,
    },
    {
      kind: 'VIDEO',
      id: 'of-nothing',
      message: expect.stringContaining('nothing'),
      isOfFile: true,
    },
  ]);
  expect(warnings).toEqual([
    expect.stringContaining('VIDEO of-database is left out'),
    expect.stringContaining('VIDEO of-nothing is left out'),
  ]);
});
