import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { CompiledRecipe, Cuisine, Meal, Recipe } from '../../recipes/recipe.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { centerOf } from './center-of-dish.rules.ts';
import { childrenProblems } from './children-at-the-table.rules.ts';
import { dayAfterDayProblems } from './day-after-day.rules.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import { readDish, writeDishes } from './dish-text.rules.ts';
import { highProteinProblems } from './high-protein.rules.ts';
import { listedProblems } from './listed-foods.rules.ts';
import { mealPairingProblems } from './meal-pairing.rules.ts';
import { namedKindProblems } from './named-kinds.rules.ts';
import { ownMorningProblems } from './own-mornings.rules.ts';
import { planCollectionProblems } from './plan-collection.rules.ts';
import { promiseWordProblems } from './promise-words.rules.ts';
import { samePlateProblems } from './same-plate.rules.ts';
import { seasonProblems } from './season-of-a-week.rules.ts';
import type { PlanTheme } from './themed-plan.ts';
import { weekWordProblems } from './words-of-a-week.rules.ts';

const groups = {
  cod: 'fish',
  'salmon-fillet': 'fish',
  shrimp: 'shellfish',
  'ground-beef': 'meat',
  'lamb-neck': 'meat',
  'chicken-thigh': 'poultry',
  'chicken-stock': 'poultry',
  'tofu-firm': 'plant-protein',
  lentil: 'legumes',
  egg: 'eggs',
  kale: 'vegetables',
  carrot: 'vegetables',
  tomato: 'vegetables',
  asparagus: 'vegetables',
  'butternut-squash': 'vegetables',
  apple: 'fruit',
  lemon: 'fruit',
  strawberry: 'fruit',
  tempeh: 'plant-protein',
  kimchi: 'vegetables',
  espresso: 'beverages',
  'red-wine': 'beverages',
  nori: 'vegetables',
  'white-rice': 'grains',
  'wholewheat-bread': 'grains',
  potato: 'vegetables',
} as const;
const per100g = { energyKcal: 100, proteinGrams: 10, carbohydrateGrams: 10, saturatedFatGrams: 1 };
const foods = Object.entries(groups).map(([id, group]) =>
  buildFood({ id, group: group as 'fish', per100g, carbBasis: 'available' }),
);
const foodsById = new Map(foods.map((food) => [food.id, food]));

function dish(id: string, line: string | readonly string[], parts: Partial<Recipe> = {}) {
  const lines = typeof line === 'string' ? [line] : line;
  const plain = { id, lines, role: 'main', servings: 1, cuisine: 'AMERICAN' } as const;
  return compiled({ foods, recipe: { ...plain, ...parts } });
}

function titled(
  title: string,
  line: string | readonly string[] = '9 g kale',
  parts: Partial<Recipe> = {},
): CompiledRecipe {
  const plain = dish(title.toLowerCase().replaceAll(' ', '-'), line, parts);
  return { ...plain, texts: perLanguage((language) => ({ ...plain.texts[language], title })) };
}

const plate = (meal: Meal, ...recipes: CompiledRecipe[]): PlatedMeal => ({ meal, recipes });
const dinners = (...recipes: CompiledRecipe[]) => recipes.map((each) => [plate('DINNER', each)]);
const kale = dish('kale', '9 g kale');

function words(text: string, days: readonly PlatedDay[], themes: readonly PlanTheme[] = []) {
  return weekWordProblems({ days, text, themes });
}

test.each([
  ['20 g kale', ['The plan says 20 to 49 grams of net carbs; day 1 has 2.']],
  ['194 g kale', ['The plan says 20 to 49 grams of net carbs; day 1 has 19.']],
  ['195 g kale', []],
  ['494 g kale', []],
  ['495 g kale', ['The plan says 20 to 49 grams of net carbs; day 1 has 50.']],
])('a day of %s is held to the carbs that are said', (line, told) => {
  const says = 'A week of 20 to 49 grams of net carbs a day';
  expect(words(says, dinners(dish('a', line)))).toEqual(told);
  expect(words('20 to 49 grams of net carbs on average', dinners(dish('a', line)))).toEqual([]);
});

test.each([
  ['500 g kale', []],
  ['499 g kale', ['The plan says At least 50 grams of protein; day 1 has 49.9.']],
])('a day of %s is held to the protein that is said', (line, told) => {
  const days = dinners(dish('a', line));
  expect(words('At least 50 grams of protein', days)).toEqual(told);
  expect(words('At least 50 grams of protein on an average day', days)).toEqual([]);
  expect(words('At least 50 grams of protein from fish', days)).toEqual([]);
});

test('food that is named is eaten, in a title or in a pan', () => {
  const said = (text: string, ...recipes: CompiledRecipe[]) => words(text, dinners(...recipes));
  expect(said('Cod and apples', kale)).toEqual([
    'The plan names cod and has none.',
    'The plan names apple and has none.',
  ]);
  expect(said('Cod and apples', dish('a', ['9 g cod', '9 g apple']))).toEqual([]);
  expect(said('Cod', titled('Cod in a bag'))).toEqual([]);
  expect(said('Without cod. Instead of apples. No tofu', kale)).toEqual([]);
  expect(said('Codfish and eggshells', kale)).toEqual([]);
  expect(said('Cod, cod and COD', kale)).toEqual(['The plan names cod and has none.']);
});

