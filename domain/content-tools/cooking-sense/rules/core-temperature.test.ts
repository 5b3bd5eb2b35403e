import { expect, test } from 'vitest';
import { perLanguage } from '../../../../lib/language.ts';
import { buildFood } from '../../../foods/testing/build-food.ts';
import type { Recipe } from '../../../recipes/recipe.ts';
import { buildStep, compiled } from '../../../recipes/testing/build-recipe.ts';
import { coreTemperature } from './core-temperature.rule.ts';

const foods = [
  buildFood({ id: 'chicken-breast', group: 'poultry' }),
  buildFood({ id: 'cooked-chicken', group: 'poultry' }),
  buildFood({ id: 'chicken-stock', group: 'poultry', densityGramsPerMl: 1 }),
  buildFood({ id: 'duck-breast', group: 'poultry' }),
  buildFood({ id: 'ground-beef', group: 'meat' }),
  buildFood({ id: 'cod', group: 'fish' }),
  buildFood({ id: 'pickled-herring', group: 'fish' }),
];

/** What heat a recipe should name and does not; null where nothing is missing. */
function missing(line: string, text: string, parts: Partial<Recipe> = {}): string | null {
  const recipe = compiled({
    foods,
    recipe: {
      lines: [line],
      servings: 2,
      steps: [
        buildStep({
          texts: perLanguage(() => text),
          uses: [{ ingredientKey: line.split(' ')[2] ?? '', share: 1 }],
        }),
      ],
      ...parts,
    },
  });
  const found = coreTemperature.find({
    recipe,
    foods: new Map(foods.map((food) => [food.id, food])),
  });
  const [, degrees = '', of = ''] =
    /(\d+ °C) in the middle of the (\w+)/.exec(found[0]?.message ?? '') ?? [];
  return found.length === 0 ? null : `${degrees} ${of}`;
}

const titled = (title: string): Partial<Recipe> => ({
  texts: perLanguage(() => ({
    slug: 'dinner',
    title,
    description: 'Good.',
    tip: null,
    short: null,
    faq: [],
    video: null,
    photoAlt: null,
  })),
});
const times = { prepMinutes: 5, cookMinutes: 10, activeMinutes: 10, totalMinutes: 15 };
const fish = { times };

test.each<[string, string, string, Partial<Recipe>, string | null]>([
  ['poultry takes 74', '400 g chicken-breast', 'Fry for 20 minutes.', {}, '74 °C meat'],
  ['73 is not enough', '400 g chicken-breast', 'Fry until 73 °C.', {}, '74 °C meat'],
  ['74 is', '400 g chicken-breast', 'Fry until 74 °C.', {}, null],
  ['an oven’s heat is none', '400 g chicken-breast', 'Roast at 200 °C.', {}, '74 °C meat'],
  ['nor one of 110', '400 g chicken-breast', 'Roast at 110 °C.', {}, '74 °C meat'],
  ['what was cooked', '400 g cooked-chicken', 'Warm it.', {}, null],
  ['stock is no poultry', '400 g chicken-stock', 'Warm it.', {}, null],
  ['duck is eaten pink', '400 g duck-breast', 'Fry it.', {}, null],
  ['a stew is done', '400 g chicken-breast', 'Simmer for 40 minutes.', { dish: 'STEW' }, null],
  [
    'a short stew is not',
    '400 g chicken-breast',
    'Simmer for 39 minutes.',
    { dish: 'STEW' },
    '74 °C meat',
  ],
  [
    'a roast is not by its time',
    '400 g chicken-breast',
    'Roast for 60 minutes.',
    { dish: 'ROAST' },
    '74 °C meat',
  ],
  [
    'patties take 71',
    '400 g ground-beef',
    'Fry for 20 minutes.',
    titled('Beef patties'),
    '71 °C meat',
  ],
  ['71 is enough', '400 g ground-beef', 'Fry until 71 °C.', titled('Beef patties'), null],
  [
    'crumbled meat takes a while',
    '400 g ground-beef',
    'Fry for 14 minutes.',
    titled('Beef'),
    '71 °C meat',
  ],
  ['a while is enough', '400 g ground-beef', 'Fry for 15 minutes.', titled('Beef'), null],
  ['fish takes 60', '400 g cod', 'Fry it.', fish, '60 °C fish'],
  ['60 is enough', '400 g cod', 'Fry until 60 °C.', fish, null],
  ['50 g each are a piece', '100 g cod', 'Fry it.', fish, '60 °C fish'],
  ['less is none', '99 g cod', 'Fry it.', fish, null],
  ['pickled fish is ready', '400 g pickled-herring', 'Warm it.', fish, null],
  ['fish that is meant raw', '400 g cod', 'Slice it.', { times, risks: ['RAW_FISH'] }, null],
  ['nothing is cooked', '400 g cod', 'Slice it.', { times: { ...times, cookMinutes: 0 } }, null],
])('%s: %s, "%s"', (_rule, line, step, parts, expected) => {
  expect(missing(line, step, parts)).toBe(expected);
});
