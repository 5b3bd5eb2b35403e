import { tokensOf } from '../ingredients/step-text.rules.ts';
import type { StepUse } from '../recipe.ts';
import { parseStepUse } from './parse-step-use.ts';

const roundingOfShares = 0.001;

/** What is wrong with the amounts in the words of a step: each is of a use, and parts add up to it. */
export function stepAmountProblems(args: {
  text: string;
  uses: readonly StepUse[];
}): readonly string[] {
  const { text, uses } = args;
  const parsed = tokensOf(text).map((token) => parseStepUse(token.trim()));
  const unreadable = parsed.flatMap((result) => (result.ok ? [] : [result.reason]));
  const named = parsed.flatMap((result) => (result.ok ? [result.value] : []));
  const unused = named.filter(({ ingredientKey: key }) => {
    return !uses.some(({ ingredientKey }) => ingredientKey === key);
  });
  return [
    ...unreadable,
    ...unused.map(({ ingredientKey: key }) => `{${key}} is nothing this step uses.`),
    ...uses.flatMap((use) => partProblem({ use, text }) ?? []),
  ];
}

/** Either all of the use in one place, or parts that add up to it. */
function partProblem({ use, text }: { use: StepUse; text: string }): string | null {
  const { ingredientKey: key, share } = use;
  const tokens = tokensOf(text).map((token) => token.trim().split(/\s+/));
  const ofUse = tokens.filter(([each]) => each === key);
  if (ofUse.length === 0) return null;
  const shares = ofUse.flatMap(([, part]) => (part === undefined ? [] : [part]));
  if (shares.length === 0) {
    return ofUse.length === 1 ? null : `{${key}} is told twice; give each part its share.`;
  }
  if (shares.length < ofUse.length) return `Each part of ${key} needs its share.`;
  const sum = shares.reduce((total, part) => total + shareOf(`${key} ${part}`), 0);
  if (Math.abs(sum - share) <= roundingOfShares) return null;
  return `The parts of ${key} add up to ${percent(sum)}, the step uses ${percent(share)}.`;
}

/** A translation names the same amounts as the English text, in any order. */
export function unlikeAmounts({ text, english }: { text: string; english: string }) {
  const [here, there] = [text, english].map((each) => tokensOf(each).toSorted());
  if (here?.join() === there?.join()) return [];
  return [`The amounts are {${here?.join('}, {')}} here and {${there?.join('}, {')}} in English.`];
}

function shareOf(use: string): number {
  const parsed = parseStepUse(use);
  return parsed.ok ? parsed.value.share : 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
