import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { ItemKey } from '../content-store.store.ts';
import { usesOf } from './content-uses.ts';

const catalogue = await testCatalogue();

function usesIn(locale: Locale, key: ItemKey): readonly string[] {
  return usesOf({ key, catalogue, locale, brand: 'Yolk' });
}

test('what uses a thing is named by its title in the language of who asks', () => {
  const { programs } = catalogue.programs;
  const plan = catalogue.themedPlans.plans.find(({ key }) =>
    JSON.stringify(programs).includes(`"${key}"`),
  );
  const key = { kind: 'MEAL_PLAN', id: plan?.key ?? '' } as const;
  for (const [locale, language] of [
    ['en', 'en'],
    ['sv', 'sv'],
    ['es', 'es'],
  ] as const) {
    const titles = programs.map(({ texts }) => texts[language].title);
    expect(usesIn(locale, key)).not.toEqual([]);
    expect(titles).toEqual(expect.arrayContaining([...usesIn(locale, key)]));
  }
});

test('the first page and the shelves are named in words', () => {
  const shown = JSON.stringify(catalogue.landing);
  const id = catalogue.content.recipes.find((recipe) => shown.includes(`"${recipe.id}"`))?.id ?? '';
  expect(usesIn('sv', { kind: 'RECIPE', id })).toContain('Startsida');
  const shelved = catalogue.collections.guides[0]?.guides[0] ?? '';
  expect(usesIn('es', { kind: 'PAGE', id: shelved })).toContain('Colecciones');
});

test('the name of this place stands in a title where its words leave room for it', () => {
  const pages = Object.values(catalogue.pages).map(({ key }) => key);
  const uses = pages.flatMap((id) => usesIn('en', { kind: 'PAGE', id }));
  expect(uses).not.toEqual([]);
  expect(uses.filter((title) => title.includes('{'))).toEqual([]);
});

const titled = (title: string) => ({
  texts: Object.fromEntries(
    ['en', 'es', 'sv'].map((each) => [each, { title: `${title} ${each}` }]),
  ),
});

/** Things that name each other, as far as titles and names go. */
const small = {
  themedPlans: {
    plans: [
      { ...titled('Plan'), days: ['soup'] },
      { ...titled('Other'), days: ['soupe'] },
    ],
  },
  programs: { programs: [{ ...titled('Course'), weeks: ['soup', 'a-plan'] }] },
  videos: {
    videos: [
      { ...titled('Film'), recipeId: 'soup', lesson: { program: 'a-course' } },
      { ...titled('Short'), recipeId: 'eggs', lesson: null },
    ],
  },
  pages: {
    one: { key: 'one', recipes: ['soup'], ...linking('Of {brand}', 'guide/two') },
    two: { key: 'two', recipes: [], ...linking('Two', 'guide/two') },
    three: { key: 'three', recipes: [], ...linking('Three', 'plainPage/one') },
  },
  landing: { hero: ['soup'] },
  collections: { guides: [{ guides: ['one'] }], dishes: [{ covers: ['soup'] }] },
} as unknown as Catalogue;

function linking(title: string, target: string) {
  const text = { title, target };
  return { texts: { en: text, es: text, sv: text } };
}

test.each([
  ['RECIPE', 'soup', ['Plan sv', 'Course sv', 'Film sv', 'Of Yolk', 'Startsida', 'Samlingar']],
  ['RECIPE', 'eggs', ['Short sv']],
  ['RECIPE', 'none', []],
  ['FOOD', 'soup', ['Plan sv', 'Course sv', 'Film sv', 'Of Yolk', 'Startsida', 'Samlingar']],
  ['MEAL_PLAN', 'a-plan', ['Course sv']],
  ['MEAL_PLAN', 'soup', ['Course sv']],
  ['PROGRAM', 'a-course', ['Film sv']],
  ['PROGRAM', 'soup', []],
  ['PAGE', 'one', ['Samlingar', 'Three']],
  ['PAGE', 'two', ['Of Yolk']],
  ['PAGE', 'three', []],
  ['VIDEO', 'soup', []],
] as const)('a %s %s is used by %o', (kind, id, uses) => {
  expect(usesOf({ key: { kind, id }, catalogue: small, locale: 'sv', brand: 'Yolk' })).toEqual(
    uses,
  );
});
