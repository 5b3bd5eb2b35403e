import type { CompiledRecipe, ProteinSource } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';

type Listed = Readonly<{ days: readonly PlatedDay[]; text: string }>;

/** What a plan's words list: what it is made of, what its title is built on, what its dinners are cooked in. */
export function listedProblems(listed: Listed): readonly string[] {
  return [
    ...soyProblems(listed),
    ...dinnerProblems(listed),
    ...potProblems(listed),
    ...titleProblems(listed),
  ];
}

const animals = /\b(?:eggs?|poultry|chicken|turkey|beef|pork|lamb|meat|fish|tuna|shrimp)\b/gi;
const listed = 3;

/** "Poultry, beef, lamb and fish" leaves tofu out. */
function soyProblems({ days, text }: Listed): readonly string[] {
  const named = new Set([...text.matchAll(animals)].map(([word]) => word.toLowerCase()));
  if (named.size < listed || /\b(?:tofu|tempeh|soy|plants|pulses)\b/i.test(text)) return [];
  const mains = days.flat().flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
  return [...new Set(mains)]
    .filter(({ protein }) => protein === 'TOFU')
    .map(({ id }) => `The plan lists what its meals are made of; ${id} is of soy.`);
}

const sources: Readonly<Record<string, readonly ProteinSource[]>> = {
  beef: ['BEEF'],
  eggs: ['EGGS'],
  fish: ['FISH'],
  lamb: ['LAMB'],
  pork: ['PORK'],
  poultry: ['POULTRY'],
  shellfish: ['SHELLFISH'],
  tofu: ['TOFU'],
};

function dinnersOf(days: readonly PlatedDay[]): readonly CompiledRecipe[] {
  return days.flatMap((day) =>
    day
      .filter(({ meal }) => meal === 'DINNER')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
}

/** "A week of poultry, beef, lamb and fish" has one of them for dinner, each day. */
function dinnerProblems({ days, text }: Listed): readonly string[] {
  const said = /\bweek of ((?:[a-z]+, )*[a-z]+ and [a-z]+)\b/i.exec(text)?.[1];
  const named =
    said
      ?.toLowerCase()
      .split(/, | and /)
      .map((word) => sources[word]) ?? [];
  const proteins = named.flatMap((each) => each ?? []);
  if (said === undefined || proteins.length < named.length) return [];
  return [...new Set(dinnersOf(days))]
    .filter(({ protein }) => !proteins.includes(protein))
    .map(({ id }) => `The plan says "${said}"; ${id} is for dinner.`);
}

const fromAPot: readonly CompiledRecipe['dish'][] = ['CASSEROLE', 'SOUP', 'STEW'];

/** Who reads of big pots and casseroles sees one on the table at more dinners than not. */
function potProblems({ days, text }: Listed): readonly string[] {
  if (!/\bpots and casseroles\b/i.test(text)) return [];
  const dinners = dinnersOf(days);
  const count = dinners.filter(({ dish }) => fromAPot.includes(dish)).length;
  if (count > dinners.length / 2) return [];
  return [`The plan says pots and casseroles; ${count} dinners are from one.`];
}

/** What a title names, at half of the lunches and dinners. */
const titleFoods: readonly (readonly [words: RegExp, foods: RegExp])[] = [
  [
    /\b(?:pulses|beans|lentils)\b/i,
    /(?:^|-)(?:beans?|lentils?|chickpeas?|peas?|edamame|soybean|lupin-bean)(?:-|$)/,
  ],
  [
    /\broots\b/i,
    /^(?:beet|carrot|celeriac|celery-root|kohlrabi|parsnip|potato|radish|rutabaga|sweet-potato|turnip)/,
  ],
];
const gramsOfTitleFood = 30;
const shareOfTitle = 1 / 2;

function titleProblems({ days, text }: Listed): readonly string[] {
  const title = text.split('. ')[0] ?? '';
  const meals = days.flat().filter(({ meal }) => meal !== 'BREAKFAST');
  const foods = titleFoods.filter(([words]) => words.test(title));
  if (foods.length === 0) return [];
  const held = meals.filter(({ recipes }) =>
    recipes.some(({ ingredients, servings }) =>
      ingredients.some(
        ({ standing, foodId, eatenGrams }) =>
          standing === 'counted' &&
          eatenGrams / servings >= gramsOfTitleFood &&
          foods.some(([, named]) => named.test(foodId)),
      ),
    ),
  );
  if (held.length >= meals.length * shareOfTitle) return [];
  return [`${held.length} of ${meals.length} lunches and dinners hold what the title names.`];
}
