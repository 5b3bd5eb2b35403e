import type { PlatedDay } from './dietitian-limits.rules.ts';
import type { PlanTheme } from './themed-plan.ts';

type Said = Readonly<{ days: readonly PlatedDay[]; text: string; themes: readonly PlanTheme[] }>;

/** Where a plan of a season has what its weeks do not grow, or nobody wants then. */
export function seasonProblems(said: Said): readonly string[] {
  if (!said.themes.includes('SEASON')) return [];
  return [...outOfSeasonProblems(said), ...ofSeasonProblems(said), ...coldProblems(said)];
}

/** What is not of the season that a plan is made for, fresh and in the middle of a plate. */
const outOfSeason: readonly (readonly [words: RegExp, foods: RegExp])[] = [
  [/\bwinter|cold weeks\b/i, /^(?:strawberry|melon|peach|asparagus|watermelon)/],
  [/\bharvest\b/i, /^(?:asparagus|strawberry|rhubarb|melon|watermelon)/],
  [/\bspring\b/i, /^(?:watermelon|melon|pear$|plum|grape$|peach|butternut-squash|eggplant)/],
  [
    /\bwarm weeks\b/i,
    /^(?:butternut-squash|brussels-sprout|cranberry|lingonberry|parsnip|rutabaga)/,
  ],
  [/\blate summer\b/i, /^(?:asparagus|rhubarb|brussels-sprout|celeriac|parsnip|rutabaga|turnip)/],
];

/** What its season is eaten for. */
const ofSeason: readonly (readonly [words: RegExp, foods: RegExp])[] = [
  [
    /\bharvest\b/i,
    /^(?:apple|beet|brussels|butternut|cabbage|carrot|celeriac|celery-root|chanterelle|grape|kale|leek|mushroom|napa-cabbage|parsnip|pear|plum|portobello|pumpkin|red-cabbage|rutabaga|savoy|sweet-potato|turnip|white-cabbage)/,
  ],
  [
    /\bspring\b/i,
    /^(?:artichoke|asparagus|chive|dill|green-pea|leek|mint|radish|rhubarb|snow-pea|spinach|sugar-snap|watercress)/,
  ],
  [
    /\blate summer\b/i,
    /^(?:basil|bell-pepper|cherry-tomato|cucumber|eggplant|green-bean|peach|plum|sweetcorn|swiss-chard|tomato|zucchini)/,
  ],
  [
    /\bwarm weeks\b/i,
    /^(?:arugula|basil|bell-pepper|cherry-tomato|cucumber|eggplant|lettuce|melon|mint|peach|radish|red-bell-pepper|romaine|tomato|zucchini)/,
  ],
];
const shareOfSeason = 2 / 3;
const gramsOfSeason = 5;

function ofSeasonProblems({ days, text }: Said): readonly string[] {
  const meals = days.flat().filter(({ meal }) => meal !== 'BREAKFAST');
  return ofSeason
    .filter(([words]) => words.test(text))
    .flatMap(([words, foods]) => {
      const held = meals.filter(({ recipes }) =>
        recipes.some(({ ingredients, servings }) =>
          ingredients.some(
            ({ standing, foodId, eatenGrams }) =>
              standing === 'counted' &&
              foods.test(foodId) &&
              eatenGrams / servings >= gramsOfSeason,
          ),
        ),
      );
      if (held.length >= meals.length * shareOfSeason) return [];
      return [
        `${held.length} of ${meals.length} lunches and dinners are of the season (${words.source}).`,
      ];
    });
}

function outOfSeasonProblems({ days, text }: Said): readonly string[] {
  const strangers = outOfSeason.filter(([words]) => words.test(text)).map(([, foods]) => foods);
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return [...dishes].flatMap(({ id, ingredients }) =>
    ingredients
      .filter(({ foodId }) => strangers.some((foods) => foods.test(foodId)))
      .map(({ foodId }) => `${id} has ${foodId} out of its season.`),
  );
}

/** Nobody begins a dark morning with ice. */
function coldProblems({ days, text }: Said): readonly string[] {
  if (!/\b(?:winter|cold weeks)\b/i.test(text)) return [];
  const dishes = new Set(days.flat().flatMap(({ recipes }) => recipes));
  return [...dishes]
    .filter(({ texts }) => /\b(?:iced|chilled|gazpacho|smoothie|shake)\b/i.test(texts.en.title))
    .map(({ id }) => `${id} is cold, and so are the weeks of the plan.`);
}
