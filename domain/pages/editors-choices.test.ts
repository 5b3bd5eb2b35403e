import { expect, test } from 'vitest';
import type { ContentIndex } from '../recipes/content-index.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { checkCollections } from './collections/collections.ts';
import { shelfKey, shippedSearchOf, writtenKey } from './collections/collection-keys.rules.ts';
import { checkLanding, recipesOf } from './landing.ts';
import type { Pages } from './page.ts';

function recipe(id: string, netCarbsGrams: number | null): [string, CompiledRecipe] {
  return [id, { id, nutrition: { netCarbsGrams } } as CompiledRecipe];
}

const content = {
  recipesById: new Map([recipe('a', 4), recipe('b', 6.7), recipe('c', 5.4), recipe('d', null)]),
  foodsById: new Map(['egg', 'butter', 'leek', 'salmon'].map((id) => [id, {}])),
} as unknown as Pick<ContentIndex, 'recipesById' | 'foodsById'>;

const landing = {
  hero: ['a', 'b', 'c', 'd'],
  days: [20, 20, 20].map((grams) => ({ grams, meals: ['a', 'b', 'c'] })),
  week: ['a', 'b', 'c', 'd', 'a', 'b', 'c'],
  list: ['egg', 'butter', 'leek', 'salmon'],
  campaigns: {
    quiz: ['a', 'b', 'c'],
    everyday: ['b', 'c', 'd'],
    mealPlans: ['c', 'd', 'a'],
  },
};

function wrong(changes: object): string[] {
  const { landing: kept, problems } = checkLanding({
    written: { ...landing, ...changes },
    content,
  });
  expect(kept === null).toBe(problems.length > 0);
  return problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const day = (grams: number, ...meals: string[]) => ({
  days: [{ grams, meals }, ...landing.days.slice(1)],
});

test.each<[object, string[]]>([
  [{}, []],
  [{ hero: ['a', 'b', 'c'] }, ['hero: Exactly 4 belong here.']],
  [{ hero: ['a', 'b', 'c', 'x'] }, ['hero: nothing is known of x.']],
  [{ week: ['x', 'b', 'c', 'd', 'a', 'y', 'c'] }, ['week: nothing is known of x, y.']],
  [{ list: ['egg', 'butter', 'leek'] }, ['list: 4 to 6 belong here.']],
  [{ list: ['egg', 'butter', 'leek', 'a'] }, ['list: nothing is known of a.']],
  [{ hero: ['A B', 'b', 'c', 'd'] }, ['hero.0: This is no dish or food.']],
  [
    { campaigns: { ...landing.campaigns, everyday: ['egg', 'c', 'd'] } },
    ['campaigns.everyday: nothing is known of egg.'],
  ],
  // What nobody knows the figures of counts nothing.
  [day(20, 'a', 'b', 'd'), ['days.0: the day of 20 g has 11 g.']],
  [day(16, 'a', 'b', 'c'), ['days.0: the day of 16 g has 16.1 g.']],
  [day(26.8, 'a', 'b', 'c'), []],
  [day(27, 'a', 'b', 'c'), ['days.0: the day of 27 g has 16 g.']],
  [day(20, 'a', 'b', 'x'), ['days.0: nothing is known of x.', 'days.0: the day of 20 g has 11 g.']],
])('with %j an editor hears %j', (changes, problems) => {
  expect(wrong(changes)).toEqual(problems);
});

test('a recipe that is gone is left out where it was chosen', () => {
  expect(recipesOf({ ids: ['c', 'x', 'a'], content }).map(({ id }) => id)).toEqual(['c', 'a']);
});

const pages = {
  eggs: { key: 'eggs', kind: 'guide' },
  satiety: { key: 'satiety', kind: 'guide' },
  about: { key: 'about', kind: 'plain' },
} as unknown as Pages;
const titles = { en: 'Shelf', es: 'Estante', sv: 'Hylla' };
const shelves = {
  guides: [
    { ...titles, key: 'first-steps', guides: ['eggs'] },
    { ...titles, key: 'more', guides: ['satiety'] },
  ],
  dishes: [
    { ...titles, key: 'soups' },
    { ...titles, key: 'own', search: ' dish=stew ', covers: ['a', 'b', 'c'] },
  ],
};

function checked(changes: object) {
  const isSearch = (search: string) => search.startsWith('dish=');
  return checkCollections({ written: { ...shelves, ...changes }, content, pages, isSearch });
}

test('shelves are shown with their titles, searches and covers', () => {
  expect(checked({})).toEqual({
    problems: [],
    collections: {
      guides: [
        { key: 'FIRST_STEPS', titles, guides: ['eggs'] },
        { key: 'MORE', titles, guides: ['satiety'] },
      ],
      dishes: [
        { key: 'SOUPS', titles, search: 'dish=soup', covers: [] },
        { key: 'OWN', titles, search: 'dish=stew', covers: ['a', 'b', 'c'] },
      ],
    },
  });
});

const [first, second] = shelves.guides;
test.each<[object, string[]]>([
  [
    { guides: [first, { ...second, guides: ['satiety', 'eggs'] }] },
    ['guides.1.guides: "eggs" is on two shelves.'],
  ],
  [{ guides: [{ ...first, guides: ['about'] }] }, ['guides.0.guides: "about" is no guide.']],
  [{ guides: [first, { ...second, guides: ['x'] }] }, ['guides.1.guides: "x" is no guide.']],
  [{ guides: [{ ...first, guides: [] }] }, ['guides.0.guides: A text is missing here.']],
  [{ guides: [{ ...first, en: ' ' }] }, ['guides.0.en: A text is missing here.']],
  [
    { guides: [{ ...first, key: 'No Key' }] },
    ['guides.0.key: This is filled in another way: guides 0 key.'],
  ],
  [
    { dishes: [{ ...titles, key: 'nobody-knows' }] },
    ['dishes.0.search: "" is no search of dishes.'],
  ],
  [
    { dishes: [{ ...titles, key: 'soups', covers: ['a', 'x'] }] },
    ['dishes.0.covers: "x" is no recipe.'],
  ],
  [
    { dishes: [{ ...titles, key: 'soups', covers: ['a', 'b', 'c', 'd'] }] },
    ['dishes.0.covers: This is filled in another way: dishes 0 covers.'],
  ],
])('with %j an editor of shelves hears %j', (changes, problems) => {
  const { collections, problems: found } = checked(changes);
  expect(found.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(problems);
  expect(collections).toBeNull();
});

test('a shelf has one name in files and another in the API', () => {
  expect([shelfKey('quick-lunches'), writtenKey('QUICK_LUNCHES')]).toEqual([
    'QUICK_LUNCHES',
    'quick-lunches',
  ]);
  expect([shippedSearchOf('soups'), shippedSearchOf('mine')]).toEqual(['dish=soup', '']);
});
