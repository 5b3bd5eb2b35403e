import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

type Said = Readonly<{ days: readonly PlatedDay[]; text: string; themes: readonly PlanTheme[] }>;

/** What a plan's words say of its days and of the week as a whole, and the menu does not hold. */
export function weekWordProblems(said: Said): readonly string[] {
  return [
    ...bandWordProblems(said),
    ...proteinWordProblems(said),
    ...namedFoodProblems(said),
    ...dinnerWordProblems(said),
    ...seasonProblems(said),
    ...vesselProblems(said),
    ...minuteWordProblems(said),
  ];
}

function dayFigures(days: readonly PlatedDay[], figure: (recipe: CompiledRecipe) => number) {
  return days.map((day) =>
    day.flatMap(({ recipes }) => recipes).reduce((sum, recipe) => sum + figure(recipe), 0),
  );
}

/** "20 to 49 grams of net carbs a day" is said of each day, unless it is said of the average. */
function bandWordProblems({ days, text }: Said): readonly string[] {
  const said = /\b(\d+) to (\d+) grams of net carbs\b(?! on average)/i.exec(text);
  if (said === null) return [];
  const [least, most] = [Number(said[1]), Number(said[2])];
  return dayFigures(days, ({ nutrition }) => nutrition.netCarbsGrams ?? 0).flatMap(
    (grams, index) => {
      const shown = Math.round(grams);
      if (shown >= least && shown <= most) return [];
      return [`The plan says ${said[0]}; day ${index + 1} has ${shown}.`];
    },
  );
}

function proteinWordProblems({ days, text }: Said): readonly string[] {
  const said = /\b(?:at least|more than) (\d+) grams of protein(?! on an average| from)/i.exec(
    text,
  );
  if (said === null) return [];
  return dayFigures(days, ({ nutrition }) => nutrition.nutrients.proteinGrams ?? 0).flatMap(
    (grams, index) =>
      grams >= Number(said[1])
        ? []
        : [`The plan says ${said[0]}; day ${index + 1} has ${grams.toFixed(0)}.`],
  );
}

/** What stands behind these is what the week does without. */
const absent =
  /\b(?:no|not|never|without|instead of|in the place of|leaves?|where|cut|while|better than)\b[^.:;]*/gi;
const foodWords =
  /\b(?:almond|apple|artichoke|asparagus|avocado|bacon|bean|beef|beet|cabbage|carrot|cauliflower|chanterelle|cheese|chicken|chickpea|chili|chorizo|coconut|cod|corn|cream|dill|duck|egg|eggplant|fennel|feta|ginger|grape|halloumi|ham|herring|kimchi|lamb|leek|lemon|lemongrass|lentil|lime|mackerel|mushroom|mussel|olive|oregano|paneer|paprika|parsnip|pea|pear|plum|pork|pumpkin|radish|salmon|sardine|sausage|sesame|shrimp|spinach|squash|squid|tahini|tempeh|tofu|tomato|trout|tuna|turkey|turnip|walnut|zucchini)(?=e?s?\b)/gi;

/** Who reads of cod and radishes expects to eat some. */
function namedFoodProblems({ days, text }: Said): readonly string[] {
  const dishes = days.flat().flatMap(({ recipes }) => recipes);
  const holdings = dishes.flatMap(({ texts, ingredients }) => [
    texts.en.title.toLowerCase(),
    ...ingredients.filter(({ standing }) => standing === 'counted').map(({ foodId }) => foodId),
  ]);
  const named = new Set(
    [...text.replace(absent, '').matchAll(foodWords)].map(([food]) => food.toLowerCase()),
  );
  return [...named]
    .filter((food) => !holdings.some((holding) => new RegExp(`\\b${food}`).test(holding)))
    .map((food) => `The plan names ${food} and has none.`);
}

const meats: readonly CompiledRecipe['protein'][] = ['BEEF', 'LAMB', 'PORK', 'POULTRY'];

