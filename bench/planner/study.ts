/**
 * What the study behind the planner measured, per catalogue size, at 60,000 moves on its own
 * machine, catalogues and weights: a yardstick for orders of magnitude, not for percents.
 */
interface StudyFigures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly poolMs: number;
  readonly plansPerSecond: number;
  readonly gapP50: number;
  readonly gapP95: number;
}

export const study: Readonly<Record<number, StudyFigures>> = {
  1200: { p50Ms: 9.5, p99Ms: 13.6, poolMs: 0.33, plansPerSecond: 101, gapP50: 2.5, gapP95: 8.4 },
  10000: { p50Ms: 11.9, p99Ms: 15.5, poolMs: 0.95, plansPerSecond: 84, gapP50: 3.8, gapP95: 10 },
  100000: { p50Ms: 15.9, p99Ms: 23.2, poolMs: 4.1, plansPerSecond: 63, gapP50: 5.1, gapP95: 16 },
};
