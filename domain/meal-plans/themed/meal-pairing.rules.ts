import type { CompiledRecipe, Cuisine, Dish, Meal } from '../../recipes/recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';

/** Kitchens whose dishes share a table. */
type Table = 'south' | 'north' | 'levant' | 'india' | 'east' | 'americas' | 'plain';

const tables: Record<Cuisine, Table> = {
  AFRICAN: 'levant',
  AMERICAN: 'plain',
  ASIAN: 'east',
  EASTERN_EUROPEAN: 'north',
  FRENCH: 'south',
  INDIAN: 'india',
  ITALIAN: 'south',
  LATIN_AMERICAN: 'americas',
  MEDITERRANEAN: 'south',
  MEXICAN: 'americas',
  MIDDLE_EASTERN: 'levant',
  NORDIC: 'north',
  OTHER: 'plain',
  SPANISH: 'south',
};

/** What a cook would put beside the main of each. */
const besideMain: Record<Table, readonly Table[]> = {
  south: ['south', 'plain'],
  north: ['north', 'plain'],
  levant: ['levant'],
  india: ['india'],
  east: ['east'],
  americas: ['americas', 'plain'],
  plain: ['plain', 'south', 'north', 'americas'],
};

/** Where a kitchen's dishes are served. */
export function tableOf(cuisine: Cuisine): Table {
  return tables[cuisine];
}

/** The tables that a kitchen's dishes go with, its own among them. */
export function tablesBeside(cuisine: Cuisine): readonly Table[] {
  return besideMain[tables[cuisine]];
}

/** Neighbors across two tables. */
const neighbors: Partial<Record<Cuisine, readonly Cuisine[]>> = {
  AFRICAN: ['INDIAN', 'LATIN_AMERICAN'],
  EASTERN_EUROPEAN: ['FRENCH'],
  FRENCH: ['NORDIC'],
  LATIN_AMERICAN: ['SPANISH'],
  MEDITERRANEAN: ['MIDDLE_EASTERN', 'AFRICAN'],
  MIDDLE_EASTERN: ['MEDITERRANEAN'],
  NORDIC: ['FRENCH'],
};

/** Coleslaw and collards stay at home, mash where forks are. */
const besideAmerican: readonly Cuisine[] = ['AMERICAN', 'LATIN_AMERICAN', 'OTHER'];
const mash = /mash|celeriac-fries/;
const mashTables: readonly Cuisine[] = [
  'AMERICAN',
  'EASTERN_EUROPEAN',
  'FRENCH',
  'NORDIC',
  'OTHER',
];

/** Flatbreads go where people eat with them. */
const flatbreads: Partial<Record<Cuisine, readonly Table[]>> = {
  INDIAN: ['india', 'levant'],
  MEXICAN: ['americas', 'levant'],
};
const breadTables: readonly Table[] = ['south', 'north', 'plain'];

/** Plain enough for any plate. */
const anywhere = [
  'basic-fluffy-cauliflower-rice',
  'charred-broccoli-with-chili-and-lemon',
  'smoky-roasted-almonds',
  'cucumber-lime-and-mint-water',
  'iced-green-tea-with-lemon-and-mint',
];
/** Quench a thirst at any meal; what is sweet or hot belongs to the morning. */
const withAnyMeal = [
  'ayran-with-mint',
  'cucumber-lime-and-mint-water',
  'iced-green-tea-with-lemon-and-mint',
];

const withoutBread: readonly Dish[] = [
  'BOWL',
  'BREAD',
  'DRINK',
  'PANCAKE',
  'PIZZA',
  'PORRIDGE',
  'SANDWICH',
  'WRAP',
];
/** At noon and in the evening a loaf fills up what has a spoon or leaves, not a plate of meat. */
const besideBread: readonly Dish[] = ['SALAD', 'SOUP'];
/** One of them stands beside a main; a second one only fills the plate. */
const platesOfVegetables: readonly Dish[] = ['PAN', 'ROAST', 'SALAD', 'SIDE', 'STEW', 'STIR_FRY'];
/** What is salad, soup or eaten from the hand wants leaves or bread beside it, not a second pan. */
const besideDish: Partial<Record<Dish, readonly Dish[]>> = {
  BOWL: ['SOUP'],
  PIZZA: ['SALAD'],
  SALAD: [],
  SANDWICH: ['SALAD'],
  SOUP: ['SALAD'],
  WRAP: ['SALAD'],
};
const vegetableDishes: readonly Dish[] = [...platesOfVegetables, 'CASSEROLE', 'SOUP'];
/** Grams of saturated fat of a serving: cream beside cream. */
const rich = { main: 11, side: 7 };
/** Fried or boiled beside what has a sauce, never beside soup. */
const inPlaceOfRice = /cauliflower-(?:rice|pilau|couscous)/;
const withoutRice: readonly Dish[] = ['BOWL', 'CASSEROLE', 'OMELET', 'PANCAKE', 'SALAD', 'SOUP'];
const drunkWithout: readonly Dish[] = ['BOWL', 'DRINK', 'PORRIDGE'];

/**
 * Where a side stands beside a main that no cook would serve it with, and where a week of certain
 * kitchens has a lunch or dinner from another one, or a breakfast from the other end of the world.
 */
