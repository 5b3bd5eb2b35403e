import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import type { Pages } from '../../pages/page.ts';
import type { Fields } from '../documents/document.rules.ts';
import { judgePage } from './judge-page.ts';
import { fieldsOfPage } from './page-fields.ts';
import { pageFiles, pageSources } from './page-files.ts';

const content = {
  recipesById: new Map([['eggs', {}]]),
  foodsById: new Map([
    ['egg', {}],
    ['salmon', {}],
  ]),
};
let shipped: Pages;
beforeAll(async () => {
  ({ pages: shipped } = await testCatalogue());
});

const body = `A text with a source[^one-2020].

- One
- Two

> tip: Before you start
Drink water.

? Why?
Because.

@ Maja Lind | Dietitian | real
She helps.

1. First
2. Second

:: recipe: eggs

:: foods: Foods
Of foods.
= What they hold

:: foods2: Others
Of others.
= What they hold`;

/** A guide of which everything is said that can be. */
const whole: Fields = {
  kind: 'guide',
  reviewed: '2026-03-01',
  checkedBy: 'Dr Anna Holm',
  checkedOn: '2026-03-02',
  picture: 'eggs',
  recipes: 'eggs',
  sources: 'one-2020 two-2021',
  'source.one-2020.authors': 'Holm A',
  'source.one-2020.year': '2020',
  'source.one-2020.title': 'Eggs',
  'source.one-2020.journal': 'Nutrients',
  'source.one-2020.pmid': '123',
  'source.two-2021.authors': 'Lind M',
  'source.two-2021.year': '2021',
  'source.two-2021.title': 'Fish',
  'source.two-2021.journal': 'Lancet',
  'source.two-2021.doi': '10.1000/1',
  figures: 'foods foods2',
  'figure.foods.data': 'foods: egg, salmon',
  'figure.foods2.data': 'foods: salmon, egg',
  shorts: 's1 s2',
  sections: 'first second',
  'slug-es': 'en-casa',
  'slug-sv': 'hemma',
  ...Object.fromEntries(
    (['en', 'es', 'sv'] as const).flatMap((language) => [
      [`title.${language}`, `At home ${language}`],
      [`lead.${language}`, `The lead ${language}.`],
      [`description.${language}`, `Of home ${language}.`],
      [`short.s1.text.${language}`, `In short ${language}.`],
      [`short.s2.text.${language}`, 'Shorter[^two-2021].'],
      [`section.first.title.${language}`, `First ${language}`],
      [`section.first.body.${language}`, body],
      [`section.second.title.${language}`, `Second ${language}`],
      [`section.second.body.${language}`, `The end ${language}.`],
    ]),
  ),
};

function judged(changes: Fields, id = 'at-home', pages: Pages = shipped) {
  const without = Object.entries({ ...whole, ...changes }).filter(([, value]) => value !== '');
  return judgePage({ id, fields: Object.fromEntries(without), content, pages });
}

test('a page goes through its files and comes back field by field', () => {
  const { page, remarks } = judged({});
  expect(remarks).toEqual([]);
  expect(page).toMatchObject({
    key: 'at-home',
    kind: 'guide',
    checked: { by: 'Dr Anna Holm', on: '2026-03-02' },
    slugs: { en: 'at-home', es: 'en-casa', sv: 'hemma' },
    sources: [
      { id: 'one-2020', year: 2020, pmid: '123', doi: null },
      { id: 'two-2021', year: 2021, pmid: null, doi: '10.1000/1' },
    ],
  });
  expect(page && fieldsOfPage(page)).toEqual(whole);
});

test('what is not said of a page has no field, and a description that is the lead is none', () => {
  const plain = {
    ...Object.fromEntries(Object.keys(whole).map((field) => [field, ''])),
    kind: 'plain',
    reviewed: '2026-03-01',
    picture: 'eggs',
    sections: 's1',
    'title.en': 'Eggs',
    'lead.en': 'Of eggs.',
    'section.s1.title.en': 'Boil',
    'section.s1.body.en': 'Boil them.',
  };
  const { page } = judged(plain);
  expect(page?.texts.sv.description).toBe('Of eggs.');
  const fields = page === null ? {} : fieldsOfPage(page);
  expect(Object.keys(fields).toSorted()).toEqual(
    [
      'kind',
      'reviewed',
      'picture',
      'sections',
      'slug-es',
      'slug-sv',
      ...['en', 'es', 'sv'].flatMap((language) =>
        ['title', 'lead', 'section.s1.title', 'section.s1.body'].map(
          (text) => `${text}.${language}`,
        ),
      ),
    ].toSorted(),
  );
});