test.each([
  ['No potatoes', '9 g potato', 'potato'],
  ['Without ordinary bread', '9 g wholewheat-bread', 'wholewheat-bread'],
  ['Instead of rice', '9 g white-rice', 'white-rice'],
])('"%s" is broken by %s', (says, line, food) => {
  const twice = [...dinners(dish('a', line)), ...dinners(kale)];
  expect(words(says, twice)).toEqual([`The plan says "${says}"; a has ${food}.`]);
  expect(words(says, dinners(kale))).toEqual([]);
});

test('meat lovers find meat at noon and at night, and chicken is no stock', () => {
  const of = (protein: Recipe['protein'], meal: Meal, role: Recipe['role'] = 'main') =>
    words('For meat lovers', [[plate(meal, dish('a', '9 g kale', { protein, role }))]]);
  for (const protein of ['BEEF', 'LAMB', 'PORK', 'POULTRY'] as const) {
    expect(of(protein, 'LUNCH')).toEqual([]);
  }
  expect(of('FISH', 'LUNCH')).toEqual(['The plan is for meat lovers; a has none.']);
  expect(of('FISH', 'BREAKFAST')).toEqual([]);
  expect(of('FISH', 'DINNER', 'side')).toEqual([]);
  const chicken = (line: string, meal: Meal) =>
    words('Chicken for dinner', [
      [plate(meal, dish('a', ['9 g chicken-thigh'])), plate(meal, dish('b', line))],
    ]);
  expect(chicken('9 g chicken-thigh', 'DINNER')).toEqual([]);
  expect(chicken('9 g chicken-stock', 'DINNER')).toEqual([
    'The plan says chicken for dinner; b is none.',
  ]);
  expect(chicken('9 g kale', 'LUNCH')).toEqual([]);
});

const step = (text: string) => ({ steps: [buildStep({ texts: perLanguage(() => text) })] });

test('one pan is one of pots, pans, dishes or sheets', () => {
  const of = (text: string, meal: Meal = 'DINNER') =>
    words('From one pan', [[plate(meal, dish('a', '9 g kale', step(text)))]]);
  expect(of('Fry it in a skillet, then in the frying pan.')).toEqual([]);
  expect(of('Put it on a baking sheet.')).toEqual([]);
  const two = ['The plan says one pan; a take 2.'];
  expect(of('Boil it in a pot and fry it in a wok.')).toEqual(two);
  expect(of('Fry it in a wok, then put it in a baking dish.')).toEqual(two);
  expect(of('From the baking dish to the oven tray.')).toEqual(two);
  expect(of('Boil it in a pot and fry it in a wok.', 'BREAKFAST')).toEqual([]);
});

const minutes = (totalMinutes: number) => ({
  times: { prepMinutes: 5, cookMinutes: 5, activeMinutes: 10, totalMinutes },
});

test.each([
  ['Within 45 minutes', 'LUNCH', 45],
  ['Three quarters of an hour', 'DINNER', 45],
  ['An hour and a half', 'DINNER', 90],
] as const)('"%s" is said of a %s on weekdays', (says, meal, most) => {
  const on = (day: number, total: number, changes: Partial<PlatedMeal> = {}) => {
    const meals = [{ ...plate(meal, dish('a', '9 g kale', minutes(total))), ...changes }];
    return words(says, [...Array.from({ length: day }, () => []), meals]);
  };
  expect(on(4, most)).toEqual([]);
  expect(on(4, most + 1)).toEqual([`The plan says ${most} minutes; a of day 5 takes more.`]);
  expect(on(5, most + 1)).toEqual([]);
  expect(on(0, most + 1, { isLeftover: true })).toEqual([]);
  expect(on(0, most + 1, { meal: 'BREAKFAST' })).toEqual([]);
});

test('a pot simmers for two hours at the weekend', () => {
  const text = 'At the weekend a pot simmers for hours.';
  const on = (day: number, total: number, changes: Partial<PlatedMeal> = {}) => {
    const meals = [{ ...plate('DINNER', dish('a', '9 g kale', minutes(total))), ...changes }];
    return words(text, [...Array.from({ length: day }, () => []), meals]);
  };
  expect(on(5, 120)).toEqual([]);
  expect(on(5, 119)).toEqual(['A pot simmers for hours; a of day 6 does not.']);
  expect(on(4, 30)).toEqual([]);
  expect(on(6, 30, { meal: 'LUNCH' })).toEqual([]);
  expect(on(6, 30, { isLeftover: true })).toEqual([]);
});

test('most evenings are more than half, and something is taught on at least as many', () => {
  const grill = dish('g', '9 g kale', { dish: 'GRILL' });
  const says = 'From the grill on most evenings';
  expect(words(says, dinners(grill, kale))).toEqual([
    'The plan says most evenings; 1 dinners come from the grill.',
  ]);
  expect(words(says, dinners(grill, grill, kale))).toEqual([]);
  expect(words(says, [[plate('LUNCH', grill)]])).toHaveLength(1);
  const of = (difficulty: Recipe['difficulty']) => dish('d', '9 g kale', { difficulty });
  const teach = (...all: CompiledRecipe[]) => words('Teach the hands', dinners(...all));
  expect(teach(of('easy'), of('medium'))).toEqual([
    'The plan says that dinners teach something; 1 of them are easy.',
  ]);
  expect(teach(of('beginner'), of('medium'))).toHaveLength(1);
  expect(teach(of('easy'), of('medium'), of('hard'))).toEqual([]);
});

