import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { withLocale } from '../../shell/request-locale.server.ts';
import { RevealedWeek, type RevealedWeek as Week } from './revealed-week.tsx';

function weekWith(times: { activeMinutes: number; totalMinutes: number }): Week {
  const names = { id: 'stew', title: 'Stew', short: 'Stew', slug: 'stew' };
  const dinner = { ...names, ...times, netCarbsGrams: 9, leftoverOfDay: null, reasons: [] };
  const meals = [{ meal: 'DINNER' as const, recipes: [dinner] }];
  return {
    isAccommodated: true,
    facts: {
      dishCount: 1,
      netCarbsGramsPerDay: 20,
      cookingMinutesPerDay: 35,
      mostMinutes: 35,
      keptLunchCount: 0,
    },
    toBuy: { count: 9 },
    targets: { netCarbsLimitGrams: 50 },
    days: [{ index: 0, date: '2026-03-02', netCarbsGrams: 20, meals }],
    relaxations: [],
  };
}

function textOf(week: Week, today = '2026-03-01'): string {
  const eaters = { adults: 1, children: 0, names: [] } as never;
  const element = (
    <RevealedWeek week={week} name={null} eaters={eaters} today={today} hasProjection={false} />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = withLocale('en', () => renderToStaticMarkup(<RouterProvider router={router} />));
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
}

test('a dinner that simmers by itself says how much of its time is work', () => {
  const text = textOf(weekWith({ activeMinutes: 35, totalMinutes: 70 }));
  expect(text).toContain('35 min of work, 70 min in all');
});

test('a dinner that is cooked in one go says its minutes alone', () => {
  const text = textOf(weekWith({ activeMinutes: 20, totalMinutes: 25 }));
  expect(text).toContain('25 min');
  expect(text).not.toContain('work');
});

test('what the first day needs the evening before is told with the week', () => {
  const oats = weekWith({ activeMinutes: 50, totalMinutes: 900 });
  const text = 'Tonight for tomorrow: Stew. 50 min of work, then it stands by itself.';
  expect(textOf(oats)).toContain(text);
  expect(textOf(weekWith({ activeMinutes: 20, totalMinutes: 25 }))).not.toContain('for tomorrow');
});
