import { figureBeside } from '../../../lib/figure-beside.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay, PlatedMeal } from './dietitian-limits.rules.ts';
import { childrenProblems } from './children-at-the-table.rules.ts';
import { listedProblems } from './listed-foods.rules.ts';
import { seasonProblems } from './season-of-a-week.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

type Said = Readonly<{ days: readonly PlatedDay[]; text: string; themes: readonly PlanTheme[] }>;

/** What a plan's words say of its days and of the week as a whole, and the menu does not hold. */
export function weekWordProblems(said: Said): readonly string[] {
  return [
    ...bandWordProblems(said),
    ...proteinWordProblems(said),
    ...namedFoodProblems(said),
    ...withoutProblems(said),
    ...dinnerWordProblems(said),
    ...childrenProblems(said),
    ...seasonProblems(said),
    ...vesselProblems(said),
    ...minuteWordProblems(said),
    ...weekendProblems(said),
    ...grillProblems(said),
    ...teachingProblems(said),
    ...fishProblems(said),
    ...listedProblems(said),
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
  const least = Number(said[1]);
  return dayFigures(days, ({ nutrition }) => nutrition.nutrients.proteinGrams ?? 0).flatMap(
    (grams, index) => {
      if (grams >= least) return [];
      const told = figureBeside({ amount: grams, limit: least, digits: 0 });
      return [`The plan says ${said[0]}; day ${index + 1} has ${told}.`];
    },
  );
}

/** What stands behind these is what the week does without. */
const absent =
  /\b(?:no|not|never|without|instead of|in the place of|leaves?|where|cut|while|better than)\b[^.:;]*/gi;
const foodWords =
  /\b(?:almond|apple|artichoke|asparagus|avocado|bacon|bean|beef|beet|burger|cabbage|carrot|cauliflower|celeriac|chanterelle|cheese|chicken|chickpea|chili|chorizo|coconut|cod|corn|cream|dill|duck|egg|eggplant|fennel|feta|ginger|grape|gratin|halloumi|ham|hazelnut|herring|kale|kimchi|lamb|leek|lemon|lemongrass|lentil|lime|mackerel|meatball|mushroom|mussel|oat|olive|omelet|oregano|pancake|paneer|paprika|parsnip|pea|pear|pizza|plantain|plum|pork|potato|pumpkin|quinoa|radish|raspberry|rhubarb|rice|salmon|sardine|sausage|sesame|shrimp|spinach|squash|squid|strawberry|taco|tahini|tempeh|tofu|tomato|trout|tuna|turkey|turnip|walnut|zucchini)(?=e?s?\b)/gi;

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

/** What a description says the week does without, and the foods that would break it. */
const withouts: readonly (readonly [words: RegExp, foods: RegExp])[] = [
  [/\b(?:no|without) potatoes\b/i, /^potato(?:-|$)/],
  [/\bwithout corn tortillas\b/i, /^corn-tortilla/],
  [/\bwithout (?:ordinary )?bread\b/i, /(?:^|-)bread$|^(?:wholewheat-)?pita$/],
  [/\b(?:without|place of)\b[^.:;]*\bpasta\b/i, /^(?:\w+-)*pasta-/],
  [/\b(?:instead of|where) rice\b/i, /^(?:brown|white|wild)-rice/],
];

function withoutProblems({ days, text }: Said): readonly string[] {
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return withouts.flatMap(([words, foods]) => {
    const said = words.exec(text)?.[0];
    if (said === undefined) return [];
    return [...dishes].flatMap(({ id, ingredients }) =>
      ingredients
        .filter(({ standing, foodId }) => standing === 'counted' && foods.test(foodId))
        .map(({ foodId }) => `The plan says "${said}"; ${id} has ${foodId}.`),
    );
  });
}

const meats: readonly CompiledRecipe['protein'][] = ['BEEF', 'LAMB', 'PORK', 'POULTRY'];

function dinnerWordProblems({ days, text }: Said): readonly string[] {
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
  ];
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
    const cooked = recipes.filter(({ role, times }) => role === 'side' && times.cookMinutes > 0);
    if (cooked.length > 0) {
      return cooked.map(({ id }) => `The plan says one pan; ${id} takes another.`);
    }
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

const minutesOfASlowPot = 120;

/** A plan whose pots simmer for hours at the weekend has one on the stove then. */
function weekendProblems({ days, text }: Said): readonly string[] {
  if (!/\bat the weekend a pot simmers for hours\b/i.test(text)) return [];
  return days.slice(weekdays).flatMap((day, index) => {
    const mains = day
      .filter(({ meal, isLeftover }) => meal === 'DINNER' && isLeftover !== true)
      .flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
    return mains
      .filter(({ times }) => times.totalMinutes < minutesOfASlowPot)
      .map(({ id }) => `A pot simmers for hours; ${id} of day ${weekdays + index + 1} does not.`);
  });
}

/** "Most evenings" are more than half of them. */
function grillProblems({ days, text }: Said): readonly string[] {
  if (!/\bfrom the grill on most evenings\b/i.test(text)) return [];
  const grilled = days.filter((day) =>
    day.some(
      ({ meal, recipes }) => meal === 'DINNER' && recipes.some(({ dish }) => dish === 'GRILL'),
    ),
  );
  if (grilled.length > days.length / 2) return [];
  return [`The plan says most evenings; ${grilled.length} dinners come from the grill.`];
}

/** Who wants to learn something at the stove does not fry eggs: more dinners than not are no easy ones. */
function teachingProblems({ days, text }: Said): readonly string[] {
  if (!/\bteach the hands\b/i.test(text)) return [];
  const dinners = days.flatMap((day) => day.filter(({ meal }) => meal === 'DINNER'));
  const easy = dinners.filter(({ recipes }) =>
    recipes.every(({ difficulty }) => difficulty === 'beginner' || difficulty === 'easy'),
  );
  if (easy.length < dinners.length / 2) return [];
  return [`The plan says that dinners teach something; ${easy.length} of them are easy.`];
}

function fishProblems({ days, text }: Said): readonly string[] {
  if (!/\bfish on at least two evenings\b/i.test(text)) return [];
  const count = days.filter((day) =>
    day.some(
      ({ meal, recipes }) =>
        meal === 'DINNER' && recipes.some(({ protein }) => /FISH/.test(protein)),
    ),
  ).length;
  if (count >= 2) return [];
  return [`The plan says fish on two evenings; ${count} dinners are of it.`];
}
