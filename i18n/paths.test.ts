import { expect, test } from 'vitest';
import { localeCodes, localeOfPath } from './locales.ts';
import { pathPattern, screenPath, screenPaths, type Screen } from './paths.ts';

test.each([
  [screenPath('recipe', 'en', { slug: 'palak-paneer' }), '/recipes/palak-paneer'],
  [screenPath('recipe', 'zu', { slug: 'palak-paneer' }), '/test/recipes/palak-paneer'],
  [
    screenPath('recipeServings', 'es', { slug: 'huevos', servings: 4 }),
    '/es/recetas/huevos/porciones/4',
  ],
  [screenPath('recipeServings', 'sv', { slug: 'agg', servings: 2 }), '/se/recept/agg/portioner/2'],
  [screenPath('home', 'en'), '/'],
  [screenPath('home', 'sv'), '/se'],
  [screenPath('onboarding', 'es', {}), '/es/onboarding'],
  [screenPath('onboarding', 'es', { step: 'goal' }), '/es/onboarding/goal'],
  [
    screenPath('login', 'en', undefined, { query: { redirect_to: '/a b' } }),
    '/login?redirect_to=%2Fa+b',
  ],
  [screenPath('recipe', 'en', { slug: 'a/../b' }), '/recipes/a%2F..%2Fb'],
])('%s is the path the specification names', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['/', 'en'],
  ['/recipes/x', 'en'],
  ['/se', 'sv'],
  ['/se/recept', 'sv'],
  ['/search', 'en'],
  ['/es/menu/x', 'es'],
  ['/test/home', 'zu'],
  ['/testing', 'en'],
] as const)('%s belongs to locale %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test('no two screens share a path within a language', () => {
  for (const locale of localeCodes) {
    const patterns = (Object.keys(screenPaths) as Screen[]).map((screen) =>
      pathPattern(screen, locale),
    );
    expect(new Set(patterns).size).toBe(patterns.length);
  }
});
