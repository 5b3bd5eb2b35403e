import { expect, test } from 'vitest';
import { languages } from '../../../lib/language.ts';
import {
  hasTag,
  modeOfSlug,
  modeSlugs,
  navigatorModes,
  navigatorTags,
  tagOf,
  tagOfSlug,
  tagSlugs,
} from './navigator.rules.ts';
import type { Purchase } from '../food.ts';
import type { FoodPart } from '../purchase/pack.ts';
import { buildFood } from '../testing/build-food.ts';
import { isEatenByItself } from './seasonings.rules.ts';

test('every mode and shelf is found by its own slug in each language', () => {
  for (const language of languages) {
    const modes = navigatorModes.map((mode) => modeSlugs[language][mode]);
    expect(modes.map((slug) => modeOfSlug({ slug, language }))).toEqual(navigatorModes);
    const tags = navigatorTags.map((tag) => tagSlugs[language][tag]);
    expect(tags.map((slug) => tagOfSlug({ slug, language }))).toEqual(navigatorTags);
  }
});

test('a slug of another language is found too, an unknown one is not', () => {
  expect(tagOfSlug({ slug: 'gronsaker', language: 'es' })).toBe('vegetables');
  expect(modeOfSlug({ slug: 'saciedad', language: 'en' })).toBe('satiety');
  expect(tagOfSlug({ slug: 'stones', language: 'en' })).toBeNull();
});

test('bread is what stands with the baker', () => {
  expect(tagOf(buildFood({ group: 'grains', aisle: 'bakery' }))).toBe('bread');
  expect(tagOf(buildFood({ group: 'grains', aisle: 'other' }))).toBe('grains');
  expect(tagOf(buildFood({ group: 'sweets', aisle: 'bakery' }))).toBe('sweets');
});

test('wine is on two shelves, its like without alcohol on one', () => {
  const wine = buildFood({ group: 'drinks', per100g: { alcoholGrams: 10 } });
  const free = buildFood({ group: 'drinks', per100g: { alcoholGrams: 0.3 } });
  expect(hasTag({ food: wine, tag: 'alcohol' })).toBe(true);
  expect(hasTag({ food: wine, tag: 'drinks' })).toBe(true);
  expect(hasTag({ food: free, tag: 'alcohol' })).toBe(false);
});

test('vanilla extract is no drink', () => {
  const extract = buildFood({ group: 'baking', per100g: { alcoholGrams: 34 } });
  expect(hasTag({ food: extract, tag: 'alcohol' })).toBe(false);
});

test.each([
  [1.5, true],
  [1.49, false],
  [null, false],
])('a drink with %s g of alcohol is on that shelf: %s', (alcoholGrams, isThere) => {
  const drink = buildFood({ group: 'drinks', per100g: { alcoholGrams } });
  expect(hasTag({ food: drink, tag: 'alcohol' })).toBe(isThere);
  expect(hasTag({ food: drink, tag: 'fruit' })).toBe(false);
});

test.each([
  ['vegetables', 'vegetables', true],
  ['fruit', 'fruit', true],
  ['meat', 'meat', true],
  ['poultry', 'meat', true],
  ['fish', 'fish', true],
  ['shellfish', 'fish', true],
  ['dairy', 'dairy', true],
  ['eggs', 'eggs', true],
  ['nuts', 'nuts', true],
  ['seeds', 'nuts', true],
  ['fats', 'fats', false],
  ['herbs', 'seasonings', false],
  ['spices', 'seasonings', false],
  ['sauces', 'sauces', false],
  ['sweeteners', 'baking', false],
  ['baking', 'baking', false],
  ['drinks', 'drinks', false],
  ['legumes', 'legumes', true],
  ['plant-protein', 'legumes', true],
  ['grains', 'grains', true],
  ['snacks', 'snacks', true],
  ['sweets', 'sweets', true],
  ['meals', 'meals', true],
] as const)('what is of the group %s stands with %s and fills a plate: %s', (group, tag, fills) => {
  const food = buildFood({ group, aisle: 'other', per100g: { waterGrams: 70 } });
  expect(tagOf(food)).toBe(tag);
  expect(isEatenByItself(food)).toBe(fills);
});

test.each([
  ['the juice of a lemon', { group: 'fruit', purchase: partOf('juice') }, false],
  ['the zest of an orange', { group: 'fruit', purchase: partOf('zest') }, false],
  [
    'the white of an egg',
    { group: 'eggs', purchase: partOf('white'), per100g: { waterGrams: 88 } },
    true,
  ],
  ['a lemon', { id: 'lemon', group: 'fruit' }, false],
  ['an orange', { id: 'orange', group: 'fruit' }, true],
  ['garlic', { id: 'garlic' }, false],
  ['tomato paste', { id: 'tomato-paste', aisle: 'canned' }, false],
  ['almond flour', { group: 'nuts', aisle: 'baking' }, false],
  ['almonds', { group: 'nuts', aisle: 'snacks-nuts' }, true],
  ['whey powder', { group: 'dairy', per100g: { waterGrams: 3 } }, false],
  ['yogurt', { group: 'dairy', per100g: { waterGrams: 85 } }, true],
  ['milk', { id: 'milk', group: 'dairy', per100g: { waterGrams: 88 } }, false],
  ['a dried mushroom', { per100g: { waterGrams: 10 } }, false],
  ['an anchovy', { group: 'fish', per100g: { sodiumMg: 3600 } }, false],
] as const)('of %s nobody, or everybody, eats a plate', (_name, parts, expected) => {
  expect(isEatenByItself(buildFood(parts))).toBe(expected);
});

function partOf(part: FoodPart): Purchase {
  const whole = { foodId: 'whole', part, gramsPerGram: 1 };
  const none = { us: [], se: [] };
  return { whole, isStaple: false, packs: none, aisles: { us: 'produce', se: 'produce' } };
}

test("a slug that means two things in two languages means what it means in one's own", () => {
  expect(tagOfSlug({ slug: 'bread', language: 'sv' })).toBe('bread');
  expect(tagOfSlug({ slug: 'brod', language: 'en' })).toBe('bread');
  expect(modeOfSlug({ slug: 'mattnad', language: 'es' })).toBe('satiety');
  expect(modeOfSlug({ slug: 'kolhydrater', language: 'en' })).toBe('carbs');
  expect(modeOfSlug({ slug: '', language: 'en' })).toBeNull();
});
