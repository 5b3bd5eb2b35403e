/**
 * Eight weeks in a row for each of twenty-four people from the real recipes, planned as the app
 * plans them: what was eaten before is known, and the last seven days are neighbours. Prints what a
 * bored member and a dietitian would count, and fails where a search takes too much of the processor.
 */
import { join } from 'node:path';
import { indexContent } from '../domain/recipes/content-index.ts';
import { compileContent } from '../domain/recipes/files/compile-content.ts';
import type { WeekFigures } from './months/figures.ts';
import {
  liveMonths,
  manyDinners,
  shareSeenBefore,
  sum,
  weeks,
  type Month,
} from './months/live-months.ts';
import { percentile } from './planner/timing.ts';
import { people } from './weeks/people.ts';

/** On the reference machine, see `planner/timing.ts`. */
const allowedMs = 40;
/** Of each search: what else the machine does falls into one of them, not into all. */
const tries = 3;

const content = indexContent(
  await compileContent({ folder: join(import.meta.dirname, '..', 'content') }),
);
// The first searches of a process are compiled while they run; a server's worker plans for days.
await liveMonths({ content, people: people.slice(0, 1) });
const months = await liveMonths({ content, people, tries });

const all = months.flatMap((month) => month.weeks);
for (const month of months) printMonth(month);
printSeenBefore();
printFigures();
printProcessorTime();

function printMonth({ name, dinnersToChooseFrom, weeks: lived }: Month): void {
  const fiber = percentile({ values: lived.flatMap((week) => week.fiberGrams), share: 0.5 });
  const seen = lived.map(({ dinnersSeenBefore }) => dinnersSeenBefore).join(' ');
  const dishes = lived.map((week) => week.dishes).join(' ');
  const foods = lived.map((week) => week.foods).join(' ');
  const off = sum(lived, (week) => week.daysOffTarget);
  console.log(
    `${name}: ${dinnersToChooseFrom} dinners to choose from, seen before ${seen}, fibre ` +
      `${fiber.toFixed(1)} g, off target on ${off} days, dishes ${dishes}, foods to buy ${foods}`,
  );
}

function printSeenBefore(): void {
  const many = months.filter((month) => month.dinnersToChooseFrom >= manyDinners);
  const shares = Array.from({ length: weeks }, (_, week) => shareSeenBefore({ months, week }));
  const shown = shares.map((share) => `${Math.round(100 * share)} %`).join(', ');
  console.log(
    `\nDinners seen before, week by week, of ${many.length} people with ${manyDinners} and more ` +
      `to choose from: ${shown}`,
  );
}

function printFigures(): void {
  const median = (figure: (week: WeekFigures) => readonly number[]) =>
    percentile({ values: all.flatMap(figure), share: 0.5 });
  const hurried = months.filter(({ isHurried }) => isHurried).flatMap((month) => month.weeks);
  const days = 7 * all.length;
  row('Mains again within seven days, across plans', String(sum(all, (one) => one.mainsTooSoon)));
  row('Fibre of a day, median', `${median((one) => one.fiberGrams).toFixed(1)} g`);
  row('Saturated fat of a day, median', `${median((one) => one.saturatedFatGrams).toFixed(1)} g`);
  row('Salt of a day, median', `${median((one) => one.saltGrams).toFixed(1)} g`);
  row('Days off target', `${sum(all, (one) => one.daysOffTarget)} of ${days}`);
  row(
    'Dinners under 100 g of vegetables',
    `${sum(all, (one) => one.dinnersShortOfVegetables)} of ${days}`,
  );
  row('Breakfasts above 40 % of the day', `${sum(all, (one) => one.largeBreakfasts)} of ${days}`);
  row('Dinners under a quarter of the day', `${sum(all, (one) => one.lightDinners)} of ${days}`);
  row(
    'Different dishes of a week, little time, most',
    String(Math.max(...hurried.map((one) => one.dishes))),
  );
  row(
    'Foods to buy for a week, little time, most',
    String(Math.max(...hurried.map((one) => one.foods))),
  );
}

/** Fails where a plan takes more of the processor than its search may. */
function printProcessorTime(): void {
  const values = all.map(({ cpuMs }) => cpuMs);
  const at = (share: number) => percentile({ values, share });
  const mostMs = at(0.99);
  row('Processor time of a plan, median', `${at(0.5).toFixed(1)} ms`);
  row(`Processor time of a plan, 99 of 100 (at most ${allowedMs})`, `${mostMs.toFixed(1)} ms`);
  if (mostMs <= allowedMs) return;
  console.error(`The search takes ${mostMs.toFixed(1)} ms of processor, ${allowedMs} are allowed.`);
  process.exitCode = 1;
}

function row(name: string, value: string): void {
  console.log(`${name.padEnd(52)}${value}`);
}
