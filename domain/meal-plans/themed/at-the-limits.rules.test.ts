import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Cuisine, Meal, Recipe } from '../../recipes/recipe.ts';
import { compiled } from '../../recipes/testing/build-recipe.ts';
import { dietitianProblems, type PlatedDay, type PlatedMeal } from './dietitian-limits.rules.ts';
import { menuProblems } from './menu-sense.rules.ts';
import { sameMeatProblems } from './same-meat.rules.ts';
import { shoppingProblems } from './shopping-of-a-week.rules.ts';
import { toldTwiceProblems } from './told-twice.rules.ts';
import { weekCharacterProblems } from './week-character.rules.ts';
import { weekdayEffortProblems } from './weekday-effort.rules.ts';

/*
 * Every rule of a week has a limit: what just keeps it is said nothing of, what is just beyond it
 * is told.
 */

const foods = [
  buildFood({ id: 'tofu-firm', group: 'plant-protein', per100g: { proteinGrams: 15 } }),
  buildFood({ id: 'chicken-thigh', group: 'poultry', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'cod', group: 'fish', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'ground-beef', group: 'meat', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'bacon', group: 'meat', per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'serrano-ham', group: 'meat', costLevel: 3, per100g: { proteinGrams: 30 } }),
  buildFood({ id: 'lamb-neck', group: 'meat', costLevel: 2, per100g: { proteinGrams: 30 } }),
  buildFood({ id: 'saffron', group: 'spices', costLevel: 3, per100g: { proteinGrams: 20 } }),
  buildFood({ id: 'egg-white', group: 'eggs', per100g: { proteinGrams: 10 } }),
  buildFood({ id: 'kale', group: 'vegetables', per100g: { proteinGrams: 3 } }),
  buildFood({ id: 'tomato', group: 'vegetables', per100g: { proteinGrams: 1 } }),
  buildFood({ id: 'raspberry', group: 'fruit', per100g: { proteinGrams: 1 } }),
  buildFood({ id: 'romaine-lettuce', group: 'vegetables', per100g: { proteinGrams: 1 } }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

function dish(id: string, line: string | readonly string[], parts: Partial<Recipe> = {}) {
  const lines = typeof line === 'string' ? [line] : line;
  const plain = { id, lines, role: 'main', servings: 1, cuisine: 'AMERICAN' } as const;
  return compiled({ foods, recipe: { ...plain, ...parts } });
}

function titled(title: string, parts: Partial<Recipe> = {}): CompiledRecipe {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const plain = dish(id, '150 g chicken-thigh', parts);
  return { ...plain, texts: perLanguage((language) => ({ ...plain.texts[language], title })) };
}

const plate = (meal: Meal, ...recipes: CompiledRecipe[]): PlatedMeal => ({ meal, recipes });
const warmed = (...recipes: CompiledRecipe[]): PlatedMeal => {
  return { meal: 'LUNCH', recipes, isLeftover: true };
};
const times = (count: number, day: PlatedDay) => Array.from({ length: count }, () => day);
const minutes = (activeMinutes: number, totalMinutes = activeMinutes) => ({
  times: { prepMinutes: 5, cookMinutes: 5, activeMinutes, totalMinutes },
});

const chicken = dish('chicken', '150 g chicken-thigh', { protein: 'POULTRY' });
const side = (id: string, line: string, parts: Partial<Recipe> = {}) =>
  dish(id, line, { role: 'side', dish: 'SIDE', ...parts });

type Week = Parameters<typeof weekCharacterProblems>[0];

function characterOf(
  days: readonly PlatedDay[],
  promise: Partial<Week['promise']> = {},
  themes: Week['themes'] = [],
): readonly string[] {
  const none = { cuisines: [], proteins: [], diet: null, leastLeftovers: null };
  return weekCharacterProblems({
    days,
    themes,
    foods: foodsById,
    promise: { ...none, ...promise },
  });
}

const tofu = (line = '50 g tofu-firm') => dish('tofu', [line, '100 g chicken-thigh']);
const soyOf = (...args: Parameters<typeof characterOf>) =>
  characterOf(...args).filter((said) => said.includes('soy'));

test.each([
  ['fifty grams are a meal of soy', '50 g tofu-firm', 1, 1],
  ['fewer are none', '49 g tofu-firm', 1, 0],
  ['two share a hundred', '100 g tofu-firm', 2, 1],
  ['three do not', '100 g tofu-firm', 3, 0],
])('%s', (_, line, servings, count) => {
  const soy = dish('soy', [line, '300 g chicken-thigh'], { servings });
  expect(soyOf(times(4, [plate('LUNCH', soy)]))).toHaveLength(count);
});

test.each([
  [3, {}],
  [8, { cuisines: ['ASIAN'] }],
  [10, { diet: 'VEGETARIAN' }],
  [10, { diet: 'VEGETARIAN', cuisines: ['ASIAN', 'INDIAN'] }],
  [7, { diet: 'VEGETARIAN', cuisines: ['INDIAN'] }],
  [3, { cuisines: ['INDIAN'] }],
] as const)('%i meals of soy are enough for a week that promises %j', (most, promise) => {
  expect(soyOf(times(most, [plate('LUNCH', tofu())]), promise)).toEqual([]);
  expect(soyOf(times(most + 1, [plate('LUNCH', tofu())]), promise)).toEqual([
    `The week has ${most + 1} meals of soy, the limit is ${most}.`,
  ]);
});

test('who lives on plants or chose tofu hears nothing of soy', () => {
  const days = times(14, [plate('LUNCH', tofu())]);
  expect(soyOf(days, { diet: 'VEGAN' })).toEqual([]);
  expect(soyOf(days, { proteins: ['TOFU'] })).toEqual([]);
});

test('four lunches are left over, more where the plan is about it', () => {
  const days = (count: number) => times(count, [warmed(chicken)]);
  expect(characterOf(days(4))).toEqual([]);
  expect(characterOf(days(5), { leastLeftovers: 5 })).toEqual([]);
  expect(characterOf(days(5), {}, ['BATCH_COOKING'])).toEqual([]);
  expect(characterOf(days(5), {}, ['QUICK'])).toHaveLength(1);
  expect(characterOf(times(5, [plate('LUNCH', chicken)]))).toEqual([]);
});

test.each(['OMELET', 'PANCAKE', 'PIZZA'] as const)('%s is eaten fresh', (kind) => {
  const fresh = dish('fresh', '150 g chicken-thigh', { dish: kind });
  expect(characterOf([[warmed(fresh)]])).toEqual(['Day 1 warms up fresh, which is eaten fresh.']);
  expect(characterOf([[plate('LUNCH', fresh)]])).toEqual([]);
});

test('three dinners of one animal, more of what was promised', () => {
  const beef = (at: number) =>
    dish(`beef-${at}`, '150 g ground-beef', { protein: 'BEEF', cuisine: 'OTHER' });
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      plate('DINNER', beef(at), side('s', '9 g kale', { protein: 'BEEF' })),
    ]);
  const said = '4 dinners are BEEF, the limit is 3.';
  expect(characterOf(days(3))).toEqual([]);
  expect(characterOf(days(4))).toEqual([said]);
  expect(characterOf(days(4), { proteins: ['BEEF'] })).toEqual([]);
  expect(characterOf(days(4), { proteins: ['LAMB'] })).toEqual([said]);
  expect(characterOf(days(4), { diet: 'VEGETARIAN' })).toEqual([]);
  expect(characterOf(days(4).map(([meal]) => [{ ...meal!, meal: 'LUNCH' as const }]))).toEqual([]);
});