test('fish on two evenings is fish twice', () => {
  const fish = dish('f', '9 g kale', { protein: 'FISH' });
  const says = 'Fish on at least two evenings';
  expect(words(says, dinners(fish, fish))).toEqual([]);
  expect(words(says, dinners(fish, kale))).toEqual([
    'The plan says fish on two evenings; 1 dinners are of it.',
  ]);
  expect(words(says, [[plate('LUNCH', fish)], [plate('DINNER', fish)]])).toHaveLength(1);
});

const listed = (text: string, days: readonly PlatedDay[]) => listedProblems({ days, text });

test('who lists three animals leaves tofu out', () => {
  const tofu = dinners(dish('t', '9 g tofu-firm', { protein: 'TOFU' }));
  expect(listed('Eggs, fish and beef', tofu)).toHaveLength(1);
  expect(listed('Eggs and fish', tofu)).toEqual([]);
  expect(listed('Fish, fish, eggs and eggs', tofu)).toEqual([]);
  expect(listed('Eggs, fish, beef and tofu', tofu)).toEqual([]);
  expect(listed('A week. Eggs, fish, beef and pulses', tofu)).toEqual([]);
});

test('a week of such and such has it for dinner', () => {
  const of = (protein: Recipe['protein']) => dinners(dish('a', '9 g kale', { protein }));
  const text = 'A week of beef, lamb and fish';
  for (const protein of ['BEEF', 'LAMB', 'FISH'] as const) {
    expect(listed(text, of(protein))).toEqual([]);
  }
  expect(listed(text, of('PORK'))).toEqual([
    'The plan says "beef, lamb and fish"; a is for dinner.',
  ]);
  expect(listed('A week of pork and shellfish', of('PORK'))).toEqual([]);
  expect(listed('A week of poultry and tofu', of('EGGS'))).toHaveLength(1);
  expect(listed('A week of beef and butter', of('PORK'))).toEqual([]);
  const noon = [[plate('LUNCH', dish('a', '9 g kale', { protein: 'PORK' }))]];
  expect(listed(text, noon)).toEqual([]);
});

test('pots and casseroles are at more dinners than not', () => {
  const pot = (kind: Recipe['dish']) => dish(kind, '9 g kale', { dish: kind });
  const says = 'Pots and casseroles';
  expect(listed(says, dinners(pot('STEW'), pot('SOUP'), pot('CASSEROLE'), kale))).toEqual([]);
  expect(listed(says, dinners(pot('STEW'), kale))).toEqual([
    'The plan says pots and casseroles; 1 dinners are from one.',
  ]);
});

test('what a title names is at half of the lunches and dinners', () => {
  const of = (line: string, servings = 1) => dish(line, [line, '9 g cod'], { servings });
  expect(listed('Roots. A week', dinners(of('30 g carrot'), kale))).toEqual([]);
  expect(listed('Roots. A week', dinners(of('29 g carrot'), kale))).toEqual([
    '0 of 2 lunches and dinners hold what the title names.',
  ]);
  expect(listed('Roots. A week', dinners(of('60 g carrot', 2), kale))).toEqual([]);
  expect(listed('Roots. A week', dinners(of('30 g carrot'), kale, kale))).toHaveLength(1);
  expect(listed('A week. Roots', dinners(kale))).toEqual([]);
  expect(listed('Lentils and roots', dinners(of('30 g lentil'), of('30 g carrot')))).toEqual([]);
  const morning = [plate('BREAKFAST', kale), plate('DINNER', of('30 g carrot'))];
  expect(listed('Roots', [morning])).toEqual([]);
});

const season = (text: string, ...recipes: CompiledRecipe[]) =>
  seasonProblems({ days: dinners(...recipes), text, themes: ['SEASON'] });

test.each([
  ['Winter', '9 g strawberry', 'strawberry'],
  ['For cold weeks', '9 g asparagus', 'asparagus'],
  ['Spring', '9 g butternut-squash', 'butternut-squash'],
])('%s has no %s', (text, line, food) => {
  const said = season(text, dish('a', line)).filter((each) => each.includes('season.'));
  expect(said).toEqual([`a has ${food} out of its season.`]);
  expect(seasonProblems({ days: dinners(dish('a', line)), text, themes: [] })).toEqual([]);
});

test('two of three dishes are of the season', () => {
  const green = dish('g', '5 g asparagus');
  const some = (...recipes: CompiledRecipe[]) => season('Spring', ...recipes);
  expect(some(green, green, kale)).toEqual([]);
  expect(some(green, kale)).toEqual([
    '1 of 2 lunches and dinners are of the season (\\bspring\\b).',
  ]);
  expect(some(dish('a', '4 g asparagus'))).toHaveLength(1);
  expect(some(dish('a', ['10 g asparagus', '9 g cod'], { servings: 2 }))).toEqual([]);
  expect(some(dish('a', ['9 g asparagus', '9 g cod'], { servings: 2 }))).toHaveLength(1);
  const morning = [plate('BREAKFAST', kale), plate('DINNER', green)];
  expect(seasonProblems({ days: [morning], text: 'Spring', themes: ['SEASON'] })).toEqual([]);
});

test('nothing is iced in winter', () => {
  for (const title of ['Iced tea', 'Chilled soup', 'Green gazpacho', 'A smoothie', 'A shake']) {
    expect(season('Winter', titled(title))).toHaveLength(1);
    expect(season('A week', titled(title))).toEqual([]);
  }
  expect(season('Winter', titled('Spiced stew'))).toEqual([]);
});

