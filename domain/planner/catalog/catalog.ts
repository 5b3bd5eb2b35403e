import { addBit, createBitset, type Bitset } from '../../../lib/bitset.ts';
import {
  avoidGroups,
  meals,
  roles,
  type AvoidGroup,
  type CookingTime,
  type PlannerRecipe,
} from '../types.ts';
import {
  clockMinutes,
  commonFoodShare,
  cookingMinutes,
  madeAheadWaitMinutes,
  oddPairs,
  unnoticedDishes,
  weights,
} from '../weights.ts';

/**
 * Recipes compiled once per content version into columns and bitsets, in order of id: whatever
 * order they came in, the same recipes give the same plans. Treat as opaque outside this folder.
 */
export interface Catalog {
  readonly recipes: readonly PlannerRecipe[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly role: Uint8Array;
  /** Bit per meal: 1 breakfast, 2 lunch, 4 dinner. */
  readonly mealBits: Uint8Array;
  readonly kcal: Float64Array;
  readonly proteinGrams: Float64Array;
  readonly netCarbsGrams: Float64Array;
  readonly vegetableGrams: Float64Array;
  readonly fiberGrams: Float64Array;
  readonly saturatedFatGrams: Float64Array;
  readonly saltGrams: Float64Array;
  /** At the board and the stove. */
  readonly activeMinutes: Float64Array;
  /** On the day itself: of a breakfast made the evening before no more than its active ones. */
  readonly clockMinutes: Float64Array;
  readonly costLevel: Float64Array;
  readonly isLeftoverSafe: Uint8Array;
  readonly isVeganMain: Uint8Array;
  /** The part of a recipe's cost that is the same for every member. */
  readonly sharedCost: Float64Array;
  readonly satietyCost: Float64Array;
  /** With what stands for unknown ones. */
  readonly rating: Float64Array;
  readonly satiety: Float64Array;
  /** What buying all its foods for it alone costs. */
  readonly foodCost: Float64Array;
  readonly cuisine: Words;
  readonly dish: Words;
  /** The dish where it says what is eaten; `NONE` for mere ways of cooking. */
  readonly kind: Words;
  readonly protein: Words;
  /** By dish: a bit of its own, and as a side the bits of dishes it does not go with. */
  readonly dishBits: Int32Array;
  readonly oddDishes: Int32Array;
  readonly foods: FoodLists;
  readonly filters: Filters;
}

/** A text column as small numbers. */
export interface Words {
  readonly words: readonly string[];
  readonly ofRecipe: Uint16Array;
}

/** Foods of recipe i: `list` from `start[i]` up to `start[i + 1]`. */
interface FoodLists {
  readonly ids: readonly string[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly weights: Float64Array;
  readonly start: Int32Array;
  readonly list: Uint16Array;
}

interface Filters {
  /** By role × 3 + meal. */
  readonly byPlace: readonly Bitset[];
  readonly contains: Readonly<Record<AvoidGroup, Bitset>>;
  readonly vegetarian: Bitset;
  readonly vegan: Bitset;
  readonly premium: Bitset;
  /** By difficulty 0 to 3: at most that hard. */
  readonly difficultyAtMost: readonly Bitset[];
  /** What a free day has time for. */
  readonly weekendTime: Readonly<Record<CookingTime, Bitset>>;
}

export function compileCatalog(unordered: readonly PlannerRecipe[]): Catalog {
  const recipes = unordered.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  for (const recipe of recipes) refuseUnusable(recipe);
  const indexById = new Map(recipes.map((recipe, index) => [recipe.id, index]));
  if (indexById.size < recipes.length) throw new RangeError('planner: a recipe id occurs twice');
  const dish = compileWords(recipes.map((recipe) => recipe.dish));
  const foods = compileFoods(recipes);
  return {
    recipes,
    indexById,
    role: Uint8Array.from(recipes, (recipe) => roles.indexOf(recipe.role)),
    mealBits: Uint8Array.from(recipes, mealBitsOf),
    kcal: Float64Array.from(recipes, (recipe) => recipe.kcal),
    proteinGrams: Float64Array.from(recipes, (recipe) => recipe.proteinGrams),
    netCarbsGrams: Float64Array.from(recipes, (recipe) => recipe.netCarbsGrams),
    vegetableGrams: Float64Array.from(recipes, (recipe) => recipe.vegetableGrams),
    fiberGrams: Float64Array.from(recipes, (recipe) => recipe.fiberGrams),
    saturatedFatGrams: Float64Array.from(recipes, (recipe) => recipe.saturatedFatGrams),
    saltGrams: Float64Array.from(recipes, (recipe) => recipe.saltGrams),
    activeMinutes: Float64Array.from(recipes, (recipe) => recipe.activeMinutes),
    clockMinutes: Float64Array.from(recipes, clockMinutesOf),
    costLevel: Float64Array.from(recipes, (recipe) => recipe.costLevel),
    isLeftoverSafe: Uint8Array.from(recipes, (recipe) => (recipe.leftoverSafe ? 1 : 0)),
    isVeganMain: Uint8Array.from(recipes, (recipe) => (isVeganMain(recipe) ? 1 : 0)),
    sharedCost: Float64Array.from(recipes, sharedCostOf),
    satietyCost: Float64Array.from(recipes, satietyCostOf),
    rating: Float64Array.from(recipes, starsOf),
    satiety: Float64Array.from(recipes, satietyOf),
    foodCost: Float64Array.from(recipes, (_, index) => foodCostOf({ foods, index })),
    cuisine: compileWords(recipes.map((recipe) => recipe.cuisine)),
    dish,
    dishBits: Int32Array.from(dish.words, (word) => bitOfDish(word)),
    oddDishes: Int32Array.from(dish.words, (word) =>
      (oddPairs[word] ?? []).reduce((bits, odd) => bits | bitOfDish(odd), 0),
    ),
    kind: compileWords(recipes.map(kindOfDish)),
    protein: compileWords(recipes.map((recipe) => recipe.protein)),
    foods,
    filters: compileFilters(recipes),
  };
}

/** A figure that is not a number would poison every sum: the caller leaves such recipes out. */
function refuseUnusable(recipe: PlannerRecipe): void {
  const { kcal, proteinGrams, netCarbsGrams, vegetableGrams, costLevel } = recipe;
  const { activeMinutes, totalMinutes } = recipe;
  const { fiberGrams, saturatedFatGrams, saltGrams } = recipe;
  const grams = [proteinGrams, netCarbsGrams, vegetableGrams, fiberGrams, saturatedFatGrams];
  const figures = [kcal, ...grams, saltGrams, activeMinutes, totalMinutes, costLevel];
  const isSound = figures.every((figure) => Number.isFinite(figure) && figure >= 0);
  if (isSound && activeMinutes <= totalMinutes) return;
  throw new RangeError(`planner: recipe ${recipe.id} has a figure that is negative or no number`);
}

function isVeganMain({ role, diet }: PlannerRecipe): boolean {
  return role === 'main' && diet === 'vegan';
}

function mealBitsOf(recipe: PlannerRecipe): number {
  return recipe.meals.reduce((bits, meal) => bits | (1 << meals.indexOf(meal)), 0);
}

function sharedCostOf(recipe: PlannerRecipe): number {
  return costOfStars(starsOf(recipe)) + timeCostOf(recipe) + mealProteinCostOf(recipe);
}

function timeCostOf(recipe: PlannerRecipe): number {
  const { activeMinutes } = recipe;
  const waiting = clockMinutesOf(recipe) - activeMinutes;
  const { hourOfCooking, hourOfWaiting } = weights;
  return (hourOfCooking.value * activeMinutes + hourOfWaiting.value * waiting) / 60;
}

function clockMinutesOf({ meals: fits, activeMinutes, totalMinutes }: PlannerRecipe): number {
  const isMadeAhead =
    fits.includes('BREAKFAST') && totalMinutes - activeMinutes >= madeAheadWaitMinutes;
  return isMadeAhead ? activeMinutes : totalMinutes;
}

function starsOf({ rating }: PlannerRecipe): number {
  return Math.min(Math.max(rating ?? weights.ratingUnknown.value, 1), 5);
}

/** Of 1 to 5 stars. */
export function costOfStars(stars: number): number {
  return (weights.rating.value * (5 - stars)) / 4;
}

/** Breakfasts are smaller, and sides need none. */
function mealProteinCostOf({ role, meals: fits, proteinGrams }: PlannerRecipe): number {
  const isMeal = role === 'main' && (fits.includes('LUNCH') || fits.includes('DINNER'));
  const share = isMeal ? proteinGrams / weights.proteinOfMealFrom.value : 1;
  return share < 1 ? weights.proteinOfMealShort.value * (1 - share) : 0;
}

/** Only dishes that something does not go with need one. */
const pickyDishes = [...new Set(Object.values(oddPairs).flat())];

function bitOfDish(dish: string): number {
  const place = pickyDishes.indexOf(dish);
  return place < 0 ? 0 : 1 << place;
}

function kindOfDish({ dish }: PlannerRecipe): string {
  return unnoticedDishes.includes(dish) ? 'NONE' : dish;
}

function satietyOf({ satiety }: PlannerRecipe): number {
  return satiety ?? weights.satietyUnknown.value;
}

function satietyCostOf(recipe: PlannerRecipe): number {
  return weights.satietyMissed.value * (1 - satietyOf(recipe) / 100);
}

/** Word 0 is always `NONE`, so that "no protein source" needs no lookup. */
function compileWords(texts: readonly string[]): Words {
  const indexByWord = new Map([['NONE', 0]]);
  const ofRecipe = Uint16Array.from(texts, (text) => {
    if (!indexByWord.has(text)) indexByWord.set(text, indexByWord.size);
    return indexByWord.get(text)!;
  });
  return { words: [...indexByWord.keys()], ofRecipe };
}

function compileFoods(recipes: readonly PlannerRecipe[]): FoodLists {
  const perishable = new Set(recipes.flatMap((recipe) => recipe.perishables));
  const ids = [...perishable.union(new Set(recipes.flatMap(({ keeps }) => keeps)))].toSorted();
  const indexById = new Map(ids.map((id, index) => [id, index]));
  const start = new Int32Array(recipes.length + 1);
  const list: number[] = [];
  recipes.forEach(({ perishables, keeps }, index) => {
    for (const id of new Set([...perishables, ...keeps])) list.push(indexById.get(id)!);
    start[index + 1] = list.length;
  });
  const uses = new Int32Array(ids.length);
  for (const food of list) uses[food]! += 1;
  const weightOf = (id: string, index: number) =>
    perishable.has(id) ? perishableWeight(uses[index]! / recipes.length) : weights.keptFood.value;
  return {
    ids,
    indexById,
    weights: Float64Array.from(ids, weightOf),
    start,
    list: Uint16Array.from(list),
  };
}

function foodCostOf(args: { foods: FoodLists; index: number }): number {
  const { start, list, weights: costs } = args.foods;
  const used = list.subarray(start[args.index], start[args.index + 1]);
  return used.reduce((sum, food) => sum + costs[food]!, 0);
}

function perishableWeight(shareOfRecipes: number): number {
  const commonness = Math.min(1, shareOfRecipes / commonFoodShare);
  const { perishableRare: rare, perishableCommon: common } = weights;
  return rare.value - (rare.value - common.value) * commonness;
}

function compileFilters(recipes: readonly PlannerRecipe[]): Filters {
  const bitsOf = (matches: (recipe: PlannerRecipe) => boolean): Bitset => {
    const bits = createBitset(recipes.length);
    recipes.forEach((recipe, index) => {
      if (matches(recipe)) addBit(bits, index);
    });
    return bits;
  };
  const containing = (group: AvoidGroup) => bitsOf((recipe) => recipe.avoid.includes(group));
  const fitsWeekend = (time: CookingTime) =>
    bitsOf(
      (recipe) =>
        recipe.activeMinutes <= cookingMinutes[time].weekend &&
        clockMinutesOf(recipe) <= clockMinutes[time].weekend,
    );
  const places = roles.flatMap((role) => meals.map((meal) => ({ role, meal })));
  return {
    byPlace: places.map(({ role, meal }) =>
      bitsOf((recipe) => recipe.role === role && recipe.meals.includes(meal)),
    ),
    contains: Object.fromEntries(avoidGroups.map((group) => [group, containing(group)])) as Record<
      AvoidGroup,
      Bitset
    >,
    vegetarian: bitsOf((recipe) => recipe.diet !== 'none'),
    vegan: bitsOf((recipe) => recipe.diet === 'vegan'),
    premium: bitsOf((recipe) => recipe.premium),
    difficultyAtMost: [0, 1, 2, 3].map((most) => bitsOf((recipe) => recipe.difficulty <= most)),
    weekendTime: {
      minimal: fitsWeekend('minimal'),
      average: fitsWeekend('average'),
      plenty: fitsWeekend('plenty'),
    },
  };
}