test.each([
  ['LUNCH', '60 g chicken-thigh', null, []],
  ['LUNCH', '59 g chicken-thigh', null, ['lunch 11.8 12']],
  ['DINNER', '100 g chicken-thigh', null, []],
  ['DINNER', '99 g chicken-thigh', null, ['dinner 19.8 20']],
  ['DINNER', '60 g chicken-thigh', 'VEGAN', []],
  ['DINNER', '59 g chicken-thigh', 'VEGAN', ['dinner 11.8 12']],
  ['DINNER', '60 g chicken-thigh', 'VEGETARIAN', ['dinner 12 20']],
  ['BREAKFAST', '1 g chicken-thigh', null, []],
] as const)('a %s of %s in a week of diet %s', (meal, line, diet, told) => {
  const said = characterOf([[plate(meal, dish('thin', line))]], { diet });
  expect(said).toEqual(
    told.map((each) => {
      const [name, grams, least] = each.split(' ');
      return `The ${name} of day 1 has ${grams} g protein, the least is ${least}.`;
    }),
  );
});

test('what stands beside a dish feeds too', () => {
  const beside = side('beside', '50 g chicken-thigh');
  expect(characterOf([[plate('DINNER', dish('thin', '50 g chicken-thigh'), beside)]])).toEqual([]);
});

