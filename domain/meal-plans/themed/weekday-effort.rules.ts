import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { PlatedDay } from './dietitian-limits.rules.ts';

type Week = Readonly<{ days: readonly PlatedDay[]; text: string }>;

/**
 * Who works has little more than an hour for a lunch, and stands no longer at the stove in the
 * evening. What the kitchen calls hard waits for the weekend.
 */
const limits = {
  lunch: { active: 40, total: 65 },
  /** What is stirred together and then waits, in the fridge or the oven. */
  lunchThatWaits: { active: 20 },
  dinner: { active: 65 },
} as const;
const weekdays = 5;

export function weekdayEffortProblems({ days, text }: Week): readonly string[] {
  // Who wants to learn something at the stove, or to take their time, has it: in the evening.
  const hasTime = /\b(?:teach the hands|take their time)\b/i.test(text);
  return days.slice(0, weekdays).flatMap((day, index) => {
    const cooked = day.filter(({ isLeftover }) => isLeftover !== true);
    const lunches = mainsOf(cooked.filter(({ meal }) => meal === 'LUNCH'));
    const dinners = hasTime ? [] : mainsOf(cooked.filter(({ meal }) => meal === 'DINNER'));
    return [
      ...lunches
        .filter(isLongLunch)
        .map(({ id }) => `has ${id} for lunch, which is too much work for a weekday.`),
      ...dinners
        .filter(
          ({ times, difficulty }) =>
            times.activeMinutes > limits.dinner.active || difficulty === 'hard',
        )
        .map(({ id }) => `has ${id} for dinner, which is too much work for a weekday.`),
    ].map((problem) => `Day ${index + 1} ${problem}`);
  });
}

function isLongLunch({ times: { activeMinutes, totalMinutes } }: CompiledRecipe): boolean {
  const { lunch, lunchThatWaits } = limits;
  if (activeMinutes <= lunchThatWaits.active) return false;
  return activeMinutes > lunch.active || totalMinutes > lunch.total;
}

function mainsOf(meals: PlatedDay): readonly CompiledRecipe[] {
  return meals.flatMap(({ recipes }) => recipes.filter(({ role }) => role === 'main'));
}
