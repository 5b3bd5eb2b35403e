import { expect, test } from 'vitest';
import { movedPath } from './moved-path.ts';

test.each([
  ['/es/about', 'es', '/es/acerca-de'],
  ['/se/low-carb/moderate', 'sv', '/se/lagkolhydratkost/mattlig'],
  ['/es/recipes/palak-paneer/servings/4', 'es', '/es/recetas/palak-paneer/porciones/4'],
  ['/se/become-member/plan', 'sv', '/se/bli-medlem/plan'],
  ['/es/food-navigator', 'es', '/es/navegador-de-alimentos'],
] as const)('the English word %s leads to the own one of %s', (pathname, locale, expected) => {
  expect(movedPath(pathname, locale)).toBe(expected);
});

test.each([
  ['/become-member', 'en', '/become-member/plan'],
  ['/es/hazte-miembro/', 'es', '/es/hazte-miembro/plan'],
  ['/se/cooking', 'sv', '/se/recept'],
  ['/es/food', 'es', '/es/navegador-de-alimentos'],
  ['/low-carb/meal-plans', 'en', '/low-carb/meal-plans/all'],
  ['/es/low-carb/menus', 'es', '/es/low-carb/menus/todos'],
  ['/se/lagkolhydratkost', 'sv', '/se/lagkolhydratkost/mattlig'],
  ['/user/', 'en', '/user/settings'],
  ['/se/medlem/mitt-konto', 'sv', '/se/anvandare/installningar'],
] as const)('%s begins where its area begins', (pathname, locale, expected) => {
  expect(movedPath(pathname, locale)).toBe(expected);
});

test.each([
  ['/nowhere', 'en'],
  ['/about/us', 'en'],
  ['/es/onboarding/a/b', 'es'],
  ['/about', 'en'],
  ['/es', 'es'],
] as const)('%s leads nowhere else', (pathname, locale) => {
  expect(movedPath(pathname, locale)).toBeNull();
});