test('children eat neither kimchi nor tempeh, and begin no day with lentils', () => {
  const family = (days: readonly PlatedDay[], themes: readonly PlanTheme[] = ['FAMILY']) =>
    childrenProblems({ days, themes });
  expect(family(dinners(dish('a', '9 g kimchi')))).toEqual([
    'a is sharp for a table with children.',
  ]);
  expect(family(dinners(dish('a', '9 g tempeh')))).toEqual([
    'a has tempeh, which few children eat.',
  ]);
  expect(family(dinners(dish('a', '9 g tempeh')), ['QUICK'])).toEqual([]);
  const morning = (parts: Partial<Recipe>, line = '9 g carrot') =>
    family([[plate('BREAKFAST', dish('a', line, parts))]]);
  for (const protein of ['FISH', 'LEGUMES', 'SHELLFISH', 'TOFU'] as const) {
    expect(morning({ protein })).toEqual(['Day 1 begins with a, no breakfast for children.']);
    expect(morning({ protein, dish: 'PANCAKE' })).toEqual([]);
    expect(morning({ protein, role: 'side' })).toEqual([]);
  }
  expect(morning({ protein: 'EGGS' })).toEqual([]);
  expect(morning({ dish: 'PANCAKE' }, '9 g kale')).toHaveLength(1);
});

type Evenings = Parameters<typeof dayAfterDayProblems>[0];

function evenings(days: readonly PlatedDay[], promise: Partial<Evenings['promise']> = {}) {
  return dayAfterDayProblems({
    days,
    promise: { diet: null, proteins: [], ...promise },
    foods: foodsById,
  });
}

test('a dish is built on the heaviest of what feeds', () => {
  const of = (...lines: string[]) => centerOf(dish('a', lines), foodsById);
  expect(of('50 g cod', '60 g egg', '300 g kale')).toBe('egg');
  expect(of('300 g kale')).toBeNull();
  expect(of('9 g lentil')).toBe('lentil');
});

test('two evenings of lamb are told, a day between them is enough', () => {
  const lamb = (id: string) => dish(id, '9 g lamb-neck');
  expect(evenings(dinners(lamb('a'), lamb('b')))).toHaveLength(1);
  expect(evenings(dinners(lamb('a'), dish('c', '9 g cod'), lamb('b')))).toEqual([]);
  expect(evenings([[plate('DINNER', lamb('a'))], [], [plate('DINNER', lamb('b'))]])).toEqual([]);
  const beside = dish('s', '9 g lamb-neck', { role: 'side' });
  expect(evenings([[plate('DINNER', kale, beside)], [plate('DINNER', lamb('b'))]])).toEqual([]);
});

test('a lunch is no dinner of the evening before in other clothes', () => {
  const noon = (dinner: string, lunch: string, promise: Partial<Evenings['promise']> = {}) =>
    evenings(
      [
        [plate('DINNER', dish('a', dinner, { protein: 'EGGS' }))],
        [plate('LUNCH', dish('b', lunch, { protein: 'EGGS' }))],
      ],
      promise,
    );
  const said = (food: string) => [`Day 2 has ${food} for lunch, as the dinner before: a, b.`];
  expect(noon('9 g cod', '9 g cod')).toEqual(said('cod'));
  expect(noon('9 g salmon-fillet', '9 g salmon-fillet')).toEqual(said('salmon'));
  expect(noon('9 g cod', '9 g shrimp')).toEqual([]);
  expect(noon('9 g ground-beef', '9 g ground-beef')).toEqual([]);
  expect(noon('9 g cod', '9 g cod', { proteins: ['FISH'] })).toEqual([]);
  expect(noon('9 g cod', '9 g cod', { proteins: ['FISH', 'EGGS'] })).toEqual(said('cod'));
  expect(noon('9 g egg', '9 g egg')).toEqual(said('egg'));
  expect(noon('9 g egg', '9 g egg', { diet: 'VEGETARIAN' })).toEqual([]);
  expect(noon('9 g lentil', '9 g lentil')).toEqual(said('lentil'));
  expect(noon('9 g lentil', '9 g lentil', { diet: 'VEGAN' })).toEqual([]);
});

test('a family of dishes is had in the morning or later, the same pot may be both', () => {
  const of = (id: string, family: string | null) => dish(id, '9 g kale', { family });
  const week = (morning: CompiledRecipe, later: CompiledRecipe) =>
    evenings([[plate('BREAKFAST', morning)], [plate('LUNCH', later)]]);
  expect(week(of('a', 'curry'), of('b', 'curry'))).toHaveLength(1);
  expect(week(of('a', 'curry'), of('a', 'curry'))).toEqual([]);
  expect(week(of('a', 'curry'), of('b', 'stew'))).toEqual([]);
  expect(week(of('a', null), of('b', null))).toEqual([]);
});

type Plated = readonly [cuisine: Cuisine, dish: Recipe['dish'], id?: string];

function pairing(
  main: Plated,
  side: Plated,
  args: { meal?: Meal; main?: Partial<Recipe>; side?: Partial<Recipe> } = {},
) {
  const { meal = 'DINNER' } = args;
  const of = ([cuisine, kind, id]: Plated, role: Recipe['role'], parts: Partial<Recipe> = {}) =>
    dish(id ?? role, '100 g cod', { cuisine, dish: kind, role, ...parts });
  const recipes = [of(main, 'main', args.main), of(side, 'side', args.side)];
  const said = mealPairingProblems({ days: [[{ meal, recipes }]], cuisines: [] });
  return said.length === 0;
}

