/** Sixteen weeks: long enough to see a pace in. */
export const bandDays = 112;
/** Kilograms of the first week: what is calm at the least, and at the most. */
const paces = [0.25, 0.75] as const;
const stepDays = 14;

interface BandPoint {
  days: number;
  value: number;
}

/** Around a weight on its way to a goal: the slower edge to the end, and the faster one back. */
export function weightBand({ from, goal }: { from: number; goal: number }): readonly BandPoint[] {
  const days = Array.from({ length: bandDays / stepDays + 1 }, (_, index) => index * stepDays);
  const [slow, fast] = paces.map((pace) =>
    days.map((day) => ({ days: day, value: weightAfter({ from, goal, pace, days: day }) })),
  );
  return [...(slow ?? []), ...(fast ?? []).toReversed()];
}

/** The nearer the goal, the slower; it is never passed. */
function weightAfter(args: { from: number; goal: number; pace: number; days: number }): number {
  const { from, goal, pace, days } = args;
  const left = from - goal;
  return goal + left * Math.exp((-pace * (days / 7)) / left);
}
