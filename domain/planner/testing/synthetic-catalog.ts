/** Seeded catalogues for tests and benchmarks, shaped like a real one. Never served to anyone. */
import { createRandom, nextBelow, nextRandom, type RandomState } from '../random.ts';
import type { AvoidGroup, Meal, PlannerRecipe, Role } from '../types.ts';

export const cuisines = [
  'ASIAN',
  'INDIAN',
  'ITALIAN',
  'MEDITERRANEAN',
  'MEXICAN',
  'MIDDLE_EASTERN',
  'AMERICAN',
  'NORDIC',
  'FRENCH',
  'OTHER',
] as const;
export const dishes = [
  'CASSEROLE',
  'GRILL',
  'OMELET',
  'PIZZA',
  'SALAD',
  'SOUP',
  'STEW',
  'STIR_FRY',
  'BAKE',
  'BOWL',
  'PAN',
  'ROAST',
] as const;

const foodCount = 40;
const keptFoodCount = 30;

/** A word per weight; weights need not add up to 1. */
type Weighted<Word> = readonly (readonly [Word, number])[];

const roleWeights: Weighted<Role> = [
  ['main', 76],
  ['side', 12],
  ['extra', 12],
];
const mealWeights: Weighted<readonly Meal[]> = [
  [['LUNCH', 'DINNER'], 56],
  [['DINNER'], 14],
  [['BREAKFAST'], 16],
  [['BREAKFAST', 'LUNCH'], 6],
  [['LUNCH'], 8],
];
const mainProteins: Weighted<string> = [
  ['POULTRY', 18],
  ['EGGS', 12],
  ['BEEF', 14],
  ['FISH', 13],
  ['PORK', 12],
  ['SHELLFISH', 6],
  ['LAMB', 4],
  ['DAIRY', 7],
  ['TOFU', 8],
  ['LEGUME', 6],
];
const breakfastProteins: Weighted<string> = [
  ['EGGS', 45],
  ['DAIRY', 22],
  ['NUTS', 10],
  ['PORK', 8],
  ['FISH', 5],
  ['TOFU', 7],
  ['NONE', 3],
];
const minutes: Weighted<number> = [
  [10, 8],
  [15, 18],
  [20, 16],
  [25, 12],
  [30, 14],
  [40, 10],
  [45, 8],
  [60, 8],
  [90, 4],
  [150, 2],
];
const difficulties: Weighted<0 | 1 | 2 | 3> = [
  [0, 40],
  [1, 44],
  [2, 14],
  [3, 2],
];
const meatGroups: readonly string[] = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'];
const groups: readonly string[] = [...meatGroups, 'DAIRY', 'EGGS', 'NUTS'];

export function syntheticRecipes(args: { size: number; seed: number }): PlannerRecipe[] {
  const random = createRandom(args.seed);
  return Array.from({ length: args.size }, (_, number) => syntheticRecipe({ random, number }));
}

function syntheticRecipe(args: { random: RandomState; number: number }): PlannerRecipe {
  const { random, number } = args;
  const role = pick(random, roleWeights);
  const meals = role === 'main' ? pick(random, mealWeights) : sideMeals(random);
  const isBreakfast = meals[0] === 'BREAKFAST';
  const protein = pickProtein({ random, role, isBreakfast });
  const avoid = avoidedBy({ random, protein });
  const amounts = role === 'main' ? mainAmounts({ random, isBreakfast }) : sideAmounts(random);
  const totalMinutes = isBreakfast ? Math.min(40, pick(random, minutes)) : pick(random, minutes);
  return {
    id: `recipe-${String(number).padStart(6, '0')}`,
    meals,
    role,
    ...amounts,
    activeMinutes: totalMinutes <= 45 ? totalMinutes : Math.round(totalMinutes * 0.4),
    totalMinutes,
    difficulty: pick(random, difficulties),
    costLevel: 1 + nextBelow(random, 3),
    satiety: nextBelow(random, 30) === 0 ? null : 30 + nextBelow(random, 60),
    rating: nextBelow(random, 10) === 0 ? null : 3 + nextBelow(random, 21) / 10,
    cuisine: cuisines[nextBelow(random, cuisines.length)]!,
    dish: isBreakfast ? 'OMELET' : dishes[nextBelow(random, dishes.length)]!,
    protein,
    avoid,
    diet: dietOf({ protein, avoid }),
    premium: nextBelow(random, 10) < 3,
    leftoverSafe: meals.includes('DINNER') && nextBelow(random, 10) < 6,
    vegetableGrams: role === 'extra' ? 0 : 10 * nextBelow(random, role === 'side' ? 20 : 30),
    fiberGrams: nextBelow(random, role === 'main' ? 100 : 60) / 10,
    saturatedFatGrams: Math.round(amounts.fatGrams * (20 + nextBelow(random, 40))) / 100,
    saltGrams: nextBelow(random, role === 'main' ? 40 : 15) / 10,
    perishables: pickFoods(random),
    keeps: nextBelow(random, 3) === 0 ? [`kept-${nextBelow(random, keptFoodCount)}`] : [],
  };
}