test.each<[Plated, Plated, boolean]>([
  [['FRENCH', 'ROAST'], ['ITALIAN', 'SALAD'], true],
  [['FRENCH', 'ROAST'], ['NORDIC', 'SALAD'], true],
  [['FRENCH', 'ROAST'], ['INDIAN', 'SALAD'], false],
  [['NORDIC', 'ROAST'], ['FRENCH', 'SALAD'], true],
  [['NORDIC', 'ROAST'], ['ITALIAN', 'SALAD'], false],
  [['AFRICAN', 'STEW'], ['INDIAN', 'SALAD'], true],
  [['AFRICAN', 'STEW'], ['LATIN_AMERICAN', 'SIDE'], true],
  [['AFRICAN', 'STEW'], ['MIDDLE_EASTERN', 'SIDE'], true],
  [['EASTERN_EUROPEAN', 'STEW'], ['FRENCH', 'SIDE'], true],
  [['LATIN_AMERICAN', 'GRILL'], ['SPANISH', 'SIDE'], true],
  [['MEXICAN', 'GRILL'], ['SPANISH', 'SIDE'], false],
  [['MEDITERRANEAN', 'ROAST'], ['AFRICAN', 'SIDE'], true],
  [['MIDDLE_EASTERN', 'ROAST'], ['MEDITERRANEAN', 'SIDE'], true],
  [['MIDDLE_EASTERN', 'ROAST'], ['OTHER', 'SIDE'], false],
  [['ASIAN', 'STEW'], ['ASIAN', 'SIDE'], true],
  [['ASIAN', 'STEW'], ['INDIAN', 'SIDE'], false],
  [['AMERICAN', 'ROAST'], ['MEXICAN', 'SIDE'], true],
  [['AMERICAN', 'ROAST'], ['NORDIC', 'SIDE'], true],
  [['AMERICAN', 'ROAST'], ['AMERICAN', 'SIDE'], true],
  [['LATIN_AMERICAN', 'ROAST'], ['AMERICAN', 'SIDE'], true],
  [['FRENCH', 'ROAST'], ['AMERICAN', 'SIDE'], false],
  [['FRENCH', 'ROAST'], ['OTHER', 'SIDE', 'celeriac-mash'], true],
  [['NORDIC', 'ROAST'], ['OTHER', 'SIDE', 'celeriac-fries'], true],
  [['ITALIAN', 'ROAST'], ['OTHER', 'SIDE', 'celeriac-mash'], false],
  [['ITALIAN', 'ROAST'], ['OTHER', 'SIDE', 'plain'], true],
  [['ASIAN', 'STEW'], ['OTHER', 'SIDE', 'basic-fluffy-cauliflower-rice'], true],
  [['ASIAN', 'SOUP'], ['OTHER', 'SIDE', 'basic-fluffy-cauliflower-rice'], false],
  [['ASIAN', 'OMELET'], ['ASIAN', 'SNACK', 'cauliflower-pilau'], false],
  [['ASIAN', 'CASSEROLE'], ['ASIAN', 'SNACK', 'cauliflower-couscous'], false],
  [['ASIAN', 'PAN'], ['ASIAN', 'SNACK', 'cauliflower-couscous'], true],
  [['INDIAN', 'STEW'], ['INDIAN', 'BREAD'], true],
  [['MIDDLE_EASTERN', 'STEW'], ['INDIAN', 'BREAD'], true],
  [['FRENCH', 'STEW'], ['INDIAN', 'BREAD'], false],
  [['LATIN_AMERICAN', 'STEW'], ['MEXICAN', 'BREAD'], true],
  [['FRENCH', 'SOUP'], ['NORDIC', 'BREAD'], true],
  [['FRENCH', 'SALAD'], ['FRENCH', 'BREAD'], true],
  [['ASIAN', 'SOUP'], ['NORDIC', 'BREAD'], false],
  [['FRENCH', 'ROAST'], ['FRENCH', 'BREAD'], false],
  [['FRENCH', 'PIZZA'], ['FRENCH', 'BREAD'], false],
  [['FRENCH', 'PIZZA'], ['FRENCH', 'SALAD'], true],
  [['FRENCH', 'PIZZA'], ['FRENCH', 'SOUP'], false],
  [['FRENCH', 'SANDWICH'], ['FRENCH', 'SALAD'], true],
  [['FRENCH', 'WRAP'], ['FRENCH', 'SIDE'], false],
  [['FRENCH', 'BOWL'], ['FRENCH', 'SOUP'], true],
  [['FRENCH', 'BOWL'], ['FRENCH', 'SALAD'], false],
  [['FRENCH', 'SOUP'], ['FRENCH', 'SALAD'], true],
  [['FRENCH', 'SOUP'], ['FRENCH', 'SNACK'], true],
  [['FRENCH', 'ROAST'], ['ITALIAN', 'DESSERT'], true],
  [['FRENCH', 'ROAST'], ['INDIAN', 'DESSERT'], false],
  [['INDIAN', 'STEW'], ['AMERICAN', 'DESSERT'], true],
  [['MIDDLE_EASTERN', 'STEW'], ['MIDDLE_EASTERN', 'DRINK', 'ayran-with-mint'], true],
  [['INDIAN', 'STEW'], ['MIDDLE_EASTERN', 'DRINK', 'ayran-with-mint'], false],
  [['INDIAN', 'STEW'], ['OTHER', 'DRINK', 'cucumber-lime-and-mint-water'], true],
  [['INDIAN', 'STEW'], ['INDIAN', 'DRINK', 'golden-milk'], false],
])('beside a dinner %j stands %j: %s', (main, side, isFine) => {
  expect(pairing(main, side)).toBe(isFine);
});

