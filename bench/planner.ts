/**
 * How fast the planner answers, how far its plans are from the best known and from what HiGHS finds
 * in a minute, and what becomes of members it cannot serve. Times are of the processor and as the
 * reference machine would take them, see `timing.ts`. `--quick` takes two minutes, all of it half
 * an hour; the last line is JSON.
 */
import { goalsOf } from './planner/goals.ts';
import { measureHighs } from './planner/measure-highs.ts';
import { measureRefusals, type RefusalFigures } from './planner/measure-refusals.ts';
import { measureSize, type Effort, type SizeFigures } from './planner/measure-size.ts';
import { study } from './planner/study.ts';
import { referenceMs } from './planner/timing.ts';

const isQuick = process.argv.includes('--quick');

const usual = { days: 7, tries: 10, bestRuns: 3, bestSteps: 1_000_000 };
const quick = { ...usual, tries: 8, bestRuns: 2 };
const efforts: readonly Effort[] = isQuick
  ? [
      { ...quick, size: 1200, profiles: 40 },
      { ...quick, size: 10_000, profiles: 20 },
      { ...quick, size: 100_000, profiles: 8 },
      { ...quick, size: 1200, profiles: 10, days: 28, bestRuns: 1 },
    ]
  : [
      { ...usual, size: 1200, profiles: 120 },
      { ...usual, size: 10_000, profiles: 60 },
      { ...usual, size: 100_000, profiles: 24 },
      { ...usual, size: 1200, profiles: 30, days: 28, bestRuns: 1 },
    ];

const sizes = efforts.map((effort) => {
  const figures = measureSize(effort);
  printSize(figures);
  return figures;
});

const refusals: RefusalFigures[] = [];
for (const size of [100, 300, 1200]) {
  refusals.push(await measureRefusals({ size, profiles: isQuick ? 150 : 400 }));
  printRefusals(refusals.at(-1)!);
}

const highs = measureHighs(isQuick ? { count: 3, seconds: 8 } : { count: 12, seconds: 50 });
console.log(
  `\nAgainst HiGHS, ${highs.instances} weeks of ${highs.seconds} s: median ` +
    `${highs.medianPercent.toFixed(1)} %, worst ${highs.worstPercent.toFixed(1)} %, ` +
    `with ${highs.polishMs.toFixed(0)} ms of processor here`,
);

console.log('\nGoals');
for (const { name, goal, reached, unit } of goalsOf({ sizes, refusals, highs })) {
  const mark = reached <= goal ? 'reached' : 'missed';
  const shown = `${reached.toFixed(2)} ${unit}`.padStart(12);
  console.log(`  ${name.padEnd(34)} at most ${String(goal).padStart(4)} ${shown}  ${mark}`);
}

console.log(
  JSON.stringify({
    benchmark: 'planner',
    isQuick,
    sizes: sizes.map((figures) => ({
      ...rounded(figures),
      study: study[figures.size] && figures.days === 7 ? study[figures.size] : null,
    })),
    refusals: refusals.map(rounded),
    highs: rounded(highs),
  }),
);

function printSize(figures: SizeFigures): void {
  const reference = figures.days === 7 ? study[figures.size] : undefined;
  const row = (name: string, value: number, unit: string, before?: number) => {
    const ratio =
      before === undefined ? '' : `study ${before}  ratio ${(value / before).toFixed(2)}`;
    console.log(`  ${name.padEnd(26)}${value.toFixed(2).padStart(10)} ${unit.padEnd(4)} ${ratio}`);
  };
  console.log(
    `\n${figures.size} recipes, ${figures.days} days: ${figures.plans} plans for ${figures.profiles} ` +
      `profiles, ${figures.refused} refused, ${figures.undecided} undecided, ${figures.invalid} invalid`,
  );
  row('plan p50', figures.p50Ms, 'ms', reference?.p50Ms);
  row('plan p99', figures.p99Ms, 'ms', reference?.p99Ms);
  row('plan p50 on the clock here', figures.wallP50Ms, 'ms');
  row('calibration here', figures.calibrationCpuMs, 'ms');
  row('plan p99 / calibration', figures.p99Ms / referenceMs, '');
  row('plans a second', figures.plansPerSecond, '', reference?.plansPerSecond);
  row('gap to best known p50', figures.gapP50, '%', reference?.gapP50);
  row('gap to best known p95', figures.gapP95, '%', reference?.gapP95);
  row('pool p50', figures.poolP50Ms, 'ms', reference?.poolMs);
  row('alternatives p50', figures.alternativesP50Ms, 'ms');
  row('alternatives p99', figures.alternativesP99Ms, 'ms');
  row('compiling the catalogue', figures.compileMs, 'ms');
}

function printRefusals(figures: RefusalFigures): void {
  console.log(
    `\n${figures.size} recipes: ${figures.plans} plans for ${figures.profiles} demanding profiles ` +
      `(${figures.plansWithRepeats} with breakfasts after 3 days), ` +
      `${figures.refused} refused with proof (${figures.falselyRefused} falsely, ` +
      `${figures.withoutRelaxation} without a way out, ${figures.solverAsked} by the solver), ` +
      `${figures.undecided} undecided`,
  );
  console.log(
    `  refusal p50 ${figures.refusalP50Ms.toFixed(1)} ms, p99 ${figures.refusalP99Ms.toFixed(1)} ms`,
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function rounded(figures: object): object {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)]));
}