const from = (...cuisines: Cuisine[]) =>
  cuisines.map((cuisine) => [plate('LUNCH', dish(cuisine, '150 g chicken-thigh', { cuisine }))]);

test('dishes come from two parts of the world, plain ones beside', () => {
  expect(characterOf(from('INDIAN', 'NORDIC', 'AMERICAN', 'OTHER'))).toEqual([]);
  expect(characterOf(from('INDIAN', 'NORDIC', 'EASTERN_EUROPEAN'))).toEqual([]);
  const three = from('INDIAN', 'NORDIC', 'MEXICAN');
  expect(characterOf(three)).toEqual([
    'The dishes come from 3 parts of the world, the limit is 2.',
  ]);
  expect(characterOf(three, {}, ['WORLD'])).toEqual([]);
  expect(characterOf(three, { diet: 'VEGAN' })).toEqual([]);
  expect(characterOf(three, { cuisines: ['INDIAN'] })).toEqual([]);
});

test('a kitchen cooks on four evenings of a week that promises none', () => {
  const days = (count: number) =>
    (['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY'] as const)
      .slice(0, count)
      .map((protein) => [plate('DINNER', dish(protein, '150 g chicken-thigh', { protein }))]);
  expect(characterOf(days(4))).toEqual([]);
  expect(characterOf(days(5))).toHaveLength(1);
  expect(characterOf(days(5), { cuisines: ['AMERICAN'] })).toEqual([]);
});

test.each([
  [5, 2, true],
  [5, 3, false],
  [5, 4, false],
  [5, 5, true],
  [4, 1, false],
  [5, 0, false],
])('of %i days %i different breakfasts are told: %s', (length, different, isTold) => {
  const days = Array.from({ length }, (_, day) =>
    different === 0
      ? [plate('LUNCH', chicken)]
      : [plate('BREAKFAST', dish(`bowl-${day % different}`, '9 g kale')), plate('LUNCH', chicken)],
  );
  const said = characterOf(days).filter((each) => each.includes('different breakfasts'));
  expect(said).toHaveLength(isTold ? 1 : 0);
});

test('a breakfast is plain or of a kitchen near the dishes of its week', () => {
  const morning = (cuisine: Cuisine, ...others: Cuisine[]) =>
    characterOf([[plate('BREAKFAST', dish('beans', '9 g kale', { cuisine }))], ...from(...others)]);
  for (const cuisine of [
    'AMERICAN',
    'EASTERN_EUROPEAN',
    'MEDITERRANEAN',
    'NORDIC',
    'OTHER',
  ] as const)
    expect(morning(cuisine, 'ASIAN')).toEqual([]);
  expect(morning('FRENCH', 'ITALIAN')).toEqual([]);
  expect(morning('MEXICAN', 'AMERICAN')).toEqual([]);
  expect(morning('INDIAN', 'AMERICAN')).toHaveLength(1);
  const beside = side('tea', '9 g kale', { cuisine: 'INDIAN' });
  expect(characterOf([[plate('BREAKFAST', chicken, beside)]])).toEqual([]);
});

test.each([
  ['15 g serrano-ham', 1, true],
  ['14 g serrano-ham', 1, false],
  ['28 g serrano-ham', 2, false],
  ['100 g lamb-neck', 1, false],
  ['20 g saffron', 1, false],
])('%s for %i is too dear for a budget: %s', (line, servings, isTold) => {
  const dear = dish('dear', [line, '300 g chicken-thigh'], { servings });
  const days = [[plate('LUNCH', dear)], [plate('LUNCH', dear)]];
  expect(characterOf(days, {}, ['BUDGET'])).toHaveLength(isTold ? 1 : 0);
  expect(characterOf(days)).toEqual([]);
});

type Menu = Parameters<typeof menuProblems>[0];

function menuOf(
  days: readonly PlatedDay[],
  themes: Menu['themes'] = [],
  promise: Partial<Menu['promise']> = {},
): readonly string[] {
  const none = { dishes: [], diet: null, proteins: [] };
  return menuProblems({ days, themes, foods: foodsById, promise: { ...none, ...promise } });
}

const cake = dish('cake', '9 g kale', { role: 'extra', dish: 'DESSERT' });
const stew = dish('stew', '150 g cod', { dish: 'STEW' });
const on = (index: number, ...day: PlatedMeal[]): PlatedDay[] => [...times(index, []), day];