export function mealPairingProblems(args: {
  days: readonly PlatedDay[];
  /** What the plan promises; none promises nothing. */
  cuisines: readonly Cuisine[];
}): readonly string[] {
  const { days, cuisines } = args;
  return [
    ...days.flatMap((day, index) =>
      day.flatMap((plated) =>
        strangersOf(plated).map(([side, main]) => {
          return `Day ${index + 1} has ${side.id} beside ${main.id}.`;
        }),
      ),
    ),
    ...foreignProblems({ days, cuisines }),
  ];
}

function foreignProblems(args: {
  days: readonly PlatedDay[];
  cuisines: readonly Cuisine[];
}): readonly string[] {
  const { days, cuisines } = args;
  if (cuisines.length === 0) return [];
  const near = new Set(cuisines.flatMap((cuisine) => besideMain[tables[cuisine]]));
  const isAtHome = (meal: Meal, cuisine: Cuisine) =>
    cuisines.includes(cuisine) ||
    (meal === 'BREAKFAST' && (near.has(tables[cuisine]) || atHomeInTheMorning.includes(cuisine)));
  return days.flatMap((day, index) =>
    day.flatMap(({ meal, recipes }) =>
      recipes
        .filter(({ role, cuisine }) => role === 'main' && !isAtHome(meal, cuisine))
        .map(({ id, cuisine }) => {
          return `Day ${index + 1} has ${id} (${cuisine}) in a plan of ${cuisines.join(', ')}.`;
        }),
    ),
  );
}

/** Oats, yogurt, eggs and pancakes are breakfast in any kitchen; silken tofu and chilaquiles are not. */
const atHomeInTheMorning: readonly Cuisine[] = [
  'AMERICAN',
  'EASTERN_EUROPEAN',
  'FRENCH',
  'ITALIAN',
  'MEDITERRANEAN',
  'NORDIC',
  'OTHER',
  'SPANISH',
];

function strangersOf({ meal, recipes }: PlatedMeal) {
  const main = recipes.find(({ role }) => role === 'main');
  if (main === undefined) return [];
  const beside = recipes.filter((recipe) => recipe !== main);
  const seconds = [
    ...beside.filter(({ dish }) => dish === 'BREAD').slice(1),
    ...beside.filter(({ dish }) => platesOfVegetables.includes(dish)).slice(1),
  ];
  return beside
    .filter((side) => seconds.includes(side) || !suits({ meal, main, side }))
    .map((side) => [side, main] as const);
}

function suits(args: { meal: Meal; main: CompiledRecipe; side: CompiledRecipe }): boolean {
  const { meal, main, side } = args;
  const isBreakfast = meal === 'BREAKFAST';
  if (!isBreakfast && !suitsDish(main, side)) return false;
  const isOfTheTable =
    besideMain[tables[main.cuisine]].includes(tables[side.cuisine]) ||
    neighbors[main.cuisine]?.includes(side.cuisine) === true;
  if (side.dish === 'DESSERT')
    return !isBreakfast && (isOfTheTable || tables[side.cuisine] === 'plain');
  if (side.dish === 'DRINK') {
    if (isBreakfast ? drunkWithout.includes(main.dish) : !withAnyMeal.includes(side.id))
      return false;
    return isOfTheTable || anywhere.includes(side.id);
  }
  if (side.dish === 'BREAD') return suitsBread({ main, bread: side, isBreakfast });
  if (anywhere.includes(side.id)) return true;
  if (!isBreakfast && side.cuisine === 'AMERICAN') return besideAmerican.includes(main.cuisine);
  if (mash.test(side.id) && !mashTables.includes(main.cuisine)) return false;
  if (isBreakfast && tables[side.cuisine] === 'plain') {
    return !(main.dish === 'DRINK' && side.dish === 'BOWL');
  }
  return isOfTheTable;
}

/** Whatever the kitchen: a cook does not put gratin beside soup, or slaw beside salad. */
function suitsDish(main: CompiledRecipe, side: CompiledRecipe): boolean {
  const allowed = besideDish[main.dish];
  if (allowed !== undefined && vegetableDishes.includes(side.dish)) {
    if (!allowed.includes(side.dish)) return false;
  }
  const isWithoutRice = withoutRice.includes(main.dish) || main.protein === 'EGGS';
  if (inPlaceOfRice.test(side.id) && isWithoutRice) return false;
  const saturated = ({ nutrition }: CompiledRecipe) => nutrition.nutrients.saturatedFatGrams ?? 0;
  const isRich = saturated(main) > rich.main && saturated(side) > rich.side;
  const isCheeseBesideFish =
    side.protein === 'DAIRY' && side.dish !== 'SALAD' && /FISH/.test(main.protein);
  return side.dish === 'DESSERT' || side.dish === 'BREAD' || !(isRich || isCheeseBesideFish);
}

function suitsBread(args: {
  main: CompiledRecipe;
  bread: CompiledRecipe;
  isBreakfast: boolean;
}): boolean {
  const { main, bread, isBreakfast } = args;
  if (withoutBread.includes(main.dish)) return false;
  const table = tables[main.cuisine];
  const flat = flatbreads[bread.cuisine];
  if (flat !== undefined) return flat.includes(table);
  if (isBreakfast) return breadTables.includes(table) || table === 'levant';
  return breadTables.includes(table) && besideBread.includes(main.dish);
}
