import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { withLocale } from '../shell/request-locale.server.ts';
import { dishesOfDay, eveningBeforePlan, eveningBeforeText } from './evening-before.ts';

const oats = {
  leftoverOfDay: null,
  recipe: { title: 'Oats', times: { activeMinutes: 10, totalMinutes: 250 } },
};
const duck = {
  leftoverOfDay: null,
  recipe: { title: 'Duck', times: { activeMinutes: 50, totalMinutes: 900 } },
};
const stew = {
  leftoverOfDay: null,
  recipe: { title: 'Stew', times: { activeMinutes: 30, totalMinutes: 240 } },
};

type Dish = typeof oats | (Omit<typeof oats, 'leftoverOfDay'> & { leftoverOfDay: number | null });

function told(args: {
  breakfast?: readonly Dish[];
  dinner?: readonly Dish[];
  today: string;
  locale?: Locale;
}): string | null {
  const { breakfast = [], dinner = [], today, locale = 'en' } = args;
  const dishes = dishesOfDay({
    meals: [
      { meal: 'BREAKFAST', recipes: breakfast },
      { meal: 'DINNER', recipes: dinner },
    ],
  });
  return withLocale(locale, () => eveningBeforeText({ dishes, date: '2026-12-07', today, locale }));
}

test.each([
  ['en', '2026-12-06', 'Tonight for tomorrow: Oats. 10 min of work, then it stands by itself.'],
  [
    'en',
    '2026-12-04',
    'On the evening of Sunday, December 6: Oats. 10 min of work, then it stands by itself.',
  ],
  [
    'es',
    '2026-12-04',
    'La noche del domingo 6 de diciembre: Oats. 10 min de trabajo y luego reposa.',
  ],
  [
    'sv',
    '2026-12-04',
    'Kvällen innan, söndag 6 december: Oats. 10 min arbete, sedan står det själv.',
  ],
] as const)('in %s, on %s, what the first morning needs is told', (locale, today, text) => {
  expect(told({ breakfast: [oats], today, locale })).toBe(text);
});

test('a plan that begins today comes too late for what stands overnight, and says so', () => {
  const text = told({ breakfast: [oats], today: '2026-12-07' });
  expect(text).toBe(
    'Oats stands overnight and is not ready on a first day that is today: swap it or begin tomorrow.',
  );
});

test('everything that is begun the evening before is told, and nothing else', () => {
  const today = '2026-12-06';
  const both = told({ breakfast: [oats], dinner: [duck], today });
  expect(both).toContain('Oats.');
  expect(both).toContain('Duck. 50 min of work');
  // A stew is begun on the day, and so is what stands for a few hours before dinner.
  expect(told({ dinner: [stew], today })).toBeNull();
  expect(told({ dinner: [oats], today })).toBeNull();
  // What is left of another day stands ready.
  expect(told({ breakfast: [{ ...oats, leftoverOfDay: 0 }], today })).toBeNull();
});

test('a plan tells it until it has begun', () => {
  const days = [{ meals: [{ meal: 'BREAKFAST' as const, recipes: [oats] }] }, { meals: [] }];
  const on = (today: string, beginsOn: string | null = '2026-12-07') =>
    eveningBeforePlan({ plan: { beginsOn, days }, today, locale: 'en' });
  expect(on('2026-12-06')).toContain('Tonight for tomorrow: Oats.');
  expect(on('2026-12-05')).toContain('On the evening of Sunday, December 6: Oats.');
  expect(on('2026-12-07')).toBeNull();
  expect(on('2026-12-06', null)).toBeNull();
  const plan = { beginsOn: '2026-12-07', days: days.toReversed() };
  expect(eveningBeforePlan({ plan, today: '2026-12-06', locale: 'en' })).toBeNull();
});