test('two evenings of a week end with cake, never twice on one', () => {
  const evening = [plate('DINNER', stew, cake)];
  expect(menuOf([evening, [], evening])).toEqual([]);
  expect(menuOf([[plate('DINNER', stew, cake, { ...cake, id: 'pie' })]])).toEqual([
    'Day 1 has 2 desserts.',
  ]);
});

test.each([
  [4, 'LUNCH', ['Day 5 has cake with LUNCH.']],
  [5, 'LUNCH', []],
  [6, 'LUNCH', []],
  [6, 'BREAKFAST', ['Day 7 has cake with BREAKFAST.']],
  [0, 'DINNER', []],
] as const)('cake on day %i with %s', (index, meal, told) => {
  expect(menuOf(on(index, plate(meal, stew, cake)))).toEqual(told);
});

test.each([
  [0, [], 120],
  [4, [], 120],
  [5, [], 150],
  [0, ['QUICK'], 75],
] as const)('the work of day %i with themes %j is %i minutes at most', (index, themes, most) => {
  const work = (active: number) => {
    const half = minutes(Math.floor(active / 2), 45);
    const rest = minutes(Math.ceil(active / 2), 45);
    const meals = [
      plate('BREAKFAST', dish('a', '9 g kale', half)),
      plate('DINNER', dish('b', '150 g cod', rest)),
    ];
    return menuOf(on(index, ...meals), themes).filter((said) => said.includes('minutes of work'));
  };
  expect(work(most)).toEqual([]);
  expect(work(most + 1)).toEqual([
    `Day ${index + 1} asks for ${most + 1} minutes of work, the limit is ${most}.`,
  ]);
});

test('what is left over is no work', () => {
  const long = dish('long', '150 g cod', minutes(150, 400));
  expect(menuOf([[warmed(long)]], ['QUICK'])).toEqual([]);
});

test.each([
  ['ninety minutes', 20, 90, 0, false],
  ['more', 20, 91, 0, true],
  ['more on a Saturday', 20, 91, 5, false],
  ['six hours by itself', 15, 360, 0, false],
  ['a little less by itself', 15, 359, 0, true],
  ['six hours with work', 16, 360, 0, true],
])('a lunch of %s', (_, active, total, index, isTold) => {
  const lunch = plate('LUNCH', dish('roast', '150 g cod', minutes(active, total)));
  const told = [`Day ${index + 1} has roast for lunch, which takes too long on a weekday.`];
  expect(menuOf(on(index, lunch))).toEqual(isTold ? told : []);
});

test.each([
  [0, 45, false],
  [0, 46, true],
  [4, 46, true],
  [5, 90, false],
  [5, 91, true],
])('on day %i a dish of %i minutes is not quick: %s', (index, total, isTold) => {
  const dinner = plate('DINNER', dish('pan', '150 g cod', minutes(15, total)));
  expect(menuOf(on(index, dinner), ['QUICK'])).toHaveLength(isTold ? 1 : 0);
  expect(menuOf(on(index, dinner))).toEqual([]);
});

test('soup twice a day is a mistake, unless the week is about soup', () => {
  const soup = (id: string, line: string) => dish(id, line, { dish: 'SOUP' });
  const day = [plate('LUNCH', soup('a', '150 g cod')), plate('DINNER', soup('b', '150 g bacon'))];
  expect(menuOf([day])).toEqual(['Day 1 has soup twice.']);
  expect(menuOf([day], [], { dishes: ['SOUP'] })).toEqual([]);
  expect(menuOf([[day[0]!, plate('DINNER', stew)]])).toHaveLength(1);
  expect(menuOf([[day[0]!], [day[1]!]])).toEqual([]);
});

test('one idea a day, at noon, at night and in the morning', () => {
  const of = (id: string, line: string, family: string | null) => dish(id, line, { family });
  const day = (lunch: string | null, dinner: string | null) => [
    plate('LUNCH', of('a', '150 g cod', lunch)),
    plate('DINNER', of('b', '150 g bacon', dinner)),
  ];
  expect(menuOf([day('chili', 'chili')])).toEqual(['Day 1 has chili twice: a, b.']);
  expect(menuOf([day('chili', 'curry')])).toEqual([]);
  expect(menuOf([day(null, null)])).toEqual([]);
  const morning = plate('BREAKFAST', of('m', '9 g kale', 'curry'));
  expect(menuOf([[morning, ...day('chili', 'curry')]])).toEqual([
    'm in the morning and b later in the week are both curry.',
    'Day 1 has curry twice: m, b.',
  ]);
  expect(menuOf([[morning, plate('LUNCH', of('a', '150 g cod', 'curry'))]])).toContain(
    'Day 1 has curry twice: m, a.',
  );
});

