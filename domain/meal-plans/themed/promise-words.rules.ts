import type { Food } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanTheme, ThemedPlan } from './themed-plan.ts';

type Foods = ReadonlyMap<string, Pick<Food, 'aisle'>>;
type Said = Readonly<{
  days: readonly PlatedDay[];
  texts: Readonly<{ en: Readonly<{ title: string; description: string }> }>;
  themes: ThemedPlan['themes'];
  promise: Pick<ThemedPlan['promise'], 'mostIngredients' | 'cuisines'>;
  foods: Foods;
}>;

/** Words of a plan that a reader takes as a promise about each of its dishes, and who breaks it. */
type PromiseWord = Readonly<{
  words: RegExp;
  /** A theme that promises the same without a word. */
  theme?: PlanTheme;
  says: string;
  isBrokenBy: (recipe: CompiledRecipe, foods: Foods) => boolean;
  /** Only lunches and dinners. */
  ofMains?: true;
}>;

const coffee = ['coffee', 'espresso', 'coffee-instant-dry'];
const alcohol = [
  'red-wine',
  'white-wine',
  'marsala',
  'dry-sherry',
  'brandy',
  'beer',
  'sake',
  'rum',
];
const fiery = [
  'habanero',
  'birds-eye-chili',
  'chili-oil',
  'gochujang',
  'gochugaru',
  'harissa',
  'kimchi',
  'vegan-kimchi',
  'chili-bean-paste',
  'sriracha',
];

/** On the shelf of foreign foods, and in any supermarket all the same. */
const worldButCommon = ['coconut-milk', 'coconut-cream', 'tamari', 'rice-vinegar', 'tahini'];

/** On other shelves, and in few supermarkets. */
const rare = ['black-soybean', 'lupin-bean', 'tempeh', 'shirataki-noodles'];

const holds = (recipe: CompiledRecipe, foods: readonly string[]) =>
  recipe.ingredients.some(
    ({ standing, foodId }) => standing === 'counted' && foods.includes(foodId),
  );

const secondVessel = /\b(?:second|another|separate) (?:\w+ )?(?:pan|pot|skillet|saucepan|wok)\b/i;

const promiseWords: readonly PromiseWord[] = [
  {
    words: /\bone pan\b/i,
    says: 'comes out of one pan',
    ofMains: true,
    isBrokenBy: ({ steps }) => steps.some(({ texts }) => secondVessel.test(texts.en)),
  },
  {
    words: /\bnothing exotic\b/i,
    says: 'is nothing exotic',
    isBrokenBy: ({ ingredients }, foods) =>
      ingredients.some(
        ({ standing, foodId }) =>
          standing === 'counted' &&
          (rare.includes(foodId) || foods.get(foodId)?.aisle === 'world') &&
          !worldButCommon.includes(foodId),
      ),
  },
  {
    words: /\b(?:child|kids|famil)/i,
    theme: 'FAMILY',
    says: 'is for children: no coffee, wine, raw fish or egg, nothing fiery',
    isBrokenBy: (recipe) =>
      holds(recipe, [...coffee, ...alcohol, ...fiery]) ||
      recipe.risks.some((risk) => risk === 'RAW_EGG' || risk === 'RAW_FISH'),
  },
  {
    words: /\bnothing fiery\b/i,
    says: 'is not fiery',
    isBrokenBy: (recipe) => holds(recipe, fiery),
  },
  {
    words: /\bbeginners?\b|\bsimple recipes\b/i,
    says: 'is simple',
    isBrokenBy: ({ difficulty }) => difficulty === 'hard' || difficulty === 'medium',
  },
  ...[
    { words: /\b(?:45 minutes|three quarters of an hour)\b/i, most: 45 },
    { words: /\b(?:30 minutes|half an hour)\b/i, most: 30 },
    { words: /\b(?:15|fifteen) minutes\b/i, most: 15 },
  ].map(({ words, most }): PromiseWord => ({
    words,
    says: `takes at most ${most} minutes`,
    ofMains: true,
    isBrokenBy: ({ times }) => times.totalMinutes > most,
  })),
];

const counts = ['three', 'four', 'five', 'six', 'seven'] as const;

