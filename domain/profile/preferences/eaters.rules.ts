import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';

/** Who eats with the member, who is the first of the adults. */
export interface Eaters {
  readonly adults: number;
  readonly children: number;
}

export const mostAdults = 8;
export const mostChildren = 8;
/** The longest name that has room under a plate. */
export const mostNameCharacters = 30;

/** Until they say otherwise a member eats alone. */
export function eatersOf({ adults = 1, children = 0 }: SurveyAnswers): Eaters {
  return { adults, children };
}

export function canBeEaters({ adults, children }: Eaters): boolean {
  return (
    isCount({ value: adults, least: 1, most: mostAdults }) &&
    isCount({ value: children, least: 0, most: mostChildren })
  );
}

export function isCount(args: { value: number; least: number; most: number }): boolean {
  const { value, least, most } = args;
  return Number.isInteger(value) && value >= least && value <= most;
}