test('cod at noon and at night is told, chicken is not', () => {
  const day = (line: string) => [plate('LUNCH', dish('a', line)), plate('DINNER', dish('b', line))];
  expect(menuOf([day('150 g cod')])).toEqual(['Day 1 has cod twice: a, b.']);
  expect(menuOf([day('150 g chicken-thigh')])).toEqual([]);
  expect(menuOf([day('150 g kale')])).toEqual([]);
});

test('two dishes of eggs are fine', () => {
  const eggs = (id: string) => dish(id, '9 g kale', { protein: 'EGGS' });
  expect(menuOf([[plate('BREAKFAST', eggs('a')), plate('DINNER', eggs('b'))]])).toEqual([]);
});

test.each(['DESSERT', 'DRINK', 'BREAD'] as const)('cod in a %s beside cod is fine', (kind) => {
  const beside = (dishOf: Recipe['dish']) =>
    menuOf([[plate('DINNER', dish('a', '150 g cod'), side('b', '50 g cod', { dish: dishOf }))]]);
  expect(beside(kind)).toEqual([]);
  expect(beside('SIDE')).toEqual(['Day 1 has cod twice on a plate: a, b.']);
});

test.each([
  ['50 g kale', 1, '50 g kale', true],
  ['49 g kale', 1, '50 g kale', false],
  ['50 g kale', 1, '49 g kale', false],
  ['100 g kale', 2, '50 g kale', true],
  ['90 g kale', 2, '50 g kale', false],
  ['100 g tomato', 1, '100 g tomato', false],
])('%s for %i beside %s is the same vegetable twice: %s', (main, servings, other, isTold) => {
  const recipes = [dish('a', [main, '300 g cod'], { servings }), side('b', other)] as const;
  expect(menuOf([[plate('DINNER', ...recipes)]])).toEqual(
    isTold ? ['Day 1 has kale twice on a plate: a, b.'] : [],
  );
  expect(menuOf([[plate('BREAKFAST', ...recipes)]])).toEqual([]);
});

test.each([
  ['BREAKFAST', 'BOWL', '11 g raspberry', 'SNACK', 'FISH', true],
  ['BREAKFAST', 'PORRIDGE', '11 g raspberry', 'SNACK', 'EGGS', true],
  ['BREAKFAST', 'BOWL', '10 g raspberry', 'SNACK', 'FISH', false],
  ['BREAKFAST', 'PAN', '50 g raspberry', 'SNACK', 'FISH', false],
  ['BREAKFAST', 'BOWL', '50 g kale', 'SNACK', 'FISH', false],
  ['BREAKFAST', 'BOWL', '50 g raspberry', 'SIDE', 'FISH', false],
  ['BREAKFAST', 'BOWL', '50 g raspberry', 'SNACK', 'DAIRY', false],
  ['LUNCH', 'BOWL', '50 g raspberry', 'SNACK', 'FISH', false],
] as const)('at %s a %s of %s beside a %s of %s: %s', (meal, kind, line, beside, protein, told) => {
  const sweet = dish('sweet', line, { dish: kind });
  const rolls = side('rolls', '9 g cod', { dish: beside, protein, role: 'extra' });
  expect(menuOf([[plate(meal, sweet, rolls)]])).toEqual(
    told ? ['Day 1 has rolls beside the sweet sweet.'] : [],
  );
});

test('only a title that says breakfast is one', () => {
  const of = (title: string, meal: Meal) => menuOf([[plate(meal, titled(title))]]);
  expect(of('Breakfast hash', 'DINNER')).toHaveLength(1);
  expect(of('Breakfast hash', 'BREAKFAST')).toEqual([]);
  expect(of('Breakfasts of old', 'DINNER')).toEqual([]);
});

const meat = (days: readonly PlatedDay[], proteins: readonly Recipe['protein'][] = []) =>
  sameMeatProblems({ days, promise: { proteins } });

test.each([
  ['60 g ground-beef', 1, true],
  ['59 g ground-beef', 1, false],
  ['119 g ground-beef', 2, false],
])('four dinners of %s for %i are too many: %s', (line, servings, isTold) => {
  const patties = dish('patties', line, { servings });
  expect(meat(times(4, [plate('DINNER', patties)]))).toHaveLength(isTold ? 1 : 0);
  expect(meat(times(3, [plate('DINNER', patties)]))).toEqual([]);
  expect(meat(times(4, [plate('LUNCH', patties)]))).toEqual([]);
});

