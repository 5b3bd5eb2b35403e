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

let months: Month[];
beforeAll(async () => {
  const folder = join(import.meta.dirname, '..', '..', 'content');
  months = await liveMonths({
    content: indexContent(await compileContent({ folder })),
    people: chosen,
  });
}, 600_000);

test('in the fourth week at most 15 % of the dinners were eaten before', () => {
  expect(shareSeenBefore({ months, week: 3 })).toBeLessThanOrEqual(0.15);
});

test('no main comes again within seven days, across plans', () => {
  const all = months.flatMap((month) => month.weeks);
  expect(sum(all, (one) => one.mainsTooSoon)).toBe(0);
});

test('a day has 22 g of fibre, in the median', () => {
  const values = months.flatMap((month) => month.weeks.flatMap((week) => week.fiberGrams));
  expect(percentile({ values, share: 0.5 })).toBeGreaterThanOrEqual(22);
});
