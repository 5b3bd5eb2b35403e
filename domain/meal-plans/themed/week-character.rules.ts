import { figureBeside } from '../../../lib/figure-beside.ts';
import type { Food, FoodGroup } from '../../foods/food.ts';
import type { CompiledRecipe, Cuisine } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';
import { tableOf, tablesBeside } from './meal-pairing.rules.ts';
import type { PlanPromise, PlanTheme } from './themed-plan.ts';

type Foods = ReadonlyMap<string, Pick<Food, 'costLevel' | 'group'>>;
type Week = Readonly<{
  days: readonly PlatedDay[];
  themes: readonly PlanTheme[];
  promise: Pick<PlanPromise, 'cuisines' | 'proteins' | 'diet' | 'leastLeftovers'>;
  foods: Foods;
}>;

/** What makes seven days one week that somebody wants to eat, rather than a drawer of good dishes. */
const limits = {
  /** Of tofu, tempeh or soybeans, breakfasts and leftovers counted. */
  soyMeals: { any: 3, ofAsia: 8, vegetarian: 10, vegetarianOfAKitchen: 7 },
  soyMealsOfDay: 2,
  gramsOfSoy: 50,
  leftovers: 4,
  dinnersOfOneProtein: 3,
  dinnersOfOneKitchen: 4,
  /** Fewer bore, more fill the fridge with opened packs. */
  breakfasts: { least: 3, most: 4 },
  proteinGrams: { LUNCH: 12, DINNER: 20, ofPlants: 12 },
  /** Kitchens far from each other; plain cooking goes with all. */
  tables: 2,
  gramsOfDearFood: 15,
} as const;

const soy = /^(?:tofu|silken-tofu|tempeh|edamame|black-soybean|soybean|canned-black-soybean)/;

export function weekCharacterProblems(week: Week): readonly string[] {
  return [
    ...soyProblems(week),
    ...leftoverProblems(week),
    ...freshProblems(week),
    ...dinnerProblems(week),
    ...tableProblems(week),
    ...kitchenProblems(week),
    ...manyBreakfastProblems(week),
    ...breakfastProblems(week),
    ...(week.themes.includes('BUDGET') ? dearProblems(week) : []),
  ];
}

function holdsSoy({ ingredients, servings }: CompiledRecipe): boolean {
  const grams = ingredients
    .filter(({ standing, foodId }) => standing === 'counted' && soy.test(foodId))
    .reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
  return grams / servings >= limits.gramsOfSoy;
}

