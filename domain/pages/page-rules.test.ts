import { expect, test } from 'vitest';
import { readFigureFacts, writeFigure } from './figure-text.rules.ts';
import { allPages, expectOwnAddresses, findPage, findPageAt, pagePath } from './find-page.ts';
import { isGuide, nextGuide } from './guides/guide-keys.rules.ts';
import type { FigureData, Page, Pages, RichText, Source } from './page.ts';
import { pageTarget } from './page-target.ts';
import { fillRuns, type PageValues } from './page-values.rules.ts';
import { parseRichText } from './parse-rich-text.ts';
import { studiesOf } from './studies.ts';
import { writeRichText } from './write-rich-text.ts';

test.each<[string, FigureData]>([
  ['levels', { kind: 'levels' }],
  ['foods: salmon, egg', { kind: 'foods', foods: ['salmon', 'egg'] }],
  ['ranking satiety 20', { kind: 'ranking', by: 'satiety', count: 20 }],
  [
    'servings 20: salmon 150, egg 62.5',
    {
      kind: 'servings',
      dayGrams: 20,
      servings: [
        { food: 'salmon', grams: 150 },
        { food: 'egg', grams: 62.5 },
      ],
    },
  ],
  [
    'days 14: water 1-8 2-4, tired 3-14 5-7',
    {
      kind: 'days',
      days: 14,
      lanes: [
        { id: 'water', from: 1, to: 8, mostFrom: 2, mostTo: 4 },
        { id: 'tired', from: 3, to: 14, mostFrom: 5, mostTo: 7 },
      ],
    },
  ],
])('a figure is the line %j', (line, data) => {
  expect(writeFigure(data)).toBe(line);
  expect(readFigureFacts(line)).toEqual(data);
  expect(readFigureFacts(` ${line.replace(':', ' : ').replaceAll(',', ' ,')} `)).toEqual(data);
});

test('what is no figure is told by its kind alone', () => {
  expect(readFigureFacts('pie 3: a, b')).toEqual({ kind: 'pie' });
  expect(readFigureFacts('days 14: water')).toMatchObject({
    lanes: [{ id: 'water', from: 0, to: undefined }],
  });
});

const sources = ['holt-1995', 'feinman-2015'];
test.each([
  'Plain words.',
  '**Strong** at first',
  'and **strong**',
  'See [recipes](foodNavigator/satiety), **now**[^feinman-2015]. [^holt-1995]',
  '[words](https://a.example/b)',
  'No **mark [here] (or) there* [^',
  '',
])('the sentence %j is written as it was read', (text) => {
  const runs = parseRichText(text, sources);
  expect(
    writeRichText(
      runs,
      sources.map((id) => ({ id })),
    ),
  ).toBe(text);
  expect(runs.every((run) => run.text !== '')).toBe(true);
});

test('a source has its number, and one that the page does not name is refused', () => {
  const [, run] = parseRichText('Eat[^feinman-2015]', sources);
  expect(run).toEqual({ text: '2', isStrong: false, target: null, source: 2 });
  expect(() => parseRichText('Eat[^me]', sources)).toThrow('"me" is no source');
  expect(writeRichText([{ ...run!, source: 9 }], [])).toBe('[^]');
});

test('what braces stand for is filled in, and spaces at the ends stay', () => {
  const run = (text: string): RichText[number] => {
    return { text, isStrong: false, target: null, source: null };
  };
  const values = { brand: 'Yolk', trialTerms: '' } as PageValues;
  const filled = fillRuns([run(' At {brand} '), run(' no  brace '), run('{trialTerms}')], values);
  expect(filled.map(({ text }) => text)).toEqual([' At Yolk ', ' no  brace ', '']);
});

const page = (key: string, more: Partial<Page> = {}): Page => {
  return { key, kind: 'guide', slugs: null, sources: [], ...more } as Page;
};
const slugs = (en: string, es = `${en}-es`, sv = `${en}-sv`) => ({ en, es, sv });
const former = { en: ['before'], es: ['antes'], sv: [] };
const pages = {
  walks: page('walks', { slugs: slugs('walks') }),
  about: page('about', { kind: 'plain' }),
  eggs: page('eggs', { slugs: slugs('eggs'), formerSlugs: former }),
  rules: page('rules', { slugs: slugs('rules'), kind: 'plain' }),
} as unknown as Pages;

