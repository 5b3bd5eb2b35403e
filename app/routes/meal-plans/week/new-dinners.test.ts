import { expect, test } from 'vitest';
import { withLocale } from '../../../shell/request-locale.server.ts';
import { newDinnersTitle } from './new-dinners.ts';

const dinner = (id: string, leftoverOfDay: number | null = null) => ({
  meals: [{ meal: 'DINNER' as const, recipes: [{ id, leftoverOfDay }] }],
});
const served = (...ids: string[]) => ({
  days: ids.map((id) => ({ meals: [{ meal: 'DINNER' as const, recipes: [{ recipe: { id } }] }] })),
});

test.each([
  [['chili', 'soup'], ['burger'], 'Two new dinners'],
  [['chili', 'burger'], ['burger'], 'One new dinner, one again'],
  [['chili', 'soup', 'burger', 'steak'], ['burger', 'steak'], 'Two new dinners, two again'],
])('%j after %j are "%s"', (offered, before, title) => {
  const week = { days: offered.map((id) => dinner(id)) };
  expect(withLocale('en', () => newDinnersTitle({ week, before: served(...before) }))).toBe(title);
});

test('what is kept from the evening before is no new dinner', () => {
  const week = { days: [dinner('chili'), dinner('chili', 0)] };
  expect(withLocale('en', () => newDinnersTitle({ week, before: served() }))).toBe(
    'One new dinner',
  );
});

test.each([
  ['es', 'Dos cenas nuevas'],
  ['sv', 'Två nya middagar'],
] as const)(
  'they are counted in words in %s, and in figures where a plan is longer',
  (locale, title) => {
    const titleOf = (ids: readonly string[]) =>
      withLocale(locale, () =>
        newDinnersTitle({ week: { days: ids.map((id) => dinner(id)) }, before: served() }),
      );
    expect(titleOf(['chili', 'soup'])).toBe(title);
    expect(titleOf(Array.from({ length: 14 }, (_, day) => `dish-${day}`))).toMatch(/^14 /);
  },
);