test.each<[Plated, Plated, boolean]>([
  [['INDIAN', 'OMELET'], ['OTHER', 'SIDE'], true],
  [['INDIAN', 'OMELET'], ['NORDIC', 'SIDE'], false],
  [['INDIAN', 'OMELET'], ['AMERICAN', 'BOWL'], true],
  [['INDIAN', 'DRINK'], ['AMERICAN', 'BOWL'], false],
  [['INDIAN', 'DRINK'], ['AMERICAN', 'SNACK'], true],
  [['NORDIC', 'OMELET'], ['NORDIC', 'BREAD'], true],
  [['ASIAN', 'OMELET'], ['NORDIC', 'BREAD'], false],
  [['NORDIC', 'BOWL'], ['NORDIC', 'BREAD'], false],
  [['NORDIC', 'BOWL'], ['NORDIC', 'DRINK'], false],
  [['NORDIC', 'PORRIDGE'], ['NORDIC', 'DRINK'], false],
  [['NORDIC', 'OMELET'], ['NORDIC', 'DRINK'], true],
  [['FRENCH', 'OMELET'], ['FRENCH', 'DESSERT'], false],
  [['FRENCH', 'SALAD'], ['FRENCH', 'SALAD'], true],
])('beside a breakfast %j stands %j: %s', (main, side, isFine) => {
  expect(pairing(main, side, { meal: 'BREAKFAST' })).toBe(isFine);
});

test('cream stands beside no cream, cheese beside no fish, rice beside no eggs', () => {
  const fat = (grams: number) =>
    buildFood({ id: 'fat', per100g: { ...per100g, saturatedFatGrams: grams } });
  const rich = (main: number, side: number) => {
    const of = (grams: number, role: Recipe['role']) =>
      compiled({
        foods: [fat(grams)],
        recipe: {
          id: role,
          lines: ['100 g fat'],
          servings: 1,
          role,
          cuisine: 'FRENCH',
          dish: 'PAN',
        },
      });
    const recipes = [of(main, 'main'), of(side, 'side')];
    return mealPairingProblems({ days: [[plate('DINNER', ...recipes)]], cuisines: [] }).length;
  };
  expect(rich(12, 8)).toBe(1);
  expect(rich(11, 8)).toBe(0);
  expect(rich(12, 7)).toBe(0);
  const beside = (main: Partial<Recipe>, side: Partial<Recipe>) =>
    pairing(['FRENCH', 'PAN'], ['FRENCH', 'SIDE'], { main, side });
  expect(beside({ protein: 'FISH' }, { protein: 'DAIRY' })).toBe(false);
  expect(beside({ protein: 'SHELLFISH' }, { protein: 'DAIRY' })).toBe(false);
  expect(beside({ protein: 'BEEF' }, { protein: 'DAIRY' })).toBe(true);
  expect(beside({ protein: 'FISH' }, { protein: 'DAIRY', dish: 'SALAD' })).toBe(true);
  expect(beside({ protein: 'FISH' }, { protein: 'DAIRY', dish: 'DESSERT' })).toBe(true);
  const rice = { id: 'cauliflower-rice' };
  expect(beside({ protein: 'EGGS' }, rice)).toBe(false);
  expect(beside({ protein: 'BEEF' }, rice)).toBe(true);
});

test('a meal without a main has nothing beside it', () => {
  const side = dish('s', '9 g kale', { role: 'side', cuisine: 'ASIAN' });
  expect(mealPairingProblems({ days: [[plate('DINNER', side)]], cuisines: [] })).toEqual([]);
});

test('a week of certain kitchens takes nothing else at noon, plain mornings aside', () => {
  const of = (meal: Meal, cuisine: Cuisine, ...cuisines: Cuisine[]) =>
    mealPairingProblems({ days: [[plate(meal, dish('a', '9 g kale', { cuisine }))]], cuisines });
  expect(of('LUNCH', 'FRENCH', 'FRENCH')).toEqual([]);
  expect(of('LUNCH', 'ITALIAN', 'FRENCH', 'ASIAN')).toEqual([
    'Day 1 has a (ITALIAN) in a plan of FRENCH, ASIAN.',
  ]);
  expect(of('BREAKFAST', 'ITALIAN', 'ASIAN')).toEqual([]);
  expect(of('BREAKFAST', 'MIDDLE_EASTERN', 'AFRICAN')).toEqual([]);
  expect(of('BREAKFAST', 'MEXICAN', 'ASIAN')).toHaveLength(1);
  expect(of('LUNCH', 'MEXICAN')).toEqual([]);
});

