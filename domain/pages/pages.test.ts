import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../server/settings/config.ts';
import { startTestServer, testContent, type TestServer } from '../../server/testing/test-server.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import { navigatorOf } from '../foods/navigator/food-navigator.ts';
import { recipesOf } from './landing.ts';
import { studiesOf } from './studies.ts';
import { compilePages } from './compile-pages.ts';
import { allPages } from './find-page.ts';
import { pageKeys } from './page-keys.rules.ts';
import type { Block as WrittenBlock, RichText } from './page.ts';
import { pageTarget } from './page-target.ts';
import { fillRuns } from './page-values.rules.ts';
import { pageValues } from './page-values.ts';
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
  expect(grams.length).toBeGreaterThanOrEqual(18);
  expect(grams.at(-1)).toBeGreaterThanOrEqual(5);
  expect(grams).toEqual(grams.toSorted((left, right) => right - left));
  const bySatiety = rankFoods({ content, by: 'satiety', count: 24 });
  const scores = bySatiety.map(({ figures }) => figures.satiety.score ?? 0);
  expect(scores.length).toBeGreaterThanOrEqual(22);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(scores.at(-1)).toBeGreaterThanOrEqual(40);
  // In a place each: neither what seasons, nor a food raw and boiled.
  const ids = bySatiety.map(({ food }) => food.id);
  expect(ids).toContain('spinach');
  expect(ids.filter((id) => /lemon|lime|zest|boiled/.test(id))).toEqual([]);
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

const whole = `query ($name: PageNameInput!) {
  page(name: $name) {
    key kind title lead description reviewedOn pictureRecipeId
    paths { locale path } checked { by on } guide { isRead }
    short { ...T }
    sections { id title blocks { __typename
      ... on PageParagraph { text { ...T } }
      ... on PageList { isNumbered items { ...T } }
      ... on PageNote { tone title text { ...T } }
      ... on PageQuestions { questions { question answer { ...T } } }
      ... on PagePeople { people { isSample name role text { ...T } } }
      ... on PageRecipe { recipe { id } }
      ... on PageLevels { title text { ...T } caption { ...T } }
      ... on PageServings { title text { ...T } caption { ...T } dayGrams
        servings { grams food { id } } }
      ... on PageDays { title text { ...T } caption { ...T } days
        lanes { name note from to mostFrom mostTo } }
      ... on PageFoodTable { title text { ...T } caption { ...T } rows { id } }
      ... on PageRanking { title text { ...T } caption { ...T } isBySatiety
        foods { proteinGrams food { id } } }
    } }
    sources { authors year title journal pmid doi }
    recipes { id }
  }
}
fragment T on PageText { runs { text isStrong href source } }`;

function netCarbsOf({ food, grams }: { food: { id: string }; grams: number }): number {
  const { byId } = navigatorOf(server.services.content.foods);
  return (grams * (byId.get(food.id)?.figures.netCarbsPer100g.grams ?? 0)) / 100;
}

/** A block as whoever asks for the page gets it, told from what is written. */
function toldBlock(block: WrittenBlock): object {
  const { content, themedPlans, settings } = server.services;
  const values = pageValues({ services: { content, themedPlans, settings }, locale: 'en' });
  const plain = (text: string) => fillPlaceholders(text, values);
  const rich = (text: RichText) => ({
    runs: fillRuns(text, values).map(({ target, text: words, isStrong, source }) => {
      return { text: words, isStrong, href: target && pageTarget(target, 'en'), source };
    }),
  });
  switch (block.kind) {
    case 'paragraph':
      return { __typename: 'PageParagraph', text: rich(block.text) };
    case 'list':
      return {
        __typename: 'PageList',
        isNumbered: block.isNumbered,
        items: block.items.map(rich),
      };
    case 'note': {
      const { title, text, tone } = block;
      return {
        __typename: 'PageNote',
        tone: tone.toUpperCase(),
        title: plain(title),
        text: rich(text),
      };
    }
    case 'questions': {
      const questions = block.questions.map(({ question, answer }) => {
        return { question: plain(question), answer: rich(answer) };
      });
      return { __typename: 'PageQuestions', questions };
    }
    case 'people': {
      const people = block.people.map(({ name, role, real, text }) => {
        return { name, role, isSample: !real, text: rich(text) };
      });
      return { __typename: 'PagePeople', people };
    }
    case 'recipe':
      return { __typename: 'PageRecipe', recipe: { id: block.recipeId } };
    case 'figure': {
      const { title, text, caption, data } = block;
      const words = { title: plain(title), text: rich(text), caption: rich(caption) };
      switch (data.kind) {
        case 'levels':
          return { __typename: 'PageLevels', ...words };
        case 'servings': {
          const servings = data.servings
            .map(({ food, grams }) => ({ grams, food: { id: food } }))
            .toSorted((one, other) => netCarbsOf(one) - netCarbsOf(other));
          return {
            __typename: 'PageServings',
            ...words,
            dayGrams: data.dayGrams,
            servings,
          };
        }
        case 'days': {
          const lanes = data.lanes.map(({ id, ...lane }) => ({ ...block.lanes[id], ...lane }));
          return { __typename: 'PageDays', ...words, days: data.days, lanes };
        }
        case 'foods': {
          const rows = data.foods.map((id) => ({ id }));
          return { __typename: 'PageFoodTable', ...words, rows };
        }
        case 'ranking': {
          const foods = rankFoods({ content, ...data }).map(({ food, proteinGrams }) => {
            return { proteinGrams, food: { id: food.id } };
          });
          const isBySatiety = data.by === 'satiety';
          return { __typename: 'PageRanking', ...words, isBySatiety, foods };
        }
      }
    }
  }
}

