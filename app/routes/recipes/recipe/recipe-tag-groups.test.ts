import { expect, test } from 'vitest';
import { readSearchAddress, searchPath } from '../../search/search-address.ts';
import { tagGroupsOf } from './recipe-tag-groups.ts';

type Facts = Parameters<typeof tagGroupsOf>[0]['recipe'];
type Sheet = NonNullable<Parameters<typeof tagGroupsOf>[0]['sheet']>;

const recipe: Facts = {
  cuisine: 'NORDIC',
  difficulty: 'EASY',
  dish: 'STIR_FRY',
  meals: ['LUNCH', 'DINNER'],
  protein: 'BEEF',
  role: 'SIDE',
  satiety: { version: 1, score: 62, band: 'HIGH', parts: null },
  strictness: 'KETO',
  tags: ['gluten_free', 'under_15_minutes', 'under_30_minutes', 'budget'],
};

const line = (foodId: string, foodGroup: string, isAlternative = false) => ({
  foodId,
  foodGroup,
  isAlternative,
  name: foodId.toUpperCase(),
});

const sheet = {
  ingredients: [line('beef', 'meat'), line('salt', 'spices'), line('tofu', 'plant-protein', true)],
} as unknown as Sheet;

test('every group of the search is there with its words', () => {
  const groups = tagGroupsOf({ recipe, sheet });
  expect(groups.map(({ filter, tags }) => [filter, ...tags.map(({ label }) => label)])).toEqual([
    ['time', 'Up to 15 min'],
    ['satiety', 'High (60 and up)'],
    ['diet', 'Gluten-free'],
    ['difficulty', 'Easy'],
    ['dish', 'Stir-fry'],
    ['ingredient', 'BEEF'],
    ['protein', 'Beef'],
    ['strictness', 'Keto'],
    ['tag', 'Budget', 'Nordic'],
    ['type', 'Lunch', 'Dinner', 'Side dish'],
  ]);
});

test('each leads to a search that knows it', () => {
  for (const { filter, tags } of tagGroupsOf({ recipe, sheet })) {
    for (const { value } of tags) {
      const path = searchPath({ locale: 'en', filters: { [filter]: [value] } });
      const address = readSearchAddress(new URL(path, 'https://yolk.example').searchParams);
      expect([filter, address.filters[filter]]).toEqual([filter, [value]]);
    }
  }
});

test('the ingredients of a recipe for members are told to nobody else', () => {
  const filters = tagGroupsOf({ recipe, sheet: null }).map(({ filter }) => filter);
  expect(filters).not.toContain('ingredient');
});

test('what has no label is in no group', () => {
  const plain: Facts = { ...recipe, strictness: 'NONE', cuisine: 'OTHER', tags: [] };
  const filters = tagGroupsOf({ recipe: plain, sheet: null }).map(({ filter }) => filter);
  expect(filters).not.toContain('strictness');
  expect(filters).not.toContain('tag');
  expect(filters).not.toContain('time');
});