function sideMeals(random: RandomState): Meal[] {
  return nextBelow(random, 4) === 0 ? ['BREAKFAST', 'LUNCH'] : ['LUNCH', 'DINNER'];
}

function pickProtein(args: { random: RandomState; role: Role; isBreakfast: boolean }): string {
  if (args.role !== 'main') return nextBelow(args.random, 4) === 0 ? 'DAIRY' : 'NONE';
  return pick(args.random, args.isBreakfast ? breakfastProteins : mainProteins);
}

function avoidedBy(args: { random: RandomState; protein: string }): AvoidGroup[] {
  const { random, protein } = args;
  const isPlant = protein === 'TOFU' || protein === 'LEGUME';
  const found = new Set(groups.includes(protein) ? [protein] : []);
  if (nextBelow(random, 100) < (isPlant ? 10 : 35)) found.add('DAIRY');
  if (nextBelow(random, 100) < (isPlant ? 4 : 12)) found.add('EGGS');
  if (nextBelow(random, 100) < 9) found.add('NUTS');
  return [...found] as AvoidGroup[];
}

function dietOf(args: { protein: string; avoid: readonly string[] }): PlannerRecipe['diet'] {
  if (meatGroups.includes(args.protein)) return 'none';
  return args.avoid.includes('DAIRY') || args.avoid.includes('EGGS') ? 'vegetarian' : 'vegan';
}

function mainAmounts(args: { random: RandomState; isBreakfast: boolean }) {
  const { random, isBreakfast } = args;
  const kcal = (isBreakfast ? 280 : 380) + nextBelow(random, 330);
  const proteinShare = 0.16 + nextBelow(random, 20) / 100;
  const level = nextBelow(random, 10);
  const spread = nextRandom(random) / 4294967296;
  const netCarbsGrams = level < 6 ? 2 + 5 * spread : level < 9 ? 8 + 10 * spread : 18 + 16 * spread;
  return amountsOf({ kcal, proteinGrams: (kcal * proteinShare) / 4, netCarbsGrams });
}

function sideAmounts(random: RandomState) {
  const kcal = 70 + nextBelow(random, 190);
  const netCarbsGrams = 1 + nextBelow(random, 70) / 10;
  return amountsOf({ kcal, proteinGrams: 1 + nextBelow(random, 90) / 10, netCarbsGrams });
}

function amountsOf(args: { kcal: number; proteinGrams: number; netCarbsGrams: number }) {
  const proteinGrams = Math.round(args.proteinGrams * 10) / 10;
  const netCarbsGrams = Math.round(args.netCarbsGrams * 10) / 10;
  const fatGrams = Math.max(0, Math.round((args.kcal - 4 * proteinGrams - 4 * netCarbsGrams) / 9));
  return { kcal: args.kcal, proteinGrams, netCarbsGrams, fatGrams };
}

/** A few foods are in very many recipes, most in few. */
function pickFoods(random: RandomState): string[] {
  const count = 2 + nextBelow(random, 4);
  const foods = Array.from({ length: count }, () => {
    const share = nextRandom(random) / 4294967296;
    return `food-${Math.floor(foodCount ** share) - 1}`;
  });
  return [...new Set(foods)];
}

export function pick<Word>(random: RandomState, words: Weighted<Word>): Word {
  const total = words.reduce((sum, [, weight]) => sum + weight, 0);
  let left = nextBelow(random, total);
  for (const [word, weight] of words) {
    if (left < weight) return word;
    left -= weight;
  }
  throw new RangeError('nothing to pick from');
}
