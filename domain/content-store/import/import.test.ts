import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';

let server: TestServer;
let author: Awaited<ReturnType<typeof signUpSomebody>>;
let site: Server;
let origin: string;
const pages = new Map<string, { type: string; body: string; location?: string }>();
beforeAll(async () => {
  server = await startTestServer();
  author = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: author.userId, role: 'AUTHOR' });
  site = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    if (page?.location !== undefined) {
      response.writeHead(302, { location: page.location }).end();
    } else {
      response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' });
      response.end(page?.body ?? '');
    }
  });
  site.listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  await server.close();
});

interface Answer {
  problems: { code: string }[];
  drafts: { id: string; title: string; unread: string[]; language: string | null }[];
  notRead: string[];
  leftOff: number;
}

async function importFrom(input: object): Promise<Answer> {
  const { data, errors } = await author.client.graphql<{ importContent: Answer }>(
    `mutation ($input: ImportContentInput!) { importContent(input: $input) {
      problems { code } drafts { id title unread language } notRead leftOff } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data.importContent;
}

function importFile(fileName: string, bytes: Uint8Array | string): Promise<Answer> {
  return importFrom({ fileName, fileBase64: Buffer.from(bytes).toString('base64') });
}

async function open(id: string) {
  const { data } = await author.client.graphql<{
    contentDraft: {
      state: string;
      isPublished: boolean;
      fields: { name: string; value: string }[];
      remarks: { field: string; level: string }[];
    };
  }>(
    `query ($id: String!) { contentDraft(kind: RECIPE, id: $id) {
      state isPublished fields { name value } remarks { field level } } }`,
    { id },
  );
  const { fields, ...draft } = data.contentDraft;
  return { ...draft, texts: Object.fromEntries(fields.map(({ name, value }) => [name, value])) };
}

const recipe = {
  '@type': 'Recipe',
  name: 'Buttered salmon',
  description: 'A quick dinner.',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT15M',
  recipeIngredient: ['600 g salmon', '30 g butter, melted', 'a fistful of moonlight'],
  recipeInstructions: ['Melt the butter.', 'Fry the salmon for 8 minutes.'],
};
const page = (json: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(json)}</script></html>`;

test('a page becomes a draft whose unread lines are named, and nothing goes out', async () => {
  pages.set('/salmon', { type: 'text/html', body: page(recipe) });
  pages.set('/moved', { type: '', body: '', location: '/salmon' });
  const { drafts, problems, notRead } = await importFrom({ address: `${origin}/moved` });
  expect({ problems, notRead }).toEqual({ problems: [], notRead: [] });
  expect(drafts).toEqual([
    {
      id: 'buttered-salmon',
      title: 'Buttered salmon',
      unread: ['a fistful of moonlight'],
      language: null,
    },
  ]);
  const { texts, remarks, ...draft } = await open('buttered-salmon');
  expect(draft).toEqual({ state: 'DRAFT', isPublished: false });
  expect(texts).toMatchObject({
    'title.en': 'Buttered salmon',
    servings: '4',
    'times.total': '25',
    ingredients: 'i1 i2 i3',
    'ingredient.i1.line': '600 g salmon',
    'ingredient.i2.line': '30 g butter',
    'ingredient.i2.note.en': 'melted',
    'ingredient.i3.line': 'a fistful of moonlight',
    'step.s2.uses': 'salmon',
    'step.s2.timers': '8',
  });
  expect(remarks).toContainEqual({ field: 'ingredient.i3.line', level: 'STOPS' });
});

test('a recipe that is here already stays as it is', async () => {
  const [known] = server.services.content.recipes;
  const name = known?.texts.en.title ?? '';
  const first = await importFile('a.json', JSON.stringify({ ...recipe, name }));
  const second = await importFile('a.json', JSON.stringify({ ...recipe, name }));
  expect(first.drafts[0]?.id).not.toBe(known?.id);
  expect(second.drafts[0]?.id).not.toBe(first.drafts[0]?.id);
});

test.each([
  [
    'Mealie',
    'mealie.json',
    JSON.stringify({
      name: 'Mealie eggs',
      recipeServings: 2,
      recipeIngredient: [{ quantity: 4, food: { name: 'eggs' }, note: 'beaten' }],
      recipeInstructions: [{ text: 'Scramble the eggs.' }],
    }),
    'mealie-eggs',
  ],
  [
    'RecipeSage',
    'sage.json',
    JSON.stringify({
      recipes: [
        { title: 'Sage eggs', ingredients: '4 eggs\n20 g butter', instructions: 'Fry.\nServe.' },
      ],
    }),
    'sage-eggs',
  ],
  ['Cooklang', 'Cook eggs.cook', 'Fry @eggs{4} in @butter{20%g} for ~{3%minutes}.', 'cook-eggs'],
] as const)('%s is read', async (_program, fileName, text, id) => {
  const { drafts, notRead } = await importFile(fileName, text);
  expect(notRead).toEqual([]);
  expect(drafts.map((draft) => [draft.id, draft.unread])).toEqual([[id, []]]);
});

const paprika = (name: string) =>
  gzipSync(
    JSON.stringify({
      name,
      servings: '3',
      prep_time: '5 min',
      cook_time: '20 min',
      ingredients: '600 g salmon\n2 tbsp butter',
      directions: 'Melt the butter.\nFry the salmon.',
      categories: ['Dinner'],
      photo_data: 'x'.repeat(1000),
    }),
  );

test('an export of Paprika is read, recipe by recipe', async () => {
  const archive = zipSync({
    'One.paprikarecipe': paprika('Paprika one'),
    'Two.paprikarecipe': paprika('Paprika two'),
  });
  const { drafts } = await importFile('Export.paprikarecipes', archive);
  expect(drafts.map(({ id, unread }) => [id, unread])).toEqual([
    ['paprika-one', []],
    ['paprika-two', []],
  ]);
  const { texts } = await open('paprika-two');
  expect(texts).toMatchObject({ servings: '3', 'times.prep': '5', 'times.cook': '20' });
});

test('what is in another language keeps it, and says so', async () => {
  const spanish = { ...recipe, name: 'Salmón', inLanguage: 'es-MX' };
  const { drafts } = await importFile('es.jsonld', JSON.stringify(spanish));
  expect(drafts).toMatchObject([{ language: 'es-MX' }]);
  const { texts } = await open(drafts[0]?.id ?? '');
  expect(texts['title.es']).toBe('Salmón');
});

const bomb = gzipSync(Buffer.alloc(40_000_000, ' '));
test.each([
  ['bomb.paprikarecipe', bomb, /larger than|cannot|too large|Cannot/i],
  ['bombs.paprikarecipes', zipSync({ 'a.paprikarecipe': bomb }), /larger than|Cannot/i],
  ['flood.zip', zipSync({ 'a.json': Buffer.alloc(30_000_000, ' ') }), /more than 20 MB/],
  ['broken.zip', strToU8('PK no zip at all'), /broken.zip/],
  ['broken.json', strToU8('{'), /broken.json/],
  ['picture.png', strToU8('x'), /can be read/],
] as const)(
  '%s is refused with its reason',
  async (fileName, bytes, why) => {
    const { drafts, notRead } = await importFile(fileName, bytes);
    expect(drafts).toEqual([]);
    expect(notRead[0]).toMatch(why);
  },
  20_000,
);

test('an address that leads nowhere, and nothing at all, are refused', async () => {
  const codes = async (input: object) => (await importFrom(input)).problems.map(({ code }) => code);
  expect(await codes({ address: `${origin}/none` })).toEqual(['import.not-reached']);
  expect(await codes({ address: 'file:///etc/passwd' })).toEqual(['import.not-reached']);
  expect(await codes({})).toEqual(['import.nothing-given']);
  expect(await codes({ address: '  ', fileName: 'a.json' })).toEqual(['import.nothing-given']);
  expect(await codes({ address: '  ', fileName: 'a.json', fileBase64: '' })).toEqual([
    'import.nothing-given',
  ]);
  const { client } = await signUpSomebody(server);
  const { errors } = await client.graphql(
    'mutation { importContent(input: { address: "x" }) { leftOff } }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'role.required' } }]);
});

test('a file is read before an address, by the end of its name, under the next free address', async () => {
  const name = `${'x'.repeat(200)}.json`;
  const fileBase64 = Buffer.from(JSON.stringify({ ...recipe, name: 'Free soup' })).toString(
    'base64',
  );
  const asked = { address: `  ${origin}/none`, fileName: name, fileBase64 };
  const idsOf = async () => (await importFrom(asked)).drafts.map(({ id }) => id);
  expect(await idsOf()).toEqual(['free-soup']);
  expect(await idsOf()).toEqual(['free-soup-2']);
  expect(await idsOf()).toEqual(['free-soup-3']);
  const { notRead } = await importFrom({ fileBase64 });
  expect(notRead).toHaveLength(1);
  pages.set('/spaced', { type: 'text/html', body: page({ ...recipe, name: 'Spaced soup' }) });
  const { drafts } = await importFrom({ address: ` ${origin}/spaced ` });
  expect(drafts.map(({ id }) => id)).toEqual(['spaced-soup']);
});

test('no more than thirty recipes are begun at once', async () => {
  const many = Array.from({ length: 33 }, (_, index) => ({ ...recipe, name: `Many ${index}` }));
  const { drafts, leftOff } = await importFile('many.json', JSON.stringify(many));
  expect([drafts.length, leftOff]).toEqual([30, 3]);
});
