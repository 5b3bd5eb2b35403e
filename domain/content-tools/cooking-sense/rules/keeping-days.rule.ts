import type { CookingRule, Finding } from '../cooking-rule.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { wholeText } from '../step-words.ts';

const days: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  'a week': 7,
  '1 week': 7,
};
const keeping =
  /(?:keeps?|kept|fridge|chilled|within)[^.]{0,40}?\b(?<time>\d+|two|three|four|five|six|seven|ten|a week|1 week)\b(?<unit> days?)?/gi;
const mostDays = { freshGarlicInOil: 4, cookedMain: 4, softEgg: 2 } as const;
/** The eggs are left out of it and cooked anew. */
const keptWithoutEgg = /without (?:the )?eggs?|\balone\b/i;
/** Eggs that are eaten at once, in a dish that is good tomorrow. */
const onlyWithoutEgg = /\b(?:without|before) (?:the |its )?eggs?\b/i;
const withEggTomorrow = /\btomorrow\b|\bwith (?:the|its) (?:firm )?eggs?\b/i;
/** The freezer alone, or "the next day", is no answer to how long. */
const saysKeeping =
  /\b(?:one|two|three|four|five|six|seven|ten|a|\d+) (?:more )?(?:days?|weeks?|months?)\b|\buntil the next day\b/i;
/** When to begin is no answer either. */
const ahead = /\b(?:up to a day|(?:a|one|two|three|\d+) days? (?:ahead|before|earlier))\b/gi;
const dry = /airtight|freez|months|jar with a tight lid|container/i;

/**
 * Raw garlic under oil is where botulism grows; cooked rice, meat and eggs keep four days, an egg with
 * a soft yolk two. What is good the day after says how long it is.
 */
export const keepingDays: CookingRule = {
  id: 'keeping-days',
  level: 'error',
  source:
    'FDA and USDA FSIS storage charts: garlic in oil 4 days at 4 °C, cooked dishes 3 to 4 days',
  find({ recipe }) {
    const { role, dish, times, ingredients } = recipe;
    const has = (pattern: RegExp) => ingredients.some(({ foodId }) => pattern.test(foodId));
    const isRawGarlicInOil = times.cookMinutes === 0 && has(/^garlic$/) && has(/-oil$/);
    const isCookedMain = role === 'main' && dish !== 'BREAD';
    if (recipe.isGoodAsLeftovers && !saysKeeping.test(wholeText(recipe).replace(ahead, ''))) {
      const message = 'It is good as leftovers, and nothing says for how long.';
      return [{ message, at: { field: 'tip' } }];
    }
    const sentences = sentencesOf(wholeText(recipe));
    if (recipe.isGoodAsLeftovers && keepsOnlyWithoutEgg(recipe)) {
      const message = 'It is good as leftovers, and keeps without its eggs only.';
      return [{ message, at: { field: 'tip' } }];
    }
    const isOfSoftEgg = recipe.risks.some((risk) => risk === 'RUNNY_EGG' || risk === 'RAW_EGG');
    const withEgg = sentences.filter((sentence) => !keptWithoutEgg.test(sentence));
    const longestOfEgg = isOfSoftEgg ? Math.max(0, ...withEgg.map(longestKeeping)) : 0;
    if (longestOfEgg > mostDays.softEgg) return tooLong(longestOfEgg, mostDays.softEgg);
    if (!isRawGarlicInOil && !isCookedMain) return [];
    const most = isRawGarlicInOil ? mostDays.freshGarlicInOil : mostDays.cookedMain;
    const longest = Math.max(0, ...sentences.map(longestKeeping));
    return longest <= most ? [] : tooLong(longest, most);
  },
};

/** Who takes it to work the next day has the egg in the box. */
function keepsOnlyWithoutEgg({ texts }: Pick<CompiledRecipe, 'texts'>): boolean {
  const tip = texts.en.tip ?? '';
  const says = tip.split('.').filter((sentence) => onlyWithoutEgg.test(sentence));
  return says.some((sentence) => longestKeeping(sentence) > 0) && !withEggTomorrow.test(tip);
}

function tooLong(told: number, most: number): readonly Finding[] {
  const message = `It is said to keep ${told} days; ${most} are the most.`;
  return [{ message, at: { field: 'tip' } }];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/[.;\n]/).filter((sentence) => !dry.test(sentence));
}

function longestKeeping(sentence: string): number {
  const found = [...sentence.matchAll(keeping)].map(({ groups }) => {
    const time = (groups?.['time'] ?? '').toLowerCase();
    if (/week/.test(time)) return days[time] ?? 0;
    return groups?.['unit'] === undefined ? 0 : (days[time] ?? Number(time));
  });
  return Math.max(0, ...found);
}