test('bacon is in five meals at most, twenty grams of it', () => {
  const of = (count: number, line: string) =>
    meat(times(count, [plate('BREAKFAST', dish('a', line))]));
  expect(of(5, '20 g bacon')).toEqual([]);
  expect(of(6, '20 g bacon')).toEqual(['6 meals have processed meat, the limit is 5.']);
  expect(of(6, '19 g bacon')).toEqual([]);
  expect(of(6, '50 g kale')).toEqual([]);
});

test('one animal a day is cooked once; eggs and cheese may be twice', () => {
  const of = (id: string, protein: Recipe['protein']) => dish(id, '150 g cod', { protein });
  const day = (lunch: Recipe['protein'], dinner: Recipe['protein']) => [
    plate('LUNCH', of('a', lunch)),
    plate('DINNER', of('b', dinner)),
  ];
  for (const animal of ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'] as const) {
    expect(meat([day(animal, animal)])).toHaveLength(1);
    expect(meat([day(animal, animal)], [animal])).toEqual([]);
  }
  expect(meat([day('EGGS', 'EGGS')])).toEqual([]);
  expect(meat([day('BEEF', 'LAMB')])).toEqual([]);
});

const effort = (days: readonly PlatedDay[], text = 'A week') =>
  weekdayEffortProblems({ days, text });

test.each([
  ['LUNCH', 40, 65, false],
  ['LUNCH', 41, 65, true],
  ['LUNCH', 40, 66, true],
  ['LUNCH', 20, 300, false],
  ['LUNCH', 21, 66, true],
  ['DINNER', 65, 300, false],
  ['DINNER', 66, 66, true],
  ['BREAKFAST', 90, 90, false],
] as const)('a %s of %i minutes at work and %i in all is too much: %s', (...args) => {
  const [meal, active, total, isTold] = args;
  const meals = [plate(meal, dish('dish', '150 g cod', minutes(active, total)))];
  expect(effort(on(4, ...meals))).toHaveLength(isTold ? 1 : 0);
  expect(effort(on(5, ...meals))).toEqual([]);
});

test('sides are no work of their own, and who takes their time has it at night', () => {
  const slow = side('slow', '9 g kale', minutes(90));
  expect(effort([[plate('DINNER', stew, slow)]])).toEqual([]);
  const long = [plate('DINNER', dish('long', '150 g cod', minutes(90)))];
  expect(effort([long], 'Evenings that take their time')).toEqual([]);
  expect(effort([long])).toEqual([
    'Day 1 has long for dinner, which is too much work for a weekday.',
  ]);
});

type Told = Parameters<typeof toldTwiceProblems>[0];

function toldOf(
  days: readonly PlatedDay[],
  text = 'A week',
  promise: Partial<Told['promise']> = {},
) {
  return toldTwiceProblems({ days, text, promise: { proteins: [], diet: null, ...promise } });
}

const named = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => {
    const protein = at % 2 === 0 ? 'BEEF' : 'LAMB';
    return [plate('DINNER', titled(`${word} no${at}`, { protein }))];
  });

test('a word names three dishes of a week, six where the plan says it', () => {
  expect(toldOf(named(3, 'Kale'))).toEqual([]);
  expect(toldOf(named(4, 'Kale'))).toHaveLength(1);
  expect(toldOf(named(6, 'Kale'), 'Kale all week')).toEqual([]);
  expect(toldOf(named(7, 'Kale'), 'Kale all week')).toHaveLength(1);
  expect(toldOf(named(7, 'Noodles'))).toEqual([]);
});

test('what vegetarians live on is never too often', () => {
  expect(toldOf(named(7, 'Tofu'))).toEqual([]);
  const twice = [plate('LUNCH', titled('Tofu one')), plate('DINNER', titled('Tofu two'))];
  expect(toldOf([twice])).toEqual([]);
});

test.each([
  ['SHELLFISH', 2],
  ['EGGS', 3],
  ['BEEF', 6],
] as const)('lunches and dinners of %s are %i at most', (protein, most) => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => [
      plate('DINNER', titled(`Dish no${at}`, { protein })),
    ]);
  const said = `${most + 1} lunches and dinners are of ${protein}, the limit is ${most}.`;
  expect(toldOf(days(most))).toEqual([]);
  expect(toldOf(days(most + 1))).toEqual([said]);
  expect(toldOf(days(most + 1), 'A week', { proteins: [protein] })).toEqual([]);
  expect(toldOf(days(most + 1), 'A week', { diet: 'VEGETARIAN' })).toEqual([]);
  const mornings = days(most + 1).map(([meal]) => [{ ...meal!, meal: 'BREAKFAST' as const }]);
  expect(toldOf(mornings)).toEqual([]);
  const again = days(most).flatMap((day) => [day, day]);
  expect(toldOf(again)).toEqual([]);
});

