import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import type { EditedKind, ItemState } from '../content-kind.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';
import { listOfItems } from './list-content.ts';
import { draftsInLanguage } from './list-drafts.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await testCatalogue();
});

const soup = 'broccoli-cheddar-soup';

function item(args: {
  id: string;
  state?: ItemState;
  minute?: number;
  fields?: Record<string, string>;
  basis?: Record<string, string>;
  publishedFields?: Record<string, string> | null;
  kind?: EditedKind;
}) {
  const { id, state = 'DRAFT', minute = 0, fields = {}, basis = {}, kind = 'RECIPE' } = args;
  return {
    kind,
    id,
    state,
    version: 2,
    publishedVersion: 1,
    publishedFields: args.publishedFields ?? null,
    archivedAt: null,
    publishAt: null,
    publishLanguages: null,
    changedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    changedBy: 'anna',
    newest: { fields, basis },
  };
}

const inAll = (title: string) => ({ 'title.en': title, 'title.es': title, 'title.sv': title });
const items = [
  item({ id: 'zebra-stew', minute: 1, fields: { 'title.en': 'Zebra stew' } }),
  item({ id: soup, minute: 3, state: 'IN_REVIEW', fields: { ...inAll('Soup') } }),
  item({
    id: 'yak-pie',
    minute: 2,
    state: 'SENT_BACK',
    fields: {
      ...inAll('Yak pie'),
      'title.sv': 'Jakpaj med ägg',
      ingredients: 'a',
      'ingredient.a.line': '100 g butter',
      servings: '1',
    },
    basis: { 'title.es': 'Yak' },
  }),
  item({
    id: 'xray-ham',
    state: 'PUBLISHED',
    fields: { ...inAll('X-ray ham'), 'title.sv': 'Ny' },
    publishedFields: { ...inAll('X-ray ham'), 'title.sv': 'Gammal' },
  }),
  item({ id: 'wild', minute: 4, fields: {}, publishedFields: { a: 'b' } }),
];

function list(asked: Partial<Parameters<typeof listOfItems>[0]> = {}) {
  const usual = { search: '', brand: 'Yolk', filter: 'ALL', first: 5, offset: 0 } as const;
  return listOfItems({ items, catalogue, kind: 'RECIPE', ...usual, ...asked });
}
const idsOf = ({ items: shown }: { items: readonly { id: string }[] }) => shown.map(({ id }) => id);

test('what was edited stands first, the last edited before the others, then files by title', async () => {
  const all = await list({ first: 10_000 });
  expect(idsOf(all).slice(0, 5)).toEqual(['wild', soup, 'yak-pie', 'zebra-stew', 'xray-ham']);
  const shipped = kinds.RECIPE.list(catalogue);
  expect(all.total).toBe(shipped.length + 4);
  const titles = all.items.slice(5).map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : 1)));
  // The file of what was edited is not listed beside it.
  expect(idsOf(all).filter((id) => id === soup)).toHaveLength(1);
  expect(idsOf(await list({ first: 2, offset: 1 }))).toEqual([soup, 'yak-pie']);
});

test('a line of the list says how far a thing is, in each language', async () => {
  const { items: shown } = await list();
  const [wild, edited, yak, zebra, ham] = shown;
  expect(wild).toMatchObject({ title: 'wild', isPublished: false, netCarbsGrams: null });
  expect(edited).toMatchObject({ title: 'Soup', state: 'IN_REVIEW', isPublished: true });
  expect(yak).toMatchObject({
    state: 'SENT_BACK',
    changedBy: 'anna',
    changedAt: new Date('2026-01-01T00:02:00Z'),
    netCarbsGrams: expect.any(Number),
  });
  const statesOf = (thing: typeof wild) => thing?.languages.map(({ state }) => state);
  expect(statesOf(edited)).toEqual(['WHOLE', 'WHOLE', 'WHOLE']);
  expect(statesOf(yak)).toEqual(['WHOLE', 'STALE', 'WHOLE']);
  expect(statesOf(zebra)).toEqual(['WHOLE', 'MISSING', 'MISSING']);
  expect(statesOf(ham)).toEqual(['WHOLE', 'WHOLE', 'HELD_BACK']);
  // What is a draft again is no longer held back.
  expect(statesOf(wild)).toEqual(['WHOLE', 'WHOLE', 'WHOLE']);
  const [file] = (await list({ first: 1, offset: 5 })).items;
  expect(file).toMatchObject({
    state: 'PUBLISHED',
    isPublished: true,
    changedAt: null,
    changedBy: null,
    languages: ['en', 'es', 'sv'].map((language) => ({ language, state: 'WHOLE' })),
    netCarbsGrams: expect.any(Number),
  });
});

