import { expect, test } from 'vitest';
import { notFoundArea } from './not-found-area.ts';

test.each([
  ['/onboarding/nothing', 'en', '/onboarding'],
  ['/es/hazte-miembro/nada', 'es', '/es/hazte-miembro/plan'],
  ['/se/cooking/a/b/c', 'sv', '/se/recept'],
  ['/se/livsmedelsguiden/inget', 'sv', '/se/livsmedelsguiden'],
  ['/test/meal-plan/a/b', 'zu', '/test/low-carb/meal-plans/all'],
] as const)('%s belongs to an area that begins at its own place', (pathname, locale, begin) => {
  expect(notFoundArea(pathname, locale)?.begin).toBe(begin);
});

test.each([
  ['/nowhere', 'en'],
  ['/es/onboarded', 'es'],
] as const)('%s belongs to none', (pathname, locale) => {
  expect(notFoundArea(pathname, locale)).toBeNull();
});
