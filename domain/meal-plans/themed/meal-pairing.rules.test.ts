import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Recipe, RecipeRole } from '../../recipes/recipe.ts';
import type { Meal } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { mealPairingProblems } from './meal-pairing.rules.ts';

const foods = [buildFood({ id: 'cod' })];

type Plated = readonly [cuisine: Recipe['cuisine'], dish: Recipe['dish']];

function dish(id: string, role: RecipeRole, [cuisine, kind]: Plated) {
  return compiled({ foods, recipe: { id, lines: ['100 g cod'], role, cuisine, dish: kind } });
}

function problemsOf(main: Plated, sides: readonly Plated[], meal: Meal = 'DINNER') {
  const recipes = [
    dish('main', 'main', main),
    ...sides.map((side, index) => dish(`side-${index}`, 'side', side)),
  ];
  return mealPairingProblems({ days: [[{ meal, recipes }]], cuisines: [] });
}

test.each<[string, Plated, Plated, Meal]>([
  ['a salad of the same kitchen', ['INDIAN', 'STEW'], ['INDIAN', 'SALAD'], 'DINNER'],
  ['a salad of a neighbor', ['MEDITERRANEAN', 'ROAST'], ['MIDDLE_EASTERN', 'SALAD'], 'DINNER'],
  ['naan with a curry', ['INDIAN', 'STEW'], ['INDIAN', 'BREAD'], 'DINNER'],
  ['bread with soup', ['NORDIC', 'SOUP'], ['NORDIC', 'BREAD'], 'LUNCH'],
  [
    'bread with shakshuka in the morning',
    ['MIDDLE_EASTERN', 'PAN'],
    ['OTHER', 'BREAD'],
    'BREAKFAST',
  ],
  ['a plain dessert after anything', ['ASIAN', 'STEW'], ['OTHER', 'DESSERT'], 'DINNER'],
])('%s goes together', (_, main, side, meal) => {
  expect(problemsOf(main, [side], meal)).toEqual([]);
});

test.each<[string, Plated, Plated, Meal]>([
  ['Thai curry and rye bread', ['ASIAN', 'STEW'], ['NORDIC', 'BREAD'], 'DINNER'],
  ['porridge and bread', ['NORDIC', 'PORRIDGE'], ['NORDIC', 'BREAD'], 'BREAKFAST'],
  ['a shake and a smoothie', ['AMERICAN', 'DRINK'], ['AMERICAN', 'DRINK'], 'BREAKFAST'],
  ['pancakes and cake', ['AMERICAN', 'PANCAKE'], ['AMERICAN', 'DESSERT'], 'BREAKFAST'],
  ['pears with mascarpone after mapo tofu', ['ASIAN', 'STEW'], ['FRENCH', 'DESSERT'], 'DINNER'],
  ['chai at dinner', ['INDIAN', 'STEW'], ['INDIAN', 'DRINK'], 'DINNER'],
  ['baba ganoush beside a Swedish stew', ['NORDIC', 'STEW'], ['MIDDLE_EASTERN', 'SIDE'], 'DINNER'],
  ['a loaf beside a plate of meatballs', ['NORDIC', 'PAN'], ['NORDIC', 'BREAD'], 'DINNER'],
  ['a gratin beside soup', ['FRENCH', 'SOUP'], ['FRENCH', 'CASSEROLE'], 'DINNER'],
  ['a salad beside a salad', ['FRENCH', 'SALAD'], ['FRENCH', 'SALAD'], 'LUNCH'],
  ['collards beside pizza', ['ITALIAN', 'PIZZA'], ['AMERICAN', 'SIDE'], 'DINNER'],
  ['coleslaw beside souvlaki', ['MEDITERRANEAN', 'GRILL'], ['AMERICAN', 'SALAD'], 'DINNER'],
  ['kimchi beside a cottage pie', ['NORDIC', 'CASSEROLE'], ['ASIAN', 'SIDE'], 'DINNER'],
])('%s do not', (_, main, side, meal) => {
  expect(problemsOf(main, [side], meal)).toEqual(['Day 1 has side-0 beside main.']);
});

test('one bread is enough', () => {
  const bread: Plated = ['NORDIC', 'BREAD'];
  expect(problemsOf(['NORDIC', 'SOUP'], [bread, bread])).toEqual(['Day 1 has side-1 beside main.']);
});

test('a second plate of vegetables only fills up, a bread beside a salad does not', () => {
  const plates: readonly Plated[] = [
    ['FRENCH', 'ROAST'],
    ['FRENCH', 'SALAD'],
  ];
  expect(problemsOf(['FRENCH', 'GRILL'], plates)).toEqual(['Day 1 has side-1 beside main.']);
  expect(problemsOf(['FRENCH', 'SOUP'], [...plates.slice(1), ['FRENCH', 'BREAD']])).toEqual([]);
});

test('a week of one kitchen begins its days at home, or with what is breakfast anywhere', () => {
  const days = (cuisine: Recipe['cuisine']) => [
    [{ meal: 'BREAKFAST' as const, recipes: [dish('bowl', 'main', [cuisine, 'BOWL'])] }],
  ];
  expect(mealPairingProblems({ days: days('ASIAN'), cuisines: ['FRENCH'] })).toEqual([
    'Day 1 has bowl (ASIAN) in a plan of FRENCH.',
  ]);
  expect(mealPairingProblems({ days: days('NORDIC'), cuisines: ['ASIAN'] })).toEqual([]);
});

test('a week of one kitchen has every lunch from it, not from a neighbor', () => {
  const days = [[{ meal: 'LUNCH' as const, recipes: [dish('bowl', 'main', ['MEXICAN', 'BOWL'])] }]];
  expect(mealPairingProblems({ days, cuisines: ['NORDIC'] })).toEqual([
    'Day 1 has bowl (MEXICAN) in a plan of NORDIC.',
  ]);
  expect(mealPairingProblems({ days, cuisines: ['LATIN_AMERICAN'] })).toEqual([
    'Day 1 has bowl (MEXICAN) in a plan of LATIN_AMERICAN.',
  ]);
  expect(mealPairingProblems({ days, cuisines: ['LATIN_AMERICAN', 'MEXICAN'] })).toEqual([]);
});

test.each([
  ['a drink of the same kitchen', 'chai', 'INDIAN', []],
  ['a drink of another kitchen', 'chai', 'ASIAN', ['Day 1 has chai beside main.']],
  ['a drink for any plate', 'iced-green-tea-with-lemon-and-mint', 'ASIAN', []],
] as const)('in the morning %s', (_, id, cuisine, problems) => {
  const recipes = [
    dish('main', 'main', ['INDIAN', 'OMELET']),
    dish(id, 'side', [cuisine, 'DRINK']),
  ];
  const days = [[{ meal: 'BREAKFAST' as const, recipes }]];
  expect(mealPairingProblems({ days, cuisines: [] })).toEqual(problems);
});