test('a quarter of the mornings are of the kitchens that are promised', () => {
  const morning = (cuisine: Cuisine, role: Recipe['role'] = 'main') => [
    plate('BREAKFAST', dish('a', '9 g kale', { cuisine, role })),
  ];
  const own = (...days: PlatedDay[]) =>
    ownMorningProblems({ days, promise: { cuisines: ['INDIAN'] } });
  expect(own(morning('INDIAN'), morning('OTHER'), morning('OTHER'), morning('OTHER'))).toEqual([]);
  expect(own(morning('INDIAN'), ...Array.from({ length: 4 }, () => morning('OTHER')))).toEqual([
    '1 of 5 breakfasts are of the kitchens that the plan promises.',
  ]);
  expect(own(morning('OTHER', 'side'))).toEqual([]);
});

test('high in protein is more than 120 grams', () => {
  const of = (grams: number, promised: number | null, text = 'A high-protein week') =>
    highProteinProblems({
      days: dinners(dish('a', `${grams * 10} g cod`)),
      text,
      themes: [],
      promise: { leastProteinGrams: promised },
    });
  expect(of(121, 120)).toEqual([]);
  expect(of(120, 120)).toHaveLength(1);
  expect(of(121, 119)).toHaveLength(1);
  expect(of(121, null)).toHaveLength(1);
  expect(of(10, null, 'A week')).toEqual([]);
  const said = 'More than 90 grams of protein on an average day';
  expect(of(90, null, said)).toEqual([]);
  expect(of(89, null, said)).toHaveLength(1);
  expect(of(95, 90, said)).toEqual([]);
  expect(of(95, 89, said)).toEqual(['The plan says 90 grams of protein and promises 89.']);
  const none = {
    days: [],
    text: 'A week',
    themes: [],
    promise: { leastProteinGrams: null },
  } as const;
  expect(highProteinProblems(none)).toEqual([]);
});

test.each([
  ['Soups', 'SOUP', 2],
  ['Stews', 'STEW', 2],
  ['Casseroles', 'CASSEROLE', 2],
  ['Casseroles', 'BAKE', 2],
  ['Salads', 'SALAD', 2],
  ['Bowls', 'BOWL', 2],
  ['Wraps', 'WRAP', 1],
  ['Stir-fries', 'STIR_FRY', 2],
] as const)('%s are dishes of %s, %i of them', (text, kind, least) => {
  const some = (count: number, role: Recipe['role'] = 'main') => {
    const recipes = Array.from({ length: count }, (_, at) =>
      dish(`${kind}-${at}`, '9 g kale', { dish: kind, role }),
    );
    return namedKindProblems({ days: dinners(kale, ...recipes), text, foods: foodsById });
  };
  expect(some(least)).toEqual([]);
  expect(some(least - 1)).toEqual([
    `The plan says "${text}"; ${least - 1} dishes are, the least is ${least}.`,
  ]);
  expect(some(least, 'side')).toHaveLength(1);
});

test.each([
  ['Skewers', 'Lamb souvlaki'],
  ['Patties', 'Beef burger'],
  ['From Seoul', 'Kimchi stew'],
  ['From Jakarta', 'Chicken satay'],
  ['From Dakar', 'Yassa of fish'],
  ['From Tehran', 'Persian rice'],
  ['From Istanbul', 'Menemen'],
  ['From Athens', 'Moussaka'],
  ['From Seville', 'Gazpacho'],
])('"%s" needs a dish such as %s', (text, title) => {
  const said = (recipe: CompiledRecipe) =>
    namedKindProblems({ days: dinners(recipe), text, foods: foodsById });
  expect(said(titled(title))).toEqual([]);
  expect(said(kale)).toHaveLength(1);
});

test('fruit is forty grams of it, and no lemon', () => {
  const fruit = (line: string, servings = 1) => {
    const days = dinners(
      dish('a', [line, '9 g cod'], { servings }),
      dish('b', [line, '8 g cod'], { servings }),
    );
    return namedKindProblems({ days, text: 'Fruit', foods: foodsById }).length;
  };
  expect(fruit('40 g apple')).toBe(0);
  expect(fruit('39 g apple')).toBe(1);
  expect(fruit('80 g apple', 2)).toBe(0);
  expect(fruit('90 g lemon')).toBe(1);
  expect(fruit('90 g kale')).toBe(1);
});

type Promised = Parameters<typeof promiseWordProblems>[0];

function brokenBy(
  text: string,
  recipe: CompiledRecipe,
  args: Partial<Promised> & { meal?: Meal } = {},
) {
  const { meal = 'DINNER', ...parts } = args;
  return promiseWordProblems({
    days: [[plate(meal, recipe)]],
    texts: { en: { title: 'A week', description: text } },
    themes: [],
    promise: { mostIngredients: null, cuisines: [] },
    foods: foodsById,
    ...parts,
  });
}

test.each([
  ['Within 45 minutes.', 45],
  ['Half an hour.', 30],
  ['Fifteen minutes.', 15],
])('"%s" is said of each lunch and dinner', (text, most) => {
  expect(brokenBy(text, dish('a', '9 g kale', minutes(most)))).toEqual([]);
  expect(brokenBy(text, dish('a', '9 g kale', minutes(most + 1)))).toEqual([
    `The plan says that each dish takes at most ${most} minutes; a does not.`,
  ]);
  const breakfast = brokenBy(text, dish('a', '9 g kale', minutes(most + 1)), { meal: 'BREAKFAST' });
  expect(breakfast).toEqual([]);
});

