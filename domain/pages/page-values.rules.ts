import { placeholders as operatorPlaceholders } from '../legal/fill-terms.rules.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import type { RichText } from './page.ts';

/** Whole sentences: a trial may be of any length, and an operator may offer none. */
const trialSentences = ['trialTerms', 'firstCharge', 'groupTrialTerms'] as const;

/** What a page may hold in braces: the operator's facts, and what is counted. */
export const placeholders = [
  ...operatorPlaceholders,
  'recipeCount',
  'mealPlanCount',
  'foodCount',
  'questionCount',
  ...trialSentences,
] as const;

export type PageValues = Readonly<Record<(typeof placeholders)[number], string>>;

const braces = /\{\w+\}/;

/** Spaces at the ends of a run belong to the sentence around it. */
export function fillRuns(runs: RichText, values: PageValues): RichText {
  return runs.map((run) => {
    if (!braces.test(run.text)) return run;
    const [start = ''] = /^\s*/.exec(run.text) ?? [];
    const [end = ''] = /\s*$/.exec(run.text) ?? [];
    return { ...run, text: `${start}${fillPlaceholders(run.text, values)}${end}` };
  });
}
