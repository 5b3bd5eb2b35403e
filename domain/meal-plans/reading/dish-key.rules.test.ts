import { expect, test } from 'vitest';
import { dayKey, dishKey, readDishKey } from './dish-key.rules.ts';

test('a key says where a dish stands, and is read back', () => {
  const place = { slug: 'keto-week', day: 12, meal: 'DINNER' } as const;
  expect(dishKey(place)).toBe('keto-week.12.dinner');
  expect(readDishKey('keto-week.12.dinner')).toEqual({
    plan: 'keto-week',
    day: 12,
    meal: 'DINNER',
  });
});

test('a list names the plan and the day', () => {
  const key = dayKey({ planId: '0199-abc', day: 3 });
  expect(readDishKey(key)).toEqual({ plan: '0199-abc', day: 3, meal: null });
});

test.each([
  '',
  'keto-week',
  'keto-week.2.',
  'keto-week.2.supper',
  'keto.-1.dinner',
  '../x.2.dinner',
  'a.100.lunch',
])('%j is no key', (text) => {
  expect(readDishKey(text)).toBeNull();
});