test('fish is warmed up in a soup, a stew, or a week of fish', () => {
  const fish = (kind: Recipe['dish']) => titled('White', { protein: 'FISH', dish: kind });
  expect(toldOf([[warmed(fish('STEW'))]])).toEqual([]);
  expect(toldOf([[warmed(fish('SOUP'))]])).toEqual([]);
  expect(toldOf([[warmed(fish('BAKE'))]])).toEqual(['Day 1 warms up fish: white.']);
  expect(toldOf([[plate('LUNCH', fish('BAKE'))]])).toEqual([]);
  expect(toldOf([[warmed(fish('BAKE'))]], 'A week', { proteins: ['FISH'] })).toEqual([]);
  const shell = titled('Pink', { protein: 'SHELLFISH', dish: 'BAKE' });
  expect(toldOf([[warmed(shell)]])).toEqual(['Day 1 warms up fish: pink.']);
});

test.each(['two', 'three', 'four', 'five'])('%s dinners are lunch again, as it says', (word) => {
  const count = ['two', 'three', 'four', 'five'].indexOf(word) + 2;
  const text = `${word} dinners are lunch the next day`;
  const left = (many: number) => times(many, [warmed(chicken)]);
  expect(toldOf(left(count), text)).toEqual([]);
  expect(toldOf(left(count - 1), text)).toEqual([
    `The plan says ${word} dinners are lunch; ${count - 1} lunches are leftovers.`,
  ]);
});

const shopping = (days: readonly PlatedDay[], themes: Menu['themes'] = []) =>
  shoppingProblems({ days, themes, foods: new Map() });

test.each([
  [62, []],
  [56, ['BUDGET']],
] as const)('a week buys %i foods at most, with themes %j', (most, themes) => {
  const many = Array.from({ length: most + 1 }, (_, at) => buildFood({ id: `food-${at}` }));
  const of = (count: number) => {
    const lines = many.slice(0, count).map(({ id }) => `9 g ${id}`);
    const recipe = compiled({ foods: many, recipe: { id: 'all', lines, role: 'main' } });
    return shopping([[plate('DINNER', recipe)]], themes);
  };
  expect(of(most)).toEqual([]);
  expect(of(most + 1)).toEqual([`The week buys ${most + 1} foods, the limit is ${most}.`]);
});

test('two people eat twelve egg whites a week, leftovers not counted again', () => {
  const whites = (grams: number) => dish('foam', `${grams} g egg-white`);
  expect(shopping([[plate('DINNER', whites(6 * 33))]])).toEqual([]);
  expect(shopping([[plate('DINNER', whites(6 * 33)), warmed(whites(6 * 33))]])).toEqual([]);
  expect(shopping([[plate('DINNER', whites(6.5 * 33))]])).toEqual([
    'The week asks for 13 egg whites for two, the limit is 12.',
  ]);
});

/** A food of which 100 g feed a third of a good day; what the test says it has instead. */
function dayOf(figures: Record<string, number>, parts: Partial<Recipe> = {}): PlatedDay {
  const usual = {
    energyKcal: 500,
    proteinGrams: 32,
    fatGrams: 30,
    saturatedFatGrams: 8,
    carbohydrateGrams: 9,
    fiberGrams: 7,
    sodiumMg: 600,
  };
  const of = buildFood({ id: 'stew', carbBasis: 'available', per100g: { ...usual, ...figures } });
  const recipe = (id: string) =>
    compiled({ foods: [of], recipe: { id, lines: ['100 g stew'], servings: 1, ...parts } });
  return (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal) => plate(meal, recipe(meal)));
}

function dietOf(
  days: readonly PlatedDay[],
  strictness: 'keto' | 'moderate' | 'liberal' = 'moderate',
) {
  const promise = { strictness, diet: null };
  return dietitianProblems({ days, promise, foods: new Map([['stew', { group: 'vegetables' }]]) });
}

