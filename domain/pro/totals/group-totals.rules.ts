/**
 * What a group knows of all its members together. A total must not tell of one of them, also not by
 * what changes when they come or go:
 *
 * - it is counted once a week and stands until the next, whoever joins, shares or leaves in between;
 * - it is of those alone who shared the item before the week began, and of five people or more;
 * - it is rounded to steps of at least what one person can move it, and never says all or none.
 */
const leastPeople = 5;

/** Nobody's change counts for more, so that one person cannot move the mean further than is assumed. */
const mostChangeKg = 10;

/** By fives, downwards: `25` are 25 to 29. */
function roundedPeople(count: number): number {
  return Math.floor(count / leastPeople) * leastPeople;
}

export interface PlanTotal {
  readonly people: number;
  /** Of those, how many of a hundred follow a plan. */
  readonly percent: number;
}

/** Steps of 40 in a hundred under ten people, else of 20, and open ends. */
export function planTotal(args: { people: number; onPlan: number }): PlanTotal | null {
  const { onPlan } = args;
  if (args.people < leastPeople) return null;
  const people = roundedPeople(args.people);
  const step = percentStep(people);
  const percent = Math.round((onPlan / args.people) * (100 / step)) * step;
  const { least, most } = percentEnds({ people });
  return { people, percent: Math.min(Math.max(percent, least), most) };
}

/** Said as `20 % or fewer` and `80 % or more`. */
export function percentEnds({ people }: Pick<PlanTotal, 'people'>) {
  const least = percentStep(people) / 2;
  return { least, most: 100 - least };
}

function percentStep(people: number): number {
  return Math.max(20, Math.ceil(200 / people / 20) * 20);
}

export interface WeightTotal {
  readonly people: number;
  readonly changeKg: number;
}

/** The mean of what each of them gained or lost since they share it. */
export function weightTotal(changesKg: readonly number[]): WeightTotal | null {
  const people = changesKg.length;
  if (people < leastPeople) return null;
  const bounded = changesKg.map((change) =>
    Math.min(Math.max(change, -mostChangeKg), mostChangeKg),
  );
  const mean = bounded.reduce((sum, change) => sum + change, 0) / people;
  // One person moves the mean by twice the bound at most, shared by all. In halves of a kilogram.
  const halves = Math.ceil((2 * (2 * mostChangeKg)) / people);
  const step = Math.max(1, halves) / 2;
  const changeKg = Math.round(mean / step) * step;
  return { people: roundedPeople(people), changeKg: changeKg === 0 ? 0 : changeKg };
}
