import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { indexContent } from '../../domain/recipes/content-index.ts';
import { compileContent } from '../../domain/recipes/files/compile-content.ts';
import { percentile } from '../planner/timing.ts';
import { people } from '../weeks/people.ts';
import { liveMonths, shareSeenBefore, sum, type Month } from './live-months.ts';

/** Every sixth of them in each run; before a change lands, everybody. */
const chosen =
  process.env['MONTHS_OF'] === 'everybody' ? people : people.filter((_, at) => at % 6 === 0);

const hurriedOnKeto = people.filter(
  ({ profile }) => profile.carbLevel === 'STRICT' && profile.cookingTime === 'minimal',
);

let months: Month[];
let hurriedMonths: Month[];
beforeAll(async () => {
  const folder = join(import.meta.dirname, '..', '..', 'content');
  const content = indexContent(await compileContent({ folder }));
  months = await liveMonths({ content, people: chosen });
  hurriedMonths = await liveMonths({ content, people: hurriedOnKeto });
}, 600_000);

test('in the fourth week at most 15 % of the dinners were eaten before', () => {
  expect(shareSeenBefore({ months, week: 3 })).toBeLessThanOrEqual(0.15);
});

test('no main comes again within seven days, across plans', () => {
  const all = months.flatMap((month) => month.weeks);
  expect(sum(all, (one) => one.mainsTooSoon)).toBe(0);
});

test('19 of 20 days are within a tenth of their energy, with their protein', () => {
  const all = months.flatMap((month) => month.weeks);
  const off = sum(all, (one) => one.daysOffTarget);
  expect(off / sum(all, (one) => one.fiberGrams.length)).toBeLessThanOrEqual(0.05);
});

test('19 of 20 dinners have 100 g of vegetables', () => {
  const all = months.flatMap((month) => month.weeks);
  const short = sum(all, (one) => one.dinnersShortOfVegetables);
  expect(short / sum(all, (one) => one.dinners)).toBeLessThanOrEqual(0.05);
});

test('a day has 22 g of fibre, in the median', () => {
  expect(medianFiberOf(months)).toBeGreaterThanOrEqual(22);
});

test('a day on keto in fifteen minutes has 22 g too, in at most twelve dishes a week', () => {
  expect(hurriedMonths).toHaveLength(2);
  expect(medianFiberOf(hurriedMonths)).toBeGreaterThanOrEqual(22);
  const dishes = hurriedMonths.flatMap((month) => month.weeks.map((week) => week.dishes));
  expect(Math.max(...dishes)).toBeLessThanOrEqual(12);
});

test('9 of 10 days on keto in fifteen minutes have their energy and protein, of a tall man too', () => {
  const all = hurriedMonths.flatMap((month) => month.weeks);
  const off = sum(all, (one) => one.daysOffTarget);
  expect(off / sum(all, (one) => one.fiberGrams.length)).toBeLessThanOrEqual(0.1);
});

function medianFiberOf(all: readonly Month[]): number {
  const values = all.flatMap((month) => month.weeks.flatMap((week) => week.fiberGrams));
  return percentile({ values, share: 0.5 });
}
