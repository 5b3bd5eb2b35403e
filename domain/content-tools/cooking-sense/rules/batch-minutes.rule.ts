import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const batches = /\b(two|three|four) batches\b/i;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const minutesOfBatch = /\b(\d+)(?: to \d+)? minutes? (each|on each side|per side)\b/i;
const besides = /\b(?:meanwhile|in the meantime|while)\b/i;

/** What is fried in two batches takes twice the minutes of one, and the recipe at least as long. */
export const batchMinutes: CookingRule = {
  id: 'batch-minutes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const { totalMinutes } = recipe.times;
    const steps = recipe.steps.map(({ texts, timerMinutes }) => ({
      extra: minutesOfOtherBatches(texts.en),
      timed: besides.test(texts.en) ? 0 : (timerMinutes ?? 0),
    }));
    const extra = steps.reduce((sum, step) => sum + step.extra, 0);
    const needed = steps.reduce((sum, step) => sum + step.timed, extra);
    if (extra === 0 || needed <= totalMinutes - recipe.times.prepMinutes / 2) return [];
    const message = `${totalMinutes} minutes do not do: its batches and waits alone take ${needed}.`;
    return [{ message, at: { field: 'times' } }];
  },
};

function minutesOfOtherBatches(text: string): number {
  const count = counts[batches.exec(text)?.[1]?.toLowerCase() ?? ''] ?? 1;
  const [, minutes, how] = minutesOfBatch.exec(text) ?? [];
  if (count === 1 || minutes === undefined) return 0;
  const sides = how === 'each' ? 1 : 2;
  return (count - 1) * Number(minutes) * sides;
}
