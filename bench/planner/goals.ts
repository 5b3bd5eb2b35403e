import type { HighsFigures } from './measure-highs.ts';
import type { RefusalFigures } from './measure-refusals.ts';
import type { SizeFigures } from './measure-size.ts';

interface Goal {
  readonly name: string;
  readonly goal: number;
  readonly reached: number;
  readonly unit: string;
}

/** The planner's goals and what this run reached; nobody is held to them by a test. */
export function goalsOf(args: {
  sizes: readonly SizeFigures[];
  refusals: readonly RefusalFigures[];
  highs: HighsFigures;
}): Goal[] {
  const { sizes, refusals, highs } = args;
  const of = (size: number, days = 7) =>
    sizes.find((one) => one.size === size && one.days === days);
  const weeks = [
    [1200, 40, 1.5],
    [10_000, 50, 2],
    [100_000, 60, 2.5],
  ] as const;
  const sum = (figure: (figures: RefusalFigures) => number) =>
    refusals.reduce((total, figures) => total + figure(figures), 0);
  const goal = (name: string, most: number, reached: number, unit: string): Goal => {
    return { name, goal: most, reached, unit };
  };
  return [
    ...weeks.map(([size, ms]) => goal(`p99 of a week, ${size}`, ms, of(size)!.p99Ms, 'ms')),
    ...weeks.map(([size, , gap]) => goal(`median gap, ${size}`, gap, of(size)!.gapP50, '%')),
    goal('p99 of 28 days, 1200', 30, of(1200, 28)!.p99Ms, 'ms'),
    goal('p99 of alternatives, 10000', 0.5, of(10_000)!.alternativesP99Ms, 'ms'),
    goal(`median against HiGHS in ${highs.seconds} s`, 0, highs.medianPercent, '%'),
    goal(`worst against HiGHS in ${highs.seconds} s`, 1, highs.worstPercent, '%'),
    goal(
      'invalid plans',
      0,
      sizes.reduce((total, { invalid }) => total + invalid, 0),
      '',
    ),
    goal(
      'false refusals',
      0,
      sum(({ falselyRefused }) => falselyRefused),
      '',
    ),
    goal(
      'unproven refusals',
      0,
      sum(({ undecided }) => undecided),
      '',
    ),
    goal(
      'allergies proposed',
      0,
      sum(({ allergiesProposed }) => allergiesProposed),
      '',
    ),
    goal(
      'p99 of a refusal',
      25,
      Math.max(...refusals.map(({ refusalP99Ms }) => refusalP99Ms)),
      'ms',
    ),
    goal(
      'refusals without a way out',
      0,
      sum(({ withoutRelaxation }) => withoutRelaxation),
      '',
    ),
  ];
}
