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
  [['chili', 'soup'], ['burger'], '2 new dinners'],
  [['chili', 'burger'], ['burger'], 'One new dinner, one again'],
  [['chili', 'soup', 'burger', 'steak'], ['burger', 'steak'], '2 new dinners, 2 again'],
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
