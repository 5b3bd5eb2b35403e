import { expect, test } from 'vitest';
import { isVesselBare } from './dish.ts';
import { drawnIngredients, plan, type DrawableRecipe } from './plan.ts';
import { suits } from './vessel-words.ts';

const weighed = (shares: Record<string, number>) =>
  Object.entries(shares).map(([name, share]) => ({ name, share }));

test.each<[string, DrawableRecipe, string[]]>([
  [
    'the heaviest comes first',
    { title: 'Dinner', ingredients: weighed({ asparagus: 0.2, salmon: 0.5, dill: 0.1 }) },
    ['salmon', 'asparagus', 'dill'],
  ],
  [
    'what the title names comes before what is heavier',
    {
      title: 'Asparagus with fish',
      ingredients: weighed({ salmon: 0.5, asparagus: 0.2, dill: 0.1 }),
    },
    ['asparagus', 'salmon', 'dill'],
  ],
  [
    'a name of the title may have another ending',
    { title: 'Mushrooms and meat', ingredients: weighed({ salmon: 0.5, mushroom: 0.2 }) },
    ['mushroom', 'salmon'],
  ],
  [
    'the recipe’s order stays where one of them was not weighed',
    { title: 'Dinner', ingredients: [{ name: 'asparagus' }, { name: 'salmon', share: 0.5 }] },
    ['asparagus', 'salmon'],
  ],
  [
    'a hundredth is enough for a food and two thousandths for a garnish, and not less',
    {
      title: 'Dinner',
      ingredients: weighed({
        salmon: 0.9,
        feta: 0.01,
        broccoli: 0.0099,
        dill: 0.002,
        chive: 0.0019,
      }),
    },
    ['salmon', 'feta', 'dill'],
  ],
  [
    'a food is drawn once',
    { title: 'Dinner', ingredients: ['salmon', 'salmon fillet'] },
    ['salmon'],
  ],
  [
    'eight foods are the most',
    {
      title: 'Dinner',
      ingredients: 'salmon,asparagus,broccoli,dill,feta,tomato,cucumber,radish,lemon,spinach'.split(
        ',',
      ),
    },
    ['salmon', 'asparagus', 'broccoli', 'dill', 'feta', 'tomato', 'cucumber', 'radish'],
  ],
  [
    'a burger takes the place of its meat',
    { title: 'Burger', dish: 'SANDWICH', ingredients: ['tomato', 'steak'] },
    ['tomato', 'burger'],
  ],
  [
    'a burger without meat of ours is drawn first',
    { title: 'Burger', dish: 'SANDWICH', ingredients: ['tomato'] },
    ['burger', 'tomato'],
  ],
  [
    'an omelette lies under what is on it',
    { title: 'Omelet', dish: 'OMELET', ingredients: ['mushroom', 'eggs'] },
    ['omelette', 'mushroom'],
  ],
  [
    'a bread that the vessel is named for comes before everything',
    { title: 'Cucumber toast', dish: 'SANDWICH', ingredients: ['cucumber'] },
    ['seedslice', 'cucumber'],
  ],
])('%s', (_rule, recipe, items) => {
  expect(plan(recipe).items).toEqual(items);
});

test.each<[DrawableRecipe, string]>([
  [{ title: 'Salmon', dish: 'PAN', ingredients: ['salmon'] }, 'plate'],
  [{ title: 'Greens', dish: 'PAN', ingredients: ['spinach'] }, 'pan'],
  [{ title: 'Greens', dish: 'PAN', ingredients: ['spinach'], art: { vessel: 'plate' } }, 'plate'],
  [{ title: 'Greens', dish: 'GRILL', ingredients: ['spinach'] }, 'plate'],
  [{ title: 'Hash browns', dish: 'PAN', ingredients: ['spinach'] }, 'plate'],
  [{ slug: 'tomato-soup', ingredients: ['tomato'] }, 'soup'],
  [{ title: 'Mystery', dish: 'GRILL' }, 'bowl'],
  [{ title: 'Mystery soup' }, 'soup'],
  [{ title: 'Mystery', art: { base: 'cream' } }, 'plate'],
  [{ title: 'Mystery', ingredients: ['mayonnaise'] }, 'plate'],
])('%j is served in a %s', (recipe, vessel) => {
  expect(plan(recipe).vessel).toBe(vessel);
});

test('what is poured is named once, and meatballs lie in gravy where there would be cream', () => {
  const sauces = (...ingredients: string[]) => plan({ title: 'Dinner', ingredients }).sauces;
  expect(sauces('salmon', 'mayonnaise', 'aioli', 'pesto')).toEqual(['mayo', 'pesto']);
  expect(sauces('salmon', 'sour cream')).toEqual(['cream']);
  expect(sauces('meatballs', 'sour cream')).toEqual(['gravy']);
});

test('every ingredient is told with its drawing, and with none where nobody sees it', () => {
  const ingredients = ['salmon', 'salt', 'mayonnaise'];
  const drawn = drawnIngredients({ title: 'Dinner', ingredients });
  expect(drawn).toEqual([
    { ingredient: { name: 'salmon' }, drawn: 'salmon' },
    { ingredient: { name: 'salt' }, drawn: null },
    { ingredient: { name: 'mayonnaise' }, drawn: '~mayo' },
  ]);
});

test('a food has the tone of how it is cooked in this dish, and a raw one has none', () => {
  const tonesOf = (steps: string) =>
    plan({ title: 'Dinner', ingredients: [{ name: 'broccoli', steps }] }).tones;
  expect(tonesOf('Char the broccoli.')).toEqual({ broccoli: 'charred' });
  expect(tonesOf('Chop the broccoli.')).toEqual({});
});

test.each([
  ['SOUP', 'soup', true],
  ['SOUP', 'saucepan', true],
  ['SOUP', 'pizza', false],
  ['GRILL', 'skewers', true],
  ['GRILL', 'cake', false],
  ['PIZZA', 'pizza', true],
  ['PIZZA', 'bowl', false],
  ['NO_TAG_OF_OURS', 'mug', true],
] as const)('a dish %s in a %s is right: %s', (dish, vessel, isRight) => {
  expect(suits({ dish, vessel })).toBe(isRight);
});

test.each<[NonNullable<DrawableRecipe['art']>, boolean]>([
  [{ vessel: 'pan', items: ['salmon'], sauces: [] }, false],
  [{ vessel: 'pan', items: [], sauces: [] }, true],
  [{ vessel: 'pan', items: [], sauces: ['cream'] }, false],
  [{ vessel: 'tray', items: [], sauces: [] }, true],
  [{ vessel: 'stew', items: [], sauces: [], base: 'water' }, true],
  [{ vessel: 'stew', items: [], sauces: [], base: 'cream' }, false],
  [{ vessel: 'saucepan', items: [], sauces: [], base: 'water' }, true],
  [{ vessel: 'saucepan', items: [], sauces: [], base: 'tomato' }, false],
  [{ vessel: 'saucepan', items: [], sauces: [], base: 'empty' }, true],
  [{ vessel: 'casserole', items: [], sauces: [], base: 'empty' }, true],
  [{ vessel: 'plate', items: [], sauces: [] }, false],
  [{ vessel: 'soup', items: [], sauces: [], base: 'water' }, false],
])('with %j nobody sees anything in the vessel: %s', (art, isBare) => {
  expect(isVesselBare({ slug: 'bare', title: 'Dinner', art })).toBe(isBare);
});