test('for beginners is nothing that is hard or medium', () => {
  for (const [difficulty, count] of [
    ['beginner', 0],
    ['easy', 0],
    ['medium', 1],
    ['hard', 1],
  ] as const) {
    expect(brokenBy('For beginners.', dish('a', '9 g kale', { difficulty }))).toHaveLength(count);
  }
});

test('children get no coffee, no wine and nothing raw', () => {
  const of = (line: string, parts: Partial<Recipe> = {}) =>
    brokenBy('For kids.', dish('a', line, parts)).length;
  expect(of('9 g espresso')).toBe(1);
  expect(of('9 g red-wine')).toBe(1);
  expect(of('9 g kimchi')).toBe(1);
  expect(of('9 g kale')).toBe(0);
  expect(of('9 g kale', { risks: ['RAW_EGG'] })).toBe(1);
  expect(of('9 g kale', { risks: ['RAW_FISH'] })).toBe(1);
});

test('nothing exotic is what any shop has', () => {
  const world = new Map([
    ['nori', { aisle: 'world' as const }],
    ['kale', { aisle: 'produce' as const }],
  ]);
  const of = (line: string) =>
    brokenBy('Nothing exotic.', dish('a', line), { foods: world }).length;
  expect([of('9 g nori'), of('9 g tempeh'), of('9 g kale')]).toEqual([1, 1, 0]);
});

test.each([
  ['beef-stew', { id: 'beef-stew', portions: null, leftoverOfDay: null }],
  [' beef-stew ', { id: 'beef-stew', portions: null, leftoverOfDay: null }],
  ['beef-stew*1,0.5', { id: 'beef-stew', portions: [1, 0.5], leftoverOfDay: null }],
  ['beef-stew<2', { id: 'beef-stew', portions: null, leftoverOfDay: 1 }],
  ['beef-stew*2<12', { id: 'beef-stew', portions: [2], leftoverOfDay: 11 }],
  ['beef-stew<0', { id: 'beef-stew<0', portions: null, leftoverOfDay: null }],
  ['beef-stew*a', { id: 'beef-stew*a', portions: null, leftoverOfDay: null }],
])('"%s" is read as a dish', (text, read) => {
  expect(readDish(text)).toEqual(read);
});

test('a meal is written as its dishes, or as what the evening left over', () => {
  const line = (recipeId: string, leftoverOfDay: number | null = null, portions = [1, 1]) => {
    return { recipeId, role: 'main' as const, portions, leftoverOfDay, reasons: [] };
  };
  const dinner = (...recipes: ReturnType<typeof line>[]) => {
    return { index: 1, meals: [{ meal: 'DINNER' as const, recipes }] };
  };
  const lunch = (...recipes: ReturnType<typeof line>[]) => ({ meal: 'LUNCH' as const, recipes });
  const write = (meal: Parameters<typeof writeDishes>[0]['meal'], before = dinner(line('stew'))) =>
    writeDishes({ meal, before });
  expect(write(lunch(line('stew', 1)))).toEqual(['leftovers']);
  expect(write(lunch(line('stew')))).toEqual(['stew']);
  expect(write(lunch(line('stew', 0)))).toEqual(['stew<1']);
  expect(write(lunch(line('stew', 1, [1, 0.5])))).toEqual(['stew*1,0.5<2']);
  expect(write(lunch(line('stew', 1), line('soup')))).toEqual(['stew<2', 'soup']);
  expect(write({ meal: 'DINNER', recipes: [line('stew', 1)] })).toEqual(['stew<2']);
  const side = { ...line('peas'), role: 'side' as const };
  expect(write(lunch(line('stew', 1)), dinner(line('stew'), side as never))).toEqual(['leftovers']);
  expect(write(lunch(line('stew', 0)), dinner(line('stew', 0)))).toEqual(['stew<1']);
  expect(writeDishes({ meal: lunch(line('stew', 0)), before: undefined })).toEqual(['stew<1']);
});

test('a dish is in a twentieth of all plans at most', () => {
  const line = { role: 'main' as const, portions: [1], leftoverOfDay: null, reasons: [] };
  const plans = Array.from({ length: 40 }, (_, at) => ({
    key: `plan-${at}`,
    days: [
      {
        index: 0,
        meals: [
          { meal: 'LUNCH' as const, recipes: at < 3 ? [{ ...line, recipeId: 'often' }] : [] },
          {
            meal: 'DINNER' as const,
            recipes: at < 2 ? ['twice', 'often'].map((recipeId) => ({ ...line, recipeId })) : [],
          },
        ],
      },
    ],
  }));
  const recipes = [
    dish('often', '9 g kale'),
    dish('twice', '9 g kale'),
    dish('never', '9 g kale'),
    dish('side', '9 g kale', { role: 'side' }),
  ];
  expect(planCollectionProblems({ plans, recipes })).toEqual([
    'often is in 3 of 40 plans, the limit is 2.',
    'never is in no plan.',
  ]);
});

test('three words of a title, or four of a plate, make two dishes one', () => {
  const two = (one: string, other: string) =>
    samePlateProblems({ days: dinners(titled(one), titled(other)) }).length;
  expect(two('Lamb pepper pie', 'Pie of lamb and peppers')).toBe(1);
  expect(two('Lamb pie', 'Pie of lamb')).toBe(0);
  expect(two('Roast lamb with rice', 'Roast lamb over rice')).toBe(0);
  const same = titled('Lamb pepper pie');
  expect(samePlateProblems({ days: dinners(same, same) })).toEqual([]);
});
