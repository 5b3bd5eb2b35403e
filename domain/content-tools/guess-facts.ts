import type { Food } from '../foods/food.ts';
import { gramsOf } from '../foods/figures/weigh.rules.ts';
import type { IngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import { cuisines, dishes } from '../recipes/recipe.ts';
import type { Cuisine, Dish, Meal, ProteinSource, RecipeRole } from '../recipes/recipe.ts';

export type GuessedFacts = Readonly<{
  cuisine: Cuisine;
  dish: Dish;
  protein: ProteinSource;
  meals: readonly Meal[];
  role: RecipeRole;
}>;

/** From the words of the recipe and what is in it. An editor confirms every one of them. */
export function guessFacts(args: {
  title: string;
  words: readonly string[];
  lines: readonly IngredientLine[];
  foods: ReadonlyMap<string, Food>;
}): GuessedFacts {
  const words = args.words.join(' ');
  // The title says what it is; its category may be "Dinner".
  const dish = firstOf(dishWords, args.title) ?? firstOf(dishWords, words) ?? 'PAN';
  return {
    cuisine:
      ownWord(cuisines, args.words) ?? firstOf(cuisineWords, `${words} ${args.title}`) ?? 'OTHER',
    dish: ownWord(dishes, args.words) ?? dish,
    protein: mainProtein(args),
    meals: mealsOf(words),
    role: roleOf({ dish, words }),
  };
}

type WordTable<Value> = readonly (readonly [RegExp, Value])[];

const cuisineWords: WordTable<Cuisine> = [
  [/\b(?:tex-?mex|mexic\w*)\b/i, 'MEXICAN'],
  [/\b(?:ital\w+|toscan\w*)\b/i, 'ITALIAN'],
  [/\b(?:french|franc[eé]\w*|fransk\w*)\b/i, 'FRENCH'],
  [/\b(?:spanish|español\w*|spansk\w*)\b/i, 'SPANISH'],
  [/\b(?:india\w*|hindú|indisk\w*)/i, 'INDIAN'],
  [/\b(?:greek|mediterr\w+|griego|grekisk\w*|medelhav\w*)/i, 'MEDITERRANEAN'],
  [/\b(?:thai\w*|chin\w+|japan\w*|korea\w*|vietnam\w*|asia\w*|asiatisk\w*|kinesisk\w*)/i, 'ASIAN'],
  [/\b(?:swed\w+|nordic|scandinav\w*|norweg\w*|danish|finnish|svensk\w*|nordisk\w*)/i, 'NORDIC'],
  [/\b(?:middle[ -]eastern|leban\w*|turk\w+|persian|israel\w*)/i, 'MIDDLE_EASTERN'],
  [/\b(?:brazil\w*|peru\w*|argentin\w*|cuban|latin\w*)/i, 'LATIN_AMERICAN'],
  [/\b(?:polish|russian|hungar\w*|ukrain\w*|eastern european)/i, 'EASTERN_EUROPEAN'],
  [/\b(?:afric\w+|ethiop\w*|morocc\w*)/i, 'AFRICAN'],
  [/\b(?:america\w*|southern|cajun)/i, 'AMERICAN'],
];

const dishWords: WordTable<Dish> = [
  [/soup|chowder|bisque|gazpacho|sopa|crema de|soppa/i, 'SOUP'],
  [/salad|slaw|ensalada|sallad/i, 'SALAD'],
  [/stir[ -]?fry|salteado|wok/i, 'STIR_FRY'],
  [/stew|curry|chili\b|chilli\b|ragout|goulash|guiso|estofado|gryta/i, 'STEW'],
  [/pizza/i, 'PIZZA'],
  [/pancake|crepe|crêpe|waffle|tortitas|pannkak/i, 'PANCAKE'],
  [/omelet|frittata|tortilla española|omelett/i, 'OMELET'],
  [/porridge|oatmeal|noats|gachas|gröt/i, 'PORRIDGE'],
  [/wrap|taco|burrito|fajita/i, 'WRAP'],
  [/sandwich|burger|toast|bocadillo|smörgås/i, 'SANDWICH'],
  [/bread|bun\b|roll\b|cracker|\bpan de\b|bröd/i, 'BREAD'],
  [/smoothie|shake|latte|drink|bebida|dryck/i, 'DRINK'],
  [/sauce|dressing|dip\b|mayonnaise|pesto|salsa|sås/i, 'SAUCE'],
  [
    /cake|cookie|brownie|pudding|dessert|ice cream|mousse|postre|pastel|tarta|efterrätt|kaka/i,
    'DESSERT',
  ],
  [/casserole|gratin|lasagn|moussaka|cazuela|gratäng/i, 'CASSEROLE'],
  [/bowl|bol\b|skål/i, 'BOWL'],
  [/grill|bbq|barbecue|kebab|skewer|parrilla/i, 'GRILL'],
  [/roast|asado|ugnsstekt|helstekt/i, 'ROAST'],
  [/bake|muffin|quiche|pie\b|al horno|paj\b/i, 'BAKE'],
  [/snack|bites|fat bomb|aperitivo|tilltugg/i, 'SNACK'],
  [/side dish|side\b|mash|guarnición|tillbehör/i, 'SIDE'],
];

function firstOf<Value>(table: WordTable<Value>, text: string): Value | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Our own words come back from our own export. */
function ownWord<Value extends string>(values: readonly Value[], words: readonly string[]) {
  const spoken = words.map((word) => word.toUpperCase().replaceAll(/[\s-]/g, '_'));
  return values.find((value) => spoken.includes(value)) ?? null;
}

function mealsOf(words: string): readonly Meal[] {
  const meals: Meal[] = [];
  if (/breakfast|brunch|desayuno|frukost/i.test(words)) meals.push('BREAKFAST');
  if (/\blunch|almuerzo|comida/i.test(words)) meals.push('LUNCH');
  if (/dinner|supper|main|cena|middag/i.test(words)) meals.push('DINNER');
  return meals.length === 0 ? ['LUNCH', 'DINNER'] : meals;
}

function roleOf({ dish, words }: { dish: Dish; words: string }): RecipeRole {
  if (dish === 'SIDE' || /side dish|guarnición|tillbehör/i.test(words)) return 'side';
  const extras: readonly Dish[] = ['BREAD', 'DESSERT', 'DRINK', 'SAUCE', 'SNACK'];
  return extras.includes(dish) ? 'extra' : 'main';
}

/** Of what weighs the most protein. */
function mainProtein(args: {
  lines: readonly IngredientLine[];
  foods: ReadonlyMap<string, Food>;
}): ProteinSource {
  const grams = new Map<ProteinSource, number>();
  for (const { foodId, amount, unit, label } of args.lines) {
    const food = args.foods.get(foodId);
    const source = food === undefined || label === 'or' ? null : proteinSourceOf(food);
    if (food === undefined || source === null) continue;
    const weight = gramsOf({ food, amount, unit }) ?? 0;
    const protein = (weight * (food.nutrientsPer100g.proteinGrams ?? 0)) / 100;
    grams.set(source, (grams.get(source) ?? 0) + protein);
  }
  return [...grams].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'NONE';
}

function proteinSourceOf({ id, avoidGroups, group }: Food): ProteinSource | null {
  if (/tofu|tempeh/.test(id)) return 'TOFU';
  if (group === 'legumes') return 'LEGUMES';
  return avoidGroups.find((each) => each !== 'SOY') ?? null;
}