interface Told {
  page: Record<string, unknown> & {
    sections: { id: string; title: string; blocks: Block[] }[];
  };
}

async function wholePage(key: string) {
  const { data, errors } = await server.client().graphql<Told>(whole, { name: { key } });
  expect(errors).toEqual([]);
  return data.page;
}

test('a page is told whole: every sentence, figure, source and dish of it', async () => {
  const kinds = new Set<string>();
  const { pages, content, themedPlans, settings } = server.services;
  const values = pageValues({ services: { content, themedPlans, settings }, locale: 'en' });
  for (const page of allPages(pages)) {
    const { texts, sources, recipes, ...facts } = page;
    const { title, lead, description, short, sections } = texts.en;
    const told = await wholePage(page.key);
    expect(told).toMatchObject({
      key: facts.key,
      kind: facts.kind.toUpperCase(),
      title: fillPlaceholders(title, values),
      lead: fillPlaceholders(lead, values),
      description: fillPlaceholders(description, values),
      reviewedOn: facts.reviewedOn,
      pictureRecipeId: facts.picture,
      checked: facts.checked,
      sources: sources.map(({ id: _id, ...source }) => source),
      recipes: recipes.map((id) => ({ id })),
    });
    expect(told['short']).toHaveLength(short.length);
    expect(told.sections.map(({ id, title: head }) => [id, head])).toEqual(
      sections.map(({ id, title: head }) => [id, fillPlaceholders(head, values)]),
    );
    expect(told.sections.map(({ blocks }) => blocks)).toEqual(
      sections.map(({ blocks }) => blocks.map(toldBlock)),
    );
    for (const { blocks } of told.sections) {
      for (const { __typename: kind } of blocks) kinds.add(kind);
    }
  }
  expect(kinds.size).toBeGreaterThan(8);
});

test('a page is asked for by its screen or its address, and says where each language reads it', async () => {
  const { paths, guide } = await wholePage('satiety');
  expect(paths).toEqual(
    expect.arrayContaining([
      { locale: 'en', path: '/satiety' },
      { locale: 'sv', path: expect.stringMatching(/^\/se\//) },
    ]),
  );
  expect(guide).toEqual({ isRead: false });
  expect((await wholePage('about'))['guide']).toBeNull();
  const added = allPages(server.services.pages).find(({ slugs }) => slugs !== null)!;
  const ask = async (name: object, locale: 'en' | 'sv' = 'en') => {
    const { data } = await server
      .client({ locale })
      .graphql<{ page: { key: string } | null }>(
        'query ($name: PageNameInput!) { page(name: $name) { key } }',
        { name },
      );
    return data.page?.key ?? null;
  };
  expect(await ask({ slug: added.slugs!.sv }, 'sv')).toBe(added.key);
  expect(await ask({ key: added.key })).toBe(added.key);
  expect(await ask({ key: added.key, slug: 'nowhere' })).toBe(added.key);
  expect([await ask({}), await ask({ slug: '' }), await ask({ slug: 'nowhere' })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('what a visitor sees first is what editors chose, and what the product leans on is counted', async () => {
  const { landing, content, pages } = server.services;
  const { data } = await server.client().graphql<{ landing: Record<string, unknown> }>(
    `{ landing { recipeCount hero { id } week { id } list { id } days { grams meals { id } }
      quiz: plates(campaign: QUIZ) { id } everyday: plates(campaign: EVERYDAY) { id }
      mealPlans: plates(campaign: MEAL_PLANS) { id }
      evidence { studyCount foodCount checkedGuideCount newestStudies { title year } } } }`,
  );
  const dishes = (ids: readonly string[]) => recipesOf({ ids, content }).map(({ id }) => ({ id }));
  const studies = studiesOf(pages);
  expect(data.landing).toEqual({
    recipeCount: content.recipes.length,
    hero: dishes(landing.hero),
    week: dishes(landing.week),
    list: landing.list.map((id) => ({ id })),
    days: landing.days.map(({ grams, meals }) => ({ grams, meals: dishes(meals) })),
    quiz: dishes(landing.campaigns.quiz),
    everyday: dishes(landing.campaigns.everyday),
    mealPlans: dishes(landing.campaigns.mealPlans),
    evidence: {
      studyCount: studies.length,
      foodCount: content.foods.length,
      checkedGuideCount: 0,
      newestStudies: studies.slice(0, 3).map(({ title, year }) => ({ title, year })),
    },
  });
  expect(landing.hero).toHaveLength(4);
  expect(studies.length).toBeGreaterThan(3);
});

test.each([
  ['0', '0', '', 'On the day you become a member.', ''],
  [
    '1',
    '1',
    'The first day is free, with everything open.',
    'After one free day. We write to you before it.',
    'Either way the first day is free.',
  ],
  [
    '9',
    '30',
    'The first 9 days are free, with everything open.',
    'After 9 free days. We write to you two days before it.',
    'Either way the first 30 days are free.',
  ],
])(
  'with %s days of trial, and %s in a group, pages say so',
  (TRIAL_DAYS, PRO_TRIAL_DAYS, trialTerms, firstCharge, groupTrialTerms) => {
    const { content, themedPlans } = server.services;
    const settings = readSettings({ TRIAL_DAYS, PRO_TRIAL_DAYS });
    const values = pageValues({ services: { content, themedPlans, settings }, locale: 'en' });
    expect(values).toMatchObject({ trialTerms, firstCharge, groupTrialTerms });
  },
);
