import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { withLocale } from '../../shell/request-locale.server.ts';
import { FirstPlate } from './first-plate.tsx';

function headingOf({ today, locale }: { today: string; locale: Locale }): string {
  const dish = {
    recipeId: 'kimchi-stew',
    slug: 'kimchi-stew',
    title: 'Kimchi stew',
    times: { activeMinutes: 20, totalMinutes: 25 },
    meal: 'DINNER',
    date: '2026-03-02',
    key: null,
    mainFood: 'pork',
  } as const;
  const week = { dish, today, plan: null } as never;
  const element = <FirstPlate week={week} welcome="Welcome" locale={locale} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = withLocale(locale, () => renderToStaticMarkup(<RouterProvider router={router} />));
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
}

test('a week that begins today says so instead of naming its weekday', () => {
  expect(headingOf({ today: '2026-03-02', locale: 'sv' })).toBe('I dag blir det pork');
  expect(headingOf({ today: '2026-03-01', locale: 'sv' })).toBe('På måndag blir det pork');
  expect(headingOf({ today: '2026-03-02', locale: 'en' })).toBe('Today tastes of pork');
});
