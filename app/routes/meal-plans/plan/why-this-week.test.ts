import { expect, test } from 'vitest';
import type { Locale } from '../../../../i18n/locales.ts';
import { withLocale } from '../../../shell/request-locale.server.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { whyThisWeek } from './why-this-week.ts';

type Highlight = ShownPlanFragment['highlights'][number];

const days = Array.from({ length: 7 }, (_, index) => ({ index, weekday: index, meals: [{}] }));

interface Told extends Pick<Highlight, 'code' | 'count'> {
  minutes?: number;
  days?: readonly number[];
  words?: readonly string[];
}

function told(
  highlights: readonly Told[],
  { locale = 'en', isDated = true }: { locale?: Locale; isDated?: boolean } = {},
): string {
  const mealPlan = {
    highlights: highlights.map((each) => ({ minutes: null, days: [], words: [], ...each })),
    days: isDated ? days : days.map((day) => ({ ...day, weekday: null })),
    beginsOn: null,
    usualBeginning: null,
  } as unknown as Parameters<typeof whyThisWeek>[0]['mealPlan'];
  return withLocale(locale, () => whyThisWeek({ mealPlan, locale }));
}

const lunch = { code: 'MAKES_LUNCH', count: 1, days: [0], words: ['CHICKEN'] } as const;
const evenings = { code: 'EVENINGS', count: 7, minutes: 15 } as const;
const foods = { code: 'COMES_BACK', count: 2, words: ['Spinach', 'Greek yogurt'] } as const;

test('a week is told as a cook would tell it, in each language', () => {
  const week = [lunch, evenings, foods];
  expect(told(week)).toBe(
    'Monday’s chicken becomes Tuesday’s lunch, and no evening takes longer than 15 minutes. ' +
      'You use spinach and Greek yogurt in more than one dish, so less is left in the fridge.',
  );
  expect(told(week, { locale: 'es' })).toBe(
    'Con el pollo del lunes también almuerzas el martes, y ninguna noche te lleva más de 15 minutos. ' +
      'Usas spinach y Greek yogurt en más de un plato, así queda menos en el refrigerador.',
  );
  expect(told(week, { locale: 'sv' })).toBe(
    'Måndagens kyckling blir tisdagens lunch, och ingen kväll tar längre än 15 minuter. ' +
      'Du använder spinach och Greek yogurt i mer än en rätt, så att mindre blir kvar i kylen.',
  );
  expect(told([])).toBe('');
});

test.each([
  [[lunch], 'Monday’s chicken becomes Tuesday’s lunch.'],
  [[{ ...lunch, words: ['LEGUMES'] }], 'Monday’s beans become Tuesday’s lunch.'],
  [
    [{ code: 'MAKES_LUNCH', count: 2, days: [0, 3], words: ['NONE', 'BEEF'] }],
    'Monday’s dinner and Thursday’s beef come back as lunch the day after.',
  ],
  [
    [{ code: 'MAKES_LUNCH', count: 4, days: [0, 1, 2, 3], words: ['COD', 'BEEF', 'TOFU', 'EGGS'] }],
    'Monday’s cod becomes Tuesday’s lunch, as 4 of your dinners do.',
  ],
  [[{ ...evenings, count: 5 }], 'You cook 5 evenings, never longer than 15 minutes.'],
  [[{ ...evenings, minutes: 30, days: [5] }], 'Only Saturday takes longer than 30 minutes.'],
  [[{ code: 'FAVORITES', count: 1 }], 'One of your favorites is in it.'],
  [[{ code: 'FAVORITES', count: 3 }], '3 of your favorites are in it.'],
  [[{ code: 'BREAKFASTS', count: 2 }], '2 breakfasts take turns, so mornings need no thinking.'],
  [
    [{ code: 'TAKE_TURNS', count: 3, words: ['SALMON', 'BEEF', 'TOFU'] }],
    'Salmon, beef, and tofu take turns, never the same two evenings running.',
  ],
] as const)('%j is told as "%s"', (highlights, expected) => {
  expect(told(highlights)).toBe(expected);
});

test('a plan that begins on any day names no weekday', () => {
  const anyDay = { isDated: false };
  expect(told([lunch], anyDay)).toBe('1 dinner comes back as lunch the day after.');
  expect(told([{ ...evenings, minutes: 30, days: [5] }], anyDay)).toBe(
    'Only one evening takes longer than 30 minutes.',
  );
});

test('every fact is a whole sentence of its own in each language', () => {
  const all = [
    lunch,
    evenings,
    foods,
    { code: 'FAVORITES', count: 2 },
    { code: 'BREAKFASTS', count: 2 },
    { code: 'TAKE_TURNS', count: 3, words: ['SALMON', 'LAMB', 'MARTIAN'] },
    { code: 'BREAKFASTS_REPEAT', count: 2 },
  ] as const;
  const sentences = (['en', 'es', 'sv'] as const).flatMap((locale) =>
    all.map((highlight) => told([highlight], { locale })),
  );
  expect(sentences.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});