test('the files of a page are called by its name, and say the address of a language', () => {
  const files = pageFiles({ id: 'at-home', fields: whole });
  expect(files.map(({ name }) => name)).toEqual([
    'pages/at-home.yaml',
    'pages/at-home.es.yaml',
    'pages/at-home.sv.yaml',
  ]);
  const [en, es] = files.map(({ text }) => parse(text));
  expect(es).toMatchObject({ slug: 'en-casa', title: 'At home es', description: 'Of home es.' });
  expect(en).not.toHaveProperty('slug');
  expect(es).not.toHaveProperty('facts');
  expect(en.facts).toMatchObject({ checked: { by: 'Dr Anna Holm' }, recipes: ['eggs'] });
  // One with a screen has the address of its screen.
  expect(parse(pageSources({ id: 'about', fields: whole }).es)).not.toHaveProperty('slug');
  expect(parse(pageSources({ id: 'x', fields: {} }).es)).toEqual({
    slug: '',
    title: '',
    lead: '',
    short: [],
    sections: [],
  });
  expect(parse(pageSources({ id: 'x', fields: {} }).en).facts).toEqual({
    kind: '',
    reviewed: '',
    picture: '',
    recipes: [],
    sources: {},
    figures: {},
  });
});

test.each([
  [{ 'title.en': '', 'title.es': '', 'title.sv': '' }, ['title.en', 'title.es']],
  [{ 'title.en': '' }, ['title.en']],
  [{ 'lead.en': '' }, ['lead.en']],
  [{ kind: 'poem' }, ['kind']],
  [{ reviewed: 'soon' }, ['reviewed']],
  [{ picture: '' }, ['picture']],
  [{ checkedOn: 'soon' }, ['checkedOn']],
  [{ checkedBy: ' ' }, ['checkedBy']],
  [{ 'source.one-2020.year': '1820' }, ['source.one-2020.year']],
  [{ 'source.two-2021.doi': '11.1' }, ['source.two-2021.doi']],
  [{ 'figure.foods.data': 'foods: egg' }, ['figure.foods.data']],
  [{ 'section.second.title.en': '' }, ['section.second.title.en']],
  [{ 'short.s2.text.en': '' }, ['short.s2.text.en']],
  [{ 'slug-sv': 'Hemma!' }, ['title.sv']],
  [{ 'slug-es': 'ä' }, ['title.es']],
] as [Fields, string[]][])('a page with %o is stopped at %o', (changes, fields) => {
  const { page, remarks } = judged(changes);
  expect(page).toBeNull();
  expect(remarks.map(({ field }) => field)).toContain(fields[0]);
  expect(new Set(remarks.map(({ level }) => level))).toEqual(new Set(['STOPS']));
});

test.each([
  // A section that is wrong in English is told once, in the language that others follow.
  [{ 'section.second.body.en': 'Of a source[^none-2000].' }, ['section.second.body.en']],
  [{ 'section.second.body.sv': 'Av en källa[^none-2000].' }, ['section.second.body.sv']],
  [
    Object.fromEntries(
      ['en', 'es', 'sv'].map((each) => [`section.second.body.${each}`, 'x[^none-2000]']),
    ),
    ['section.second.body.en'],
  ],
  [
    {
      'section.first.body.es': 'x[^none-2000]',
      'section.second.body.sv': 'x[^none-2000]',
    },
    ['section.first.body.es', 'section.second.body.sv'],
  ],
  // It has other parts than the English one.
  [{ 'section.second.body.es': 'Una.\n\nDos.' }, ['section.second.body.es']],
  [{ 'section.first.body.sv': 'En text.' }, ['section.first.body.sv']],
  [{ picture: 'nothing-of-ours' }, ['section.first.body.en', 'section.second.body.en']],
] as [Fields, string[]][])('with %o it is told at %o', (changes, fields) => {
  const { page, remarks } = judged(changes);
  expect(page).toBeNull();
  expect(remarks.map(({ field }) => field)).toEqual(fields);
  expect(remarks[0]?.level).toBe('STOPS');
  expect(remarks[0]?.message).not.toBe('');
});

test('the address of another page is told where it is chosen, or made', () => {
  const { page } = judged({});
  if (page === null) throw new Error('It is sound');
  const taken = { ...shipped, 'at-home': page } as Pages;
  const told = (changes: Fields) =>
    judged(changes, 'another', taken).remarks.map(({ field }) => field);
  expect(told({})).toEqual(['slug-es']);
  expect(told({ 'slug-es': 'otra' })).toEqual(['slug-sv']);
  expect(told({ 'slug-es': '', 'title.es': 'En casa', 'slug-sv': 'annan' })).toEqual(['title.es']);
  // Its own address is its own.
  expect(judged({}, 'at-home', taken).remarks).toEqual([]);
});
