import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { promiseWordProblems } from './promise-words.rules.ts';
import type { ThemedPlan } from './themed-plan.ts';

const foods = new Map(
  (['cod', 'salmon', 'espresso', 'habanero', 'nori', 'tamari'] as const).map((id) => {
    const isWorld = id === 'nori' || id === 'tamari';
    return [id as string, buildFood({ id, aisle: isWorld ? 'world' : 'produce' })];
  }),
);

function dinnerOf(line: string, parts: object = {}): readonly PlatedDay[] {
  const recipe = compiled({
    foods: [...foods.values()],
    recipe: { id: 'dish', lines: [line], ...parts },
  });
  return [[{ meal: 'DINNER', recipes: [recipe] }]];
}

function problemsOf(args: {
  says: string;
  days: readonly PlatedDay[];
  themes?: ThemedPlan['themes'];
  promise?: Partial<ThemedPlan['promise']>;
}): readonly string[] {
  return promiseWordProblems({
    days: args.days,
    texts: { en: { title: 'A week', description: args.says } },
    themes: args.themes ?? [],
    promise: { mostIngredients: null, cuisines: [], ...args.promise },
    foods,
  });
}

const twoPans = { steps: [buildStep({ texts: perLanguage(() => 'Heat a second pan.') })] };
const slow = { times: { prepMinutes: 10, cookMinutes: 50, activeMinutes: 10, totalMinutes: 60 } };

test.each<[string, readonly PlatedDay[], string]>([
  ['All of it comes out of one pan.', dinnerOf('100 g cod', twoPans), 'comes out of one pan'],
  ['Nothing exotic.', dinnerOf('2 g nori'), 'is nothing exotic'],
  ['For four that children recognize.', dinnerOf('100 g espresso'), 'is for children'],
  ['For the whole family.', dinnerOf('10 g habanero'), 'is for children'],
  ['Nothing fiery.', dinnerOf('10 g habanero'), 'is not fiery'],
  ['Simple recipes.', dinnerOf('100 g cod', { difficulty: 'hard' }), 'is simple'],
  ['Ready within 45 minutes.', dinnerOf('100 g cod', slow), 'takes at most 45 minutes'],
])('"%s" is a promise', (says, days, problem) => {
  expect(problemsOf({ says, days })).toEqual([
    `${`The plan says that each dish ${problem}`}${problem === 'is for children' ? ': no coffee, wine, raw fish or egg, nothing fiery' : ''}; dish does not.`,
  ]);
  expect(problemsOf({ says, days: dinnerOf('100 g cod') })).toEqual([]);
});

test('from Istanbul to Beirut nobody passes Lagos', () => {
  const says = 'From Istanbul to Beirut.';
  const of = (cuisine: string) => dinnerOf('100 g cod', { role: 'main', cuisine });
  expect(problemsOf({ says, days: of('AFRICAN') })).toEqual([
    'The plan says "Istanbul to Beirut"; dish has AFRICAN.',
  ]);
  expect(problemsOf({ says, days: of('MIDDLE_EASTERN') })).toEqual([]);
});

test('soy sauce is on the shelf of foreign foods, and known all the same', () => {
  expect(problemsOf({ says: 'Nothing exotic.', days: dinnerOf('15 g tamari') })).toEqual([]);
});

test('the theme of families promises what the word does', () => {
  const days = dinnerOf('100 g espresso');
  expect(problemsOf({ says: 'A week.', days, themes: ['FAMILY'] })).toHaveLength(1);
  expect(problemsOf({ says: 'A week.', days, themes: ['QUICK'] })).toEqual([]);
});

test('a dish that the description names is on the menu', () => {
  const days = dinnerOf('100 g cod', {
    texts: perLanguage(() => ({
      slug: 'dish',
      title: 'Cod enchiladas',
      description: 'Good.',
      short: null,
      tip: null,
      faq: [],
      video: null,
    })),
  });
  expect(problemsOf({ says: 'Enchiladas and lime.', days })).toEqual([]);
  expect(problemsOf({ says: 'Enchiladas and a moussaka.', days })).toEqual([
    'The plan names "moussaka" and has none.',
  ]);
});

test('a plan of fish has oily fish twice', () => {
  const white = dinnerOf('100 g cod');
  const oily = dinnerOf('100 g salmon');
  expect(problemsOf({ says: 'A week.', days: [...white, ...oily], themes: ['FISH'] })).toEqual([
    'A plan of fish has oily fish in 1 meals, the least is 2.',
  ]);
  expect(problemsOf({ says: 'A week.', days: [...oily, ...oily], themes: ['FISH'] })).toEqual([]);
});

test('counted ingredients and northern kitchens are promised in figures too', () => {
  const days = dinnerOf('100 g cod');
  const says = 'Five ingredients from northern kitchens.';
  expect(problemsOf({ says, days })).toEqual([
    'The plan says "five ingredients" without mostIngredients: 5.',
    'The plan says that it is northern without promising the cuisine NORDIC.',
  ]);
  const promise = { mostIngredients: 5, cuisines: ['NORDIC'] } as const;
  expect(problemsOf({ says, days, promise })).toEqual([]);
});