test.each([
  ['ALL', 5],
  ['DRAFT', 3],
  ['IN_REVIEW', 1],
  ['PUBLISHED', 1],
  ['TRANSLATION', 3],
] as const)('%s are counted and shown', async (filter, edited) => {
  const only = kinds.RECIPE.list(catalogue).filter(({ id }) => id === soup);
  expect(only).toHaveLength(1);
  const { items: shown, total, counts } = await list({ filter, search: '', first: 10_000 });
  expect(counts.find((each) => each.filter === filter)?.count).toBe(total);
  expect(shown).toHaveLength(total);
  expect(shown.filter(({ changedBy }) => changedBy === 'anna')).toHaveLength(edited);
});

test.each([
  ['  ZEBRA   stew ', ['zebra-stew']],
  ['stew zebra', ['zebra-stew']],
  ['agg jakpaj', ['yak-pie']],
  ['yak-pie', ['yak-pie']],
  ['yak butter', ['yak-pie']],
  ['yak smor', ['yak-pie']],
  ['zebra nothing', []],
])('"%s" finds %o', async (search, ids) => {
  const { items: shown, counts, total } = await list({ search });
  expect(idsOf({ items: shown })).toEqual(ids);
  expect(total).toBe(ids.length);
  expect(counts[0]).toEqual({ filter: 'ALL', count: ids.length });
});

test('what is called so stands before what is made of it, and a title is found by its brand', async () => {
  const shown = (await list({ search: 'butter', first: 10_000, items: [] })).items;
  const areCalled = shown.map(({ words }) => words.includes('butter'));
  expect(areCalled[0]).toBe(true);
  expect(areCalled.lastIndexOf(true)).toBeLessThan(areCalled.indexOf(false));
  const branded = [item({ kind: 'PAGE', id: 'us', fields: { 'title.en': 'Whoever {brand} is' } })];
  const find = (search: string, brand = 'Åkes Kök') =>
    list({ items: branded, kind: 'PAGE', search, brand });
  expect(idsOf(await find('whoever akes kok'))).toEqual(['us']);
  expect(idsOf(await find('whoever yolk'))).toEqual([]);
});

test('drafts are handed out in one language, by their ids', () => {
  const drafts = draftsInLanguage({ items, language: 'sv', first: 2, after: 'wild' });
  expect(drafts).toEqual([
    {
      id: 'xray-ham',
      state: 'PUBLISHED',
      version: 2,
      publishedVersion: 1,
      changedAt: new Date('2026-01-01T00:00:00Z'),
      fields: { 'title.sv': 'Ny' },
      missing: [],
    },
    expect.objectContaining({
      id: 'yak-pie',
      fields: {
        'title.sv': 'Jakpaj med ägg',
        ingredients: 'a',
        'ingredient.a.line': '100 g butter',
        servings: '1',
      },
    }),
  ]);
  const all = draftsInLanguage({ items, language: 'es', first: 9, after: null });
  expect(idsOf({ items: all })).toEqual([soup, 'wild', 'xray-ham', 'yak-pie', 'zebra-stew']);
  expect(all.at(-1)?.missing).toEqual(['title.es']);
});
