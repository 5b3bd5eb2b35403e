import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, testContent, type TestServer } from '../../server/testing/test-server.ts';
import { compilePages } from './compile-pages.ts';
import { pageKeys } from './page-keys.rules.ts';
import { parseRichText } from './parse-rich-text.ts';
import { rankFoods } from './rank-foods.ts';

const shipped = join(import.meta.dirname, '..', '..', 'content', 'pages');

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yolk-pages-'));
  server = await startTestServer({ environment: { BRAND_NAME: 'Smörgås', TRIAL_DAYS: '9' } });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const query = `query ($key: String!) {
  page(name: { key: $key }) {
    title lead kind reviewedOn
    short { runs { text href source } }
    sections { title blocks { __typename
      ... on PageParagraph { text { runs { text href source } } }
      ... on PageQuestions { questions { question answer { runs { text href } } } }
      ... on PageServings { dayGrams servings { grams netCarbsGrams food { id } } }
    } }
    sources { title year pmid doi }
  }
}`;

interface Block {
  __typename: string;
  servings?: { netCarbsGrams: number; food: { id: string } }[];
}

interface Answer {
  page: {
    title: string;
    kind: string;
    sections: { blocks: Block[] }[];
    sources: { pmid: string | null }[];
  };
}

test.each(pageKeys)('%s can be read in every language, with nothing left to fill', async (key) => {
  for (const locale of ['en', 'es', 'sv', 'zu'] as const) {
    const { data, errors } = await server.client({ locale }).graphql<Answer>(query, { key });
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/\{\w+\}|\*\*|\]\(/);
  }
});

test('a page says the name, the counts and the trial of this installation', async () => {
  const { data } = await server.client().graphql<Answer>(query, { key: 'questions' });
  const text = JSON.stringify(data);
  expect(text).toContain(`${server.services.content.recipes.length} recipes`);
  expect(text).toContain('After 9 free days. We write to you two days before it.');
  const { data: about } = await server.client().graphql<Answer>(query, { key: 'about' });
  expect(about.page.title).toBe('About Smörgås');
});

test('servings come from the fewest net carbs to the most', async () => {
  const { data } = await server.client().graphql<Answer>(query, { key: 'ketoGuide' });
  const servings = data.page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.servings ?? []),
  );
  const grams = servings.map(({ netCarbsGrams }) => netCarbsGrams);
  expect(grams).toEqual(grams.toSorted((left, right) => left - right));
  expect(servings[0]?.food.id).toBe('salmon');
});

test('what a guide says about health has a source that can be looked up', async () => {
  for (const key of pageKeys) {
    const { data } = await server.client().graphql<Answer>(query, { key });
    if (data.page.kind !== 'GUIDE') continue;
    expect(data.page.sources.length, key).toBeGreaterThan(0);
  }
});

test('people are samples until the page says that they are real, in every language', async () => {
  const toReal = { from: /(role: .*\n)(\s+)text:/, to: '$1$2real: true\n$2text:' };
  await cp(shipped, folder, { recursive: true });
  const makeReal = async (file: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replace(toReal.from, toReal.to));
  };
  await makeReal('team.yaml');
  await makeReal('team.es.yaml');
  await expect(compiledPages()).rejects.toThrow('other parts');
  await makeReal('team.sv.yaml');
  const { team } = await compiledPages();
  const people = team.texts.sv.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'people' ? block.people : [])),
  );
  expect(people.map(({ real }) => real)).toEqual([true, false, false, false]);
});

test('a guide says who checked it, once somebody has', async () => {
  const unchecked = await compileWith({
    file: 'about.yaml',
    from: 'kind: plain',
    to: 'kind: plain',
  });
  expect(Object.values(unchecked).filter(({ checked }) => checked !== null)).toEqual([]);
  const { ketoGuide } = await compileWith({
    file: 'keto-guide.yaml',
    from: '  reviewed: ',
    to: '  checked: { by: "Anna Ek, MD", on: 2026-11-20 }\n  reviewed: ',
  });
  expect(ketoGuide.checked).toEqual({ by: 'Anna Ek, MD', on: '2026-11-20' });
});

test('the page about the app has the anchors that each device is led to', () => {
  const { texts } = server.services.pages.downloadApp;
  const anchors = texts.sv.sections.map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining(['iphone', 'android', 'computer']));
});

test('familiar foods are ranked, at most four of a shelf', async () => {
  const content = await testContent();
  const byProtein = rankFoods({ content, by: 'protein', count: 24 });
  const grams = byProtein.map(({ proteinGrams }) => proteinGrams);
  expect(grams).toHaveLength(24);
  expect(grams).toEqual(grams.toSorted((left, right) => right - left));
  const scores = rankFoods({ content, by: 'satiety', count: 24 }).map(
    ({ figures }) => figures.satiety.score ?? 0,
  );
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(byProtein.every(({ food }) => !food.isPremium)).toBe(true);
});

test('a sentence knows strong words, links and sources, and nothing else', () => {
  const runs = parseRichText('**Eat** [recipes](recipes) <b>often</b>[^holt-1995].', [
    'feinman-2015',
    'holt-1995',
  ]);
  expect(
    runs.map(({ text, isStrong, target, source }) => [text, isStrong, target, source]),
  ).toEqual([
    ['Eat', true, null, null],
    [' ', false, null, null],
    ['recipes', false, 'recipes', null],
    [' <b>often</b>', false, null, null],
    ['2', false, null, 2],
    ['.', false, null, null],
  ]);
});

async function compiledPages() {
  return compilePages({ folder, content: await testContent() });
}

async function compileWith(change: { file: string; from: string; to: string }) {
  await cp(shipped, folder, { recursive: true });
  const file = join(folder, change.file);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(change.from);
  await writeFile(file, text.replace(change.from, change.to));
  return compiledPages();
}

test.each([
  ['a section less', { file: 'about.es.yaml', from: 'id: why', to: 'id: because' }, /other parts/],
  ['an unknown dish', { file: 'about.yaml', from: 'cod-puttanesca', to: 'cod-soup' }, /cod-soup/],
  ['an unknown food', { file: 'keto-guide.yaml', from: 'food: salmon', to: 'food: gold' }, /gold/],
  ['an unknown screen', { file: 'about.sv.yaml', from: '(contact)', to: '(kontakt)' }, /no screen/],
  ['an unknown source', { file: 'satiety.yaml', from: '[^holt-1995]', to: '[^me]' }, /no source/],
  ['an unknown brace', { file: 'about.yaml', from: '{brand}', to: '{name}' }, /nothing is known/],
  ['a source to come', { file: 'satiety.yaml', from: 'year: 2019', to: 'year: 2099' }, /year/],
  ['a wrong day', { file: 'team.yaml', from: 'reviewed: 2026', to: 'reviewed: soon' }, /reviewed/],
])('a page with %s is refused', async (_what, change, expected) => {
  await expect(compileWith(change)).rejects.toThrow(expected);
});