/** Who chose plants or tofu eats it every day; nobody else asked for it. */
function soyProblems({ days, promise }: Week): readonly string[] {
  if (promise.diet === 'VEGAN' || promise.proteins.includes('TOFU')) return [];
  const counts = days.map((day) => day.filter(({ recipes }) => recipes.some(holdsSoy)).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = limits.soyMeals[soyKind({ promise })];
  return [
    ...(total > most ? [`The week has ${total} meals of soy, the limit is ${most}.`] : []),
    ...counts.flatMap((count, index) =>
      count > limits.soyMealsOfDay ? [`Day ${index + 1} has ${count} meals of soy.`] : [],
    ),
  ];
}

/** Kitchens with lentils, eggs, paneer and cheese of their own are not rebuilt on tofu. */
function soyKind({ promise }: Pick<Week, 'promise'>): keyof typeof limits.soyMeals {
  const isOfAsia = promise.cuisines.includes('ASIAN');
  if (promise.diet === null) return isOfAsia ? 'ofAsia' : 'any';
  return promise.cuisines.length === 0 || isOfAsia ? 'vegetarian' : 'vegetarianOfAKitchen';
}

/** Warmed-up food is a help at some lunches, and the promise of certain plans. */
function leftoverProblems({ days, themes, promise }: Week): readonly string[] {
  if (promise.leastLeftovers !== null || themes.includes('BATCH_COOKING')) return [];
  const count = days.flat().filter(({ isLeftover }) => isLeftover === true).length;
  if (count <= limits.leftovers) return [];
  return [`${count} lunches are leftovers, the limit is ${limits.leftovers}.`];
}

/** Leaves wilt and crusts turn soft; a salad of meat or pulses carried to work is another matter. */
const eatenFresh: readonly CompiledRecipe['dish'][] = ['OMELET', 'PANCAKE', 'PIZZA'];
const leaf = /lettuce|salad-leaves|arugula|watercress|frisee/;

function freshProblems({ days }: Week): readonly string[] {
  const isFresh = ({ dish, ingredients }: CompiledRecipe) =>
    eatenFresh.includes(dish) ||
    (dish === 'SALAD' &&
      ingredients.some(({ standing, foodId }) => standing === 'counted' && leaf.test(foodId)));
  return days.flatMap((day, index) =>
    day
      .filter(({ isLeftover }) => isLeftover === true)
      .flatMap(({ recipes }) => recipes.filter(isFresh))
      .map(({ id }) => `Day ${index + 1} warms up ${id}, which is eaten fresh.`),
  );
}

function dinnerProblems({ days, promise }: Week): readonly string[] {
  const dinners = days.map((day) => day.find(({ meal }) => meal === 'DINNER')?.recipes ?? []);
  const mains = dinners.flatMap((recipes) => recipes.filter(({ role }) => role === 'main'));
  const bySource = Map.groupBy(mains, ({ protein }) => protein);
  const crowded = [...bySource].filter(
    ([source, { length }]) =>
      length > limits.dinnersOfOneProtein &&
      promise.diet === null &&
      !promise.proteins.includes(source),
  );
  return [
    ...crowded.map(
      ([source, { length }]) =>
        `${length} dinners are ${source}, the limit is ${limits.dinnersOfOneProtein}.`,
    ),
    ...days.flatMap((day, index) => thinProblems({ day, index, diet: promise.diet })),
  ];
}

function thinProblems(args: {
  day: PlatedDay;
  index: number;
  diet: PlanPromise['diet'];
}): readonly string[] {
  const { day, index, diet } = args;
  return day.flatMap(({ meal, recipes }) => {
    if (meal !== 'LUNCH' && meal !== 'DINNER') return [];
    const { proteinGrams } = limits;
    const least = diet === 'VEGAN' ? proteinGrams.ofPlants : proteinGrams[meal];
    const grams = recipes.reduce(
      (sum, { nutrition }) => sum + (nutrition.nutrients.proteinGrams ?? 0),
      0,
    );
    if (grams >= least) return [];
    const told = figureBeside({ amount: grams, limit: least, digits: 0 });
    return [
      `The ${meal.toLowerCase()} of day ${index + 1} has ${told} g protein, the least is ${least}.`,
    ];
  });
}

/** A plan that promises no kitchens and no wide world stays in a corner of it. */
function tableProblems({ days, themes, promise }: Week): readonly string[] {
  if (promise.cuisines.length > 0 || themes.includes('WORLD')) return [];
  // Few dishes of each kitchen are of plants alone.
  if (promise.diet === 'VEGAN') return [];
  const found = new Set(mainsAtNoonAndNight(days).map(({ cuisine }) => tableOf(cuisine)));
  found.delete('plain');
  if (found.size <= limits.tables) return [];
  return [`The dishes come from ${found.size} parts of the world, the limit is ${limits.tables}.`];
}

/** Who promises no kitchen does not cook from one all week. */
function kitchenProblems({ days, promise }: Week): readonly string[] {
  if (promise.cuisines.length > 0) return [];
  const dinners = days.flatMap((day) =>
    day
      .filter(({ meal }) => meal === 'DINNER')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
  return [...Map.groupBy(dinners, ({ cuisine }) => cuisine)].flatMap(([cuisine, { length }]) =>
    length > limits.dinnersOfOneKitchen
      ? [`${length} dinners are ${cuisine}, the limit is ${limits.dinnersOfOneKitchen}.`]
      : [],
  );
}

const daysOfAWholeWeek = 5;

function manyBreakfastProblems({ days }: Week): readonly string[] {
  const mains = days.flatMap((day) =>
    day
      .filter(({ meal }) => meal === 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
  const { size } = new Set(mains.map(({ id }) => id));
  const { least, most } = limits.breakfasts;
  if (days.length < daysOfAWholeWeek || size === 0 || (size >= least && size <= most)) return [];
  return [`The week has ${size} different breakfasts; ${least} to ${most} are enough.`];
}

/** Oats, eggs and yogurt begin a day anywhere; ham on toast or spiced beans where the week cooks so. */
const anyMorning: readonly Cuisine[] = [
  'AMERICAN',
  'EASTERN_EUROPEAN',
  'MEDITERRANEAN',
  'NORDIC',
  'OTHER',
];

function breakfastProblems({ days }: Week): readonly string[] {
  const near = new Set(mainsAtNoonAndNight(days).flatMap(({ cuisine }) => tablesBeside(cuisine)));
  return days.flatMap((day, index) =>
    day
      .filter(({ meal }) => meal === 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'))
      .filter(({ cuisine }) => !anyMorning.includes(cuisine) && !near.has(tableOf(cuisine)))
      .map(
        ({ id }) => `Day ${index + 1} begins with ${id}, of a kitchen the week has nowhere else.`,
      ),
  );
}

function mainsAtNoonAndNight(days: readonly PlatedDay[]): readonly CompiledRecipe[] {
  return days.flatMap((day) =>
    day
      .filter(({ meal }) => meal !== 'BREAKFAST')
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main')),
  );
}

const dear = 3;
const bought: readonly FoodGroup[] = ['meat', 'poultry', 'fish', 'shellfish'];

/** Ham from Spain and lamb have no place where money is short. */
function dearProblems({ days, foods }: Week): readonly string[] {
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return [...dishes].flatMap(({ id, ingredients, servings }) =>
    ingredients
      .filter(
        ({ standing, foodId, eatenGrams }) =>
          standing === 'counted' &&
          isDear(foods.get(foodId)) &&
          eatenGrams / servings >= limits.gramsOfDearFood,
      )
      .map(({ foodId }) => `${id} has ${foodId}, too dear for a plan on a budget.`),
  );
}

function isDear(food: Pick<Food, 'costLevel' | 'group'> | undefined): boolean {
  return food?.costLevel === dear && bought.includes(food.group);
}