test.each([
  [{ energyKcal: 400 }, []],
  [{ energyKcal: 399 }, ['Day 1 has 1197 kcal, the least is 1200.']],
  [{ fiberGrams: 20 / 3 }, []],
  [{ fiberGrams: 6.6 }, ['The mean day has 19.8 g fiber, the least is 20.']],
  [{ proteinGrams: 30 }, []],
  [{ proteinGrams: 29.9 }, ['The mean day has 89.7 g protein, the least is 90.']],
  [{ saturatedFatGrams: 35 / 3 }, []],
  [{ saturatedFatGrams: 11.7 }, ['The mean day has 35.1 g saturated fat, the limit is 35.']],
] as const)('a day of three meals of %j', (figures, told) => {
  expect(dietOf([dayOf(figures)])).toEqual(told);
});

test.each([
  [{ fiberGrams: 4 }, []],
  [{ fiberGrams: 3.9 }, ['Day 1 has 11.7 g fiber, the least is 12.']],
  [{ proteinGrams: 25 }, []],
  [{ proteinGrams: 24.9 }, ['Day 1 has 74.7 g protein, the least is 75.']],
  [{ saturatedFatGrams: 50 / 3 }, []],
  [{ saturatedFatGrams: 16.7 }, ['Day 1 has 50.1 g saturated fat, the limit is 50.']],
] as const)('one day of %j that others make up for', (figures, told) => {
  const rich = { fiberGrams: 9, proteinGrams: 40, saturatedFatGrams: 5 };
  expect(dietOf([dayOf(figures), dayOf(rich), dayOf(rich), dayOf(rich)])).toEqual(told);
});

test.each([
  ['keto', 6.3, []],
  ['keto', 6.4, ['The mean day has 19.2 g net carbs; keto is 0 to 19.']],
  ['moderate', 6.7, []],
  [
    'moderate',
    6.6,
    [
      'The mean day has 19.8 g net carbs; moderate is 20 to 49.',
      'Day 1 has 19.8 g net carbs, the least is 20.',
    ],
  ],
  ['moderate', 16.3, []],
  [
    'moderate',
    16.4,
    [
      'The mean day has 49.2 g net carbs; moderate is 20 to 49.',
      'Day 1 has 49.2 g net carbs, the limit is 49.',
    ],
  ],
  ['liberal', 16.7, []],
  ['liberal', 33, []],
  [
    'liberal',
    33.1,
    [
      'The mean day has 99.3 g net carbs; liberal is 50 to 99.',
      'Day 1 has 99.3 g net carbs, the limit is 99.',
    ],
  ],
] as const)('three meals of %s with %f g net carbs', (strictness, carbohydrateGrams, told) => {
  expect(dietOf([dayOf({ carbohydrateGrams })], strictness)).toEqual(told);
});

test('who counts carbs has days alike, but for keto', () => {
  const days = [10, 10, 10, 22].map((carbohydrateGrams) => dayOf({ carbohydrateGrams }));
  expect(dietOf(days, 'liberal')).toContain(
    'Day 4 has 66 g net carbs, the mean day 39: too far apart.',
  );
  const alike = [10, 10, 10, 18].map((carbohydrateGrams) => dayOf({ carbohydrateGrams }));
  expect(dietOf(alike, 'liberal').filter((said) => said.includes('apart'))).toEqual([]);
  expect(dietOf(days, 'keto').filter((said) => said.includes('apart'))).toEqual([]);
});

test('a lunch has eighty grams of vegetables, of pulses or of fruit', () => {
  const of = (grams: number, group: 'vegetables' | 'legumes' | 'fruit' | 'dairy') => {
    const day = dayOf({});
    const food = buildFood({ id: 'stew', carbBasis: 'available' });
    const recipe = compiled({
      foods: [food],
      recipe: { id: 'bowl', lines: [`${grams} g stew`], servings: 1 },
    });
    const lunch = plate('LUNCH', { ...recipe, nutrition: day[1]!.recipes[0]!.nutrition });
    const promise = { strictness: 'moderate', diet: null } as const;
    const grouped = new Map([['stew', { group }]]);
    const days = [[day[0]!, lunch, day[2]!]];
    return dietitianProblems({ days, promise, foods: grouped }).filter((said) =>
      said.includes('lunch'),
    );
  };
  expect(of(80, 'vegetables')).toEqual([]);
  expect(of(80, 'legumes')).toEqual([]);
  expect(of(80, 'fruit')).toEqual([]);
  expect(of(79, 'vegetables')).toEqual([
    'The lunch of day 1 has 79 g vegetables, the least is 80.',
  ]);
  expect(of(200, 'dairy')).toHaveLength(1);
});