function dinnerWordProblems({ days, text, themes }: Said): readonly string[] {
  const meals = days.flat().filter(({ meal }) => meal !== 'BREAKFAST');
  const without = (plated: readonly PlatedMeal[], has: (recipe: CompiledRecipe) => boolean) =>
    plated.flatMap(({ recipes }) =>
      recipes.filter((recipe) => recipe.role === 'main' && !has(recipe)),
    );
  return [
    ...(/\bmeat lovers\b/i.test(text)
      ? without(meals, ({ protein }) => meats.includes(protein)).map(
          ({ id }) => `The plan is for meat lovers; ${id} has none.`,
        )
      : []),
    ...(/\bchicken for dinner\b/i.test(text)
      ? without(
          meals.filter(({ meal }) => meal === 'DINNER'),
          ({ ingredients }) => ingredients.some(({ foodId }) => /^chicken-(?!stock)/.test(foodId)),
        ).map(({ id }) => `The plan says chicken for dinner; ${id} is none.`)
      : []),
    ...(themes.includes('FAMILY')
      ? days
          .flat()
          .flatMap(({ recipes }) => recipes)
          .filter(({ ingredients }) =>
            ingredients.some(({ foodId }) => sharpFoods.includes(foodId)),
          )
          .map(({ id }) => `${id} is sharp for a table with children.`)
      : []),
  ];
}

/** What few children eat. */
const sharpFoods = ['pickled-herring', 'smoked-mackerel', 'anchovy', 'kimchi'];

/** What is not of the season that a plan is made for, fresh and in the middle of a plate. */
const outOfSeason: readonly (readonly [words: RegExp, foods: RegExp])[] = [
  [/\bwinter|cold weeks\b/i, /^(?:strawberry|melon|peach|asparagus|watermelon)/],
  [/\bharvest\b/i, /^(?:asparagus|strawberry|rhubarb|melon|watermelon)/],
  [/\bspring\b/i, /^(?:watermelon|plum|grape$|peach|butternut-squash)/],
  [/\bwarm weeks\b/i, /^(?:butternut-squash|brussels-sprout|parsnip|rutabaga)/],
];

function seasonProblems({ days, text, themes }: Said): readonly string[] {
  if (!themes.includes('SEASON')) return [];
  const strangers = outOfSeason.filter(([words]) => words.test(text)).map(([, foods]) => foods);
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return [...dishes].flatMap(({ id, ingredients }) =>
    ingredients
      .filter(({ foodId }) => strangers.some((foods) => foods.test(foodId)))
      .map(({ foodId }) => `${id} has ${foodId} out of its season.`),
  );
}

/** Kinds of vessel on the fire or in the oven; a dish of one pan needs one of them. */
const vessels: readonly RegExp[] = [
  /\b(?:pot|saucepan|casserole|steamer|steam the)\b/i,
  /\b(?:skillet|frying pan|wok|nonstick pan|large pan)\b/i,
  /\b(?:baking dish|oven dish|ovenproof dish|muffin|loaf pan)\b/i,
  /\b(?:baking sheet|sheet pan|oven tray|roasting pan)\b/i,
];

function vesselProblems({ days, text }: Said): readonly string[] {
  if (!/\bone pan\b/i.test(text)) return [];
  const meals = days.flat().filter(({ meal }) => meal !== 'BREAKFAST');
  return meals.flatMap(({ recipes }) => {
    const words = recipes.flatMap(({ steps }) => steps.map(({ texts }) => texts.en)).join(' ');
    const used = vessels.filter((vessel) => vessel.test(words)).length;
    if (used <= 1) return [];
    return [`The plan says one pan; ${recipes.map(({ id }) => id).join(' and ')} take ${used}.`];
  });
}

const weekdays = 5;

/** Sides, too: who has three quarters of an hour has them for the whole meal. */
function minuteWordProblems({ days, text }: Said): readonly string[] {
  const problemsOf = (most: number, meals: readonly PlatedMeal['meal'][]) =>
    days.slice(0, weekdays).flatMap((day, index) =>
      day
        .filter(({ meal, isLeftover }) => meals.includes(meal) && isLeftover !== true)
        .flatMap(({ recipes }) => recipes.filter(({ times }) => times.totalMinutes > most))
        .map(({ id }) => `The plan says ${most} minutes; ${id} of day ${index + 1} takes more.`),
    );
  return [
    ...(/\b(?:45 minutes|three quarters of an hour)\b/i.test(text)
      ? problemsOf(45, ['LUNCH', 'DINNER'])
      : []),
    ...(/\ban hour and a half\b/i.test(text) ? problemsOf(90, ['DINNER']) : []),
  ];
}
