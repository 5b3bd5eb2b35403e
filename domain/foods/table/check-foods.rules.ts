import type { Food, FoodGroup } from '../food.ts';

/** Parts of 100 g may add up to a little more: each is rounded or measured on its own. */
const mostGramsPer100g = 105;
/** Carbohydrate is what the other parts leave over, sugar is measured. */
const toleratedExcessGrams = 1.5;
const meatEatersGroups = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'] as const;
const animalGroups = [...meatEatersGroups, 'DAIRY', 'EGGS'] as const;
const coldCut =
  /\b(?:salami|pepperoni|chorizo|prosciutto|serrano|pastrami|mortadella|bologna|liverwurst|deli|cured beef|head cheese|(?:cooked|sliced) ham)\b|^sliced |pâté/i;
/**
 * What is eaten as it is out of the fridge, where listeria grows on it: CDC, Safer Food Choices for
 * Pregnant Women, and the Swedish Food Agency's advice on cheeses with mold.
 */
const growsListeria: Partial<Record<FoodGroup, RegExp>> = {
  fish: /smoked|kipper|gravlax|\broe\b/i,
  dairy:
    /\b(?:brie|camembert|blue|gorgonzola|roquefort|limburger|port salut|queso fresco)\b|soft goat/i,
  meat: coldCut,
  poultry: coldCut,
};

/** What cannot be true of a food, in plain sentences. */
export function foodProblems(food: Food): readonly string[] {
  return [
    ...massProblems(food),
    ...carbProblems(food),
    ...energyProblems(food),
    ...dietProblems(food),
    ...listeriaProblems(food),
  ];
}

function massProblems(food: Food): readonly string[] {
  const { nutrientsPer100g: per100g, carbBasis, id } = food;
  const fiberGrams = carbBasis === 'available' ? (per100g.fiberGrams ?? 0) : 0;
  const parts = [per100g.proteinGrams, per100g.fatGrams, per100g.carbohydrateGrams, fiberGrams];
  const all = [...parts, per100g.waterGrams, per100g.alcoholGrams].map((grams) => grams ?? 0);
  const totalGrams = all.reduce((total, grams) => total + grams, 0);
  if (totalGrams <= mostGramsPer100g) return [];
  return [`The parts of 100 g of ${id} add up to ${totalGrams.toFixed(0)} g.`];
}

function carbProblems(food: Food): readonly string[] {
  const { carbohydrateGrams, fiberGrams, sugarGrams } = food.nutrientsPer100g;
  if (carbohydrateGrams === null) return [`The carbohydrate of ${food.id} is unknown.`];
  const problems: string[] = [];
  if (food.carbBasis === 'total' && (fiberGrams ?? 0) > carbohydrateGrams + toleratedExcessGrams) {
    problems.push(`${food.id} has more fibre than carbohydrate: is its carb basis "available"?`);
  }
  if ((sugarGrams ?? 0) > carbohydrateGrams + toleratedExcessGrams) {
    problems.push(`${food.id} has more sugar than carbohydrate.`);
  }
  if (food.carbBasis === 'unknown') {
    problems.push(`Whether the carbohydrate of ${food.id} includes its fibre is unknown.`);
  }
  return problems;
}

function energyProblems(food: Food): readonly string[] {
  const { energyKcal } = food.nutrientsPer100g;
  if (energyKcal === null) return [`The energy of ${food.id} is unknown.`];
  return energyKcal > 905
    ? [`${food.id} has ${energyKcal} kcal per 100 g, more than pure fat.`]
    : [];
}

function dietProblems({ id, diet, avoidGroups }: Food): readonly string[] {
  const forbidden: readonly string[] =
    diet === 'vegan' ? animalGroups : diet === 'vegetarian' ? meatEatersGroups : [];
  const found = avoidGroups.filter((group) => forbidden.includes(group));
  return found.map((group) => `${id} is ${diet} and yet ${group}.`);
}

/** Who is pregnant reads of it on every page of a recipe with such a food. */
function listeriaProblems({ id, group, names, labelChecks }: Food): readonly string[] {
  const isRisky = growsListeria[group]?.test(names.en.singular) ?? false;
  if (!isRisky || labelChecks.includes('LISTERIA')) return [];
  return [`Listeria grows in ${id}: say LISTERIA in allergens.csv.`];
}
