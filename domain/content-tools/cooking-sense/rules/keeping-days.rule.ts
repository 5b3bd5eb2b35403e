import type { CookingRule, Finding } from '../cooking-rule.ts';
import type { CompiledRecipe } from '../../../recipes/recipe.ts';
import { wholeText } from '../step-words.ts';
import { whatIsLeftOfTin } from './opened-tins.rule.ts';

const days: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  a: 1,
};
const keeping =
  /(?:keeps?|kept|fridge|chilled|within)[^.]{0,40}?\b(?<time>\d+|a|two|three|four|five|six|seven|ten) (?:more )?(?<unit>day|week)s?\b/gi;
const mostDays = { freshGarlicInOil: 4, cooked: 3, fish: 2, softEgg: 2 } as const;
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
const dry = /airtight|freez|months|jar with a tight lid|container|cupboard/i;
/** A sauce or the lentils under it, without the fish. */
const partAlone = /\balone\b|\bwithout the fish\b/i;

/**
 * Raw garlic under oil is where botulism grows. Cooked food keeps two days, three where acid and salt
 * help it, fish and an egg with a soft yolk two. What is good the day after says how long it is.
 */
export const keepingDays: CookingRule = {
  id: 'keeping-days',
  level: 'error',
  source:
    'FDA and USDA FSIS storage charts: garlic in oil 4 days at 4 °C, cooked dishes 3 to 4 days, of which the editors tell 3 at most',
  find({ recipe }) {
    const unsaid = unsaidKeeping(recipe);
    if (unsaid !== null) return [{ message: unsaid, at: { field: 'tip' } }];
    const sentences = sentencesOf(wholeText(recipe));
    return limitsOf(recipe)
      .flatMap(({ most, apart }) => {
        const told = sentences.filter((sentence) => !apart?.test(sentence)).map(longestKeeping);
        const longest = Math.max(0, ...told);
        return longest <= most ? [] : [tooLong(longest, most)];
      })
      .slice(0, 1);
  },
};

function unsaidKeeping(recipe: CompiledRecipe): string | null {
  if (!recipe.isGoodAsLeftovers) return null;
  if (!saysKeeping.test(wholeText(recipe).replace(ahead, ''))) {
    return 'It is good as leftovers, and nothing says for how long.';
  }
  return keepsOnlyWithoutEgg(recipe)
    ? 'It is good as leftovers, and keeps without its eggs only.'
    : null;
}

/** How many days it may be told to keep, and what else its words may name that keeps longer. */
function limitsOf(recipe: CompiledRecipe): readonly { most: number; apart?: RegExp }[] {
  const { risks, role, protein, times, ingredients } = recipe;
  const has = (pattern: RegExp) => ingredients.some(({ foodId }) => pattern.test(foodId));
  const isOfSoftEgg = risks.some((risk) => risk === 'RUNNY_EGG' || risk === 'RAW_EGG');
  const isFish = role === 'main' && (protein === 'FISH' || protein === 'SHELLFISH');
  const isRawGarlicInOil = times.cookMinutes === 0 && has(/^garlic$/) && has(/-oil$/);
  return [
    ...(isOfSoftEgg ? [{ most: mostDays.softEgg, apart: keptWithoutEgg }] : []),
    ...(isFish ? [{ most: mostDays.fish, apart: partAlone }] : []),
    ...(isRawGarlicInOil ? [{ most: mostDays.freshGarlicInOil }] : []),
    ...(isCooked(recipe) && !isRawGarlicInOil ? [{ most: mostDays.cooked }] : []),
  ];
}

/** Mains as a whole, and what is cooked to stand beside them; bread, sweets and pickles keep longer. */
function isCooked({ role, dish, times }: CompiledRecipe): boolean {
  if (dish === 'BREAD') return false;
  return role === 'main' || (times.cookMinutes > 0 && (role === 'side' || dish === 'SAUCE'));
}

/** Who takes it to work the next day has the egg in the box. */
function keepsOnlyWithoutEgg({ texts }: Pick<CompiledRecipe, 'texts'>): boolean {
  const tip = texts.en.tip ?? '';
  const says = tip.split('.').filter((sentence) => onlyWithoutEgg.test(sentence));
  return says.some((sentence) => longestKeeping(sentence) > 0) && !withEggTomorrow.test(tip);
}

function tooLong(told: number, most: number): Finding {
  const message = `It is said to keep ${told} days; ${most} are the most.`;
  return { message, at: { field: 'tip' } };
}

function sentencesOf(text: string): readonly string[] {
  const ofDish = text.split(/[.\n]/).filter((sentence) => !whatIsLeftOfTin.test(sentence));
  return ofDish.flatMap((sentence) => sentence.split(';')).filter((part) => !dry.test(part));
}

function longestKeeping(sentence: string): number {
  const found = [...sentence.matchAll(keeping)].map(({ groups }) => {
    const time = (groups?.['time'] ?? '').toLowerCase();
    const daysOfUnit = groups?.['unit']?.toLowerCase() === 'week' ? 7 : 1;
    return (days[time] ?? Number(time)) * daysOfUnit;
  });
  return Math.max(0, ...found);
}