export function promiseWordProblems({
  days,
  texts,
  themes,
  promise,
  foods,
}: Said): readonly string[] {
  const text = `${texts.en.title}. ${texts.en.description}`;
  const broken = promiseWords
    .filter(({ words, theme }) => words.test(text) || (theme && themes.includes(theme)))
    .flatMap(({ says, isBrokenBy, ofMains }) => {
      const dishes = dishesOf(days, ofMains === true);
      return dishes
        .filter((recipe) => isBrokenBy(recipe, foods))
        .map(({ id }) => {
          return `The plan says that each dish ${says}; ${id} does not.`;
        });
    });
  return [
    ...new Set(broken),
    ...numberProblems(text, promise),
    ...northernProblems(text, promise),
    ...regionProblems(text, days),
    ...namedDishProblems(texts.en.description, days),
    ...(themes.includes('FISH') ? oilyFishProblems(days) : []),
  ];
}

/** Dishes that a description may name, as their titles say it. */
const namedDishes =
  /\b(?:asparagus|bouillabaisse|bourguignon|biryani|buffalo|butter chicken|cabbage roll|carbonara|carne asada|ceviche|chile verde|chowder|curry|duck|eggplant|enchilada|fajita|fish soup|fish stew|frittata|goulash|gratin|halloumi|herring|jalfrezi|kebab|kofta|lasagna|mac and cheese|mackerel|meatball|meatloaf|mole|moussaka|omelet|paneer|paprika|pizza|rack of lamb|ratatouille|revuelto|salmon|saltimbocca|sardine|shakshuka|shawarma|soufflé|souvlaki|squash|steak|stroganoff|taco|tagine|tandoori|tinga|village salad)/gi;

/** Who reads of enchiladas expects some. */
function namedDishProblems(description: string, days: readonly PlatedDay[]): readonly string[] {
  const titles = dishesOf(days, false).map(({ texts }) => texts.en.title.toLowerCase());
  const named = new Set([...description.matchAll(namedDishes)].map(([dish]) => dish.toLowerCase()));
  return [...named]
    .filter((dish) => !titles.some((title) => title.includes(dish)))
    .map((dish) => `The plan names "${dish}" and has none.`);
}

function dishesOf(days: readonly PlatedDay[], onlyMains: boolean): readonly CompiledRecipe[] {
  return days.flat().flatMap(({ meal, recipes }) => {
    if (!onlyMains) return recipes;
    return meal === 'BREAKFAST' ? [] : recipes.filter(({ role }) => role === 'main');
  });
}

/** Who counts ingredients in words promises the same in figures, which are checked dish by dish. */
function numberProblems(text: string, promise: Said['promise']): readonly string[] {
  const said = /\b(three|four|five|six|seven) ingredients\b/i.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return [];
  const most = counts.findIndex((count) => count === said) + 3;
  if (promise.mostIngredients !== null && promise.mostIngredients <= most) return [];
  return [`The plan says "${said} ingredients" without mostIngredients: ${most}.`];
}

const oilyFish = /salmon|mackerel|sardine|herring|trout/;
const leastOilyFish = 2;

/** Food agencies ask for fish twice a week and for oily fish among it; a plan of fish does better. */
function oilyFishProblems(days: readonly PlatedDay[]): readonly string[] {
  const meals = dishesOf(days, true).filter(({ ingredients }) =>
    ingredients.some(({ standing, foodId }) => standing === 'counted' && oilyFish.test(foodId)),
  );
  if (meals.length >= leastOilyFish) return [];
  return [`A plan of fish has oily fish in ${meals.length} meals, the least is ${leastOilyFish}.`];
}

function northernProblems(text: string, promise: Said['promise']): readonly string[] {
  if (!/\bnorthern\b|\bnordic\b/i.test(text)) return [];
  if (promise.cuisines.includes('NORDIC')) return [];
  return ['The plan says that it is northern without promising the cuisine NORDIC.'];
}

/** From where to where a plan goes, and the kitchens on the way. */
const regions: readonly (readonly [
  words: RegExp,
  cuisines: readonly CompiledRecipe['cuisine'][],
])[] = [
  [/\bIstanbul to Beirut\b/i, ['MIDDLE_EASTERN']],
  [/\bSeville to Athens\b/i, ['FRENCH', 'ITALIAN', 'MEDITERRANEAN', 'SPANISH']],
  [/\bSeoul to Jakarta\b/i, ['ASIAN']],
];

function regionProblems(text: string, days: readonly PlatedDay[]): readonly string[] {
  return regions.flatMap(([words, cuisines]) => {
    const said = words.exec(text)?.[0];
    if (said === undefined) return [];
    return [...new Set(dishesOf(days, true))]
      .filter(({ cuisine }) => !cuisines.includes(cuisine))
      .map(({ id, cuisine }) => `The plan says "${said}"; ${id} has ${cuisine}.`);
  });
}