test('pages with a screen come first, the others by their addresses', () => {
  expect(allPages(pages).map(({ key }) => key)).toEqual(['about', 'eggs', 'rules', 'walks']);
});

test('a page is found by its key, and by what it was called before', () => {
  expect(findPage(pages, 'eggs')?.key).toBe('eggs');
  expect([findPage(pages, 'nothing'), findPage(pages, 'toString')]).toEqual([null, null]);
  const at = (slug: string, language: 'en' | 'sv') => findPageAt({ pages, slug, language })?.key;
  expect([at('before', 'en'), at('antes', 'sv'), at('never', 'en')]).toEqual([
    'eggs',
    'eggs',
    undefined,
  ]);
});

test('an address leads to the screen, among the guides or among the plain pages', () => {
  const pathOf = (key: string, locale: 'en' | 'sv') => pagePath(findPage(pages, key)!, locale);
  expect(pathOf('about', 'sv')).toMatch(/\/om-oss$/);
  expect(pathOf('eggs', 'sv')).toMatch(/\/guider\/eggs-sv$/);
  expect(pathOf('rules', 'en')).toMatch(/\/pages\/rules$/);
  expect(pagePath(page('bare'), 'en')).toMatch(/\/guides\/bare$/);
});

test('two pages of one address in a language are refused', () => {
  const other = page('other', { slugs: slugs('other', 'otra', 'eggs-sv') });
  expect(() => expectOwnAddresses([pages['eggs']!, pages['about']])).not.toThrow();
  expect(() => expectOwnAddresses([pages['eggs']!, other])).toThrow('eggs-sv (sv)');
});

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['recipes', '/recipes'],
  ['foodNavigator', '/food-navigator'],
  ['foodNavigator/satiety', '/food-navigator/satiety'],
  ['foodNavigator/satiety/fish', '/food-navigator/satiety/fish'],
  ['recipe/tomato-soup', '/recipes/tomato-soup'],
  ['terms#privacy-policy', '/terms#privacy-policy'],
  ['kitchen', null],
  ['http://a.example', null],
  ['', null],
])('a link to %j leads to %j', (target, path) => {
  expect(pageTarget(target, 'en')).toBe(path);
});

test('added pages are guides unless they are plain; of those with a screen only some', () => {
  const guide = (key: string, kind: Page['kind']) => isGuide({ key, kind });
  expect([guide('eggs', 'guide'), guide('eggs', 'questions'), guide('eggs', 'plain')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([guide('satiety', 'plain'), guide('contact', 'guide')]).toEqual([true, false]);
});

test('after a page that is no guide the first unread one comes', () => {
  const guides = ['a', 'b', 'c'];
  const after = (each: string | null, ...read: string[]) =>
    nextGuide({ guides, after: each, read: new Set(read) });
  expect([after('z'), after(null, 'a'), after('c'), after('b', 'c', 'a')]).toEqual([
    'a',
    'b',
    'a',
    null,
  ]);
});

test('studies are the newest first, those of one year by their authors, each once', () => {
  const source = (authors: string, year: number, more: Partial<Source>): Source => {
    return { id: authors, authors, year, title: '', journal: '', pmid: null, doi: null, ...more };
  };
  const named = [
    source('Ek', 2001, { pmid: '1' }),
    source('Berg', 2020, { doi: '10.1' }),
    source('Alm', 2020, { pmid: '2', doi: '10.2' }),
    source('Nobody', 2024, {}),
    source('Again', 2001, { pmid: '1' }),
  ];
  const found = studiesOf({ a: page('a', { sources: named }) } as unknown as Pages);
  expect(found.map(({ authors }) => authors)).toEqual(['Alm', 'Berg', 'Again']);
});
