import { isAsLong } from '../../../recipes/ingredients/step-waits.rules.ts';
import { timerText } from '../../../recipes/files/timer-text.rules.ts';
import type { RecipeStep } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';
import { timedWaits, type TimedWait } from '../timed-waits.ts';

/** What is done more than once may have a timer for each time. */
const isDoneAgain = /\b(?:batch|each|same|first .* then)/i;

/**
 * Each wait that a step names has a timer, also of seconds, and every timer a wait that is named: in the
 * order of the words, and of a range the shorter, for then the cook looks.
 */
export const namedWaits: CookingRule = {
  id: 'named-waits',
  level: 'error',
  source: editors,
  find({ recipe }) {
    return recipe.steps.flatMap((entry, step) =>
      problemsOf(entry).map((message) => ({ message, at: { step } })),
    );
  },
};

function problemsOf({ texts, timerMinutes, laterTimerMinutes = [] }: RecipeStep): string[] {
  const waits = timedWaits(texts.en, 'en');
  const timers = [timerMinutes ?? [], laterTimerMinutes].flat();
  const problems: string[] = [];
  for (const wait of waits) {
    const [next] = timers;
    if (next !== undefined && isAsLong(next, wait.minutes)) {
      timers.shift();
      if (isDoneAgain.test(texts.en) && !isNamedLater({ wait, waits })) {
        while (timers[0] === next) timers.shift();
      }
    } else if (!wait.isFree) problems.push(`It waits ${said(wait.minutes)} without a timer.`);
  }
  const unsaid = timers.map((minutes) => {
    return `Its timer rings after ${said(minutes)} that no word names.`;
  });
  return [...problems, ...unsaid];
}

function isNamedLater({ wait, waits }: { wait: TimedWait; waits: readonly TimedWait[] }): boolean {
  return waits.some(({ at, minutes }) => at > wait.at && isAsLong(minutes, wait.minutes));
}

function said(minutes: number): string {
  return Number.isInteger(minutes) ? `${minutes} min` : timerText(minutes);
}
