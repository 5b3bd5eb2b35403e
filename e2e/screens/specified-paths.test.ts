import { beforeAll, expect, inject, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { memberWithWeek } from '../member.ts';
import { specifiedPaths, type SpecifiedLayout, type SpecifiedPath } from './specified-paths.ts';

const server = inject('server');
const languages = ['en', 'es', 'sv', 'zu'] as const;
let cookie = '';

beforeAll(async () => {
  const member = await memberWithWeek(server.url, 'every-path@example.com');
  cookie = member.cookie();
});

interface Opened {
  status: number;
  /** Where redirects led. */
  pathname: string;
  html: string;
}

async function open(path: string, viewer: SpecifiedPath['viewer']): Promise<Opened> {
  const headers: Record<string, string> = viewer === 'member' ? { cookie } : {};
  const response = await fetch(`${server.url}${path}`, { headers });
  const { pathname } = new URL(response.url);
  return { status: response.status, pathname, html: await response.text() };
}

function layoutOf(html: string): SpecifiedLayout {
  if (!/<header data-app/.test(html)) return 'none';
  return /<footer/.test(html) ? 'full' : 'no footer';
}

const built = specifiedPaths.filter(({ missing }) => missing === undefined);
const openings = built.flatMap(({ paths, ...rest }) =>
  languages.map((language) => ({ ...rest, language, path: paths[language] })),
);

test.each(openings)('$path is there', async ({ path, viewer, layout }) => {
  const { status, html } = await open(path, viewer);
  expect(status, path).toBe(200);
  expect(layoutOf(html), path).toBe(layout);
});

test.each(built)('the English word of $name leads to the own one', async ({ paths, viewer }) => {
  for (const language of ['es', 'sv'] as const) {
    const english = `${locales[language].prefix}${paths.en === '/' ? '' : paths.en}`;
    const [byEnglish, byOwn] = [await open(english, viewer), await open(paths[language], viewer)];
    expect(byEnglish.status, english).toBe(200);
    expect(byEnglish.pathname, english).toBe(byOwn.pathname);
  }
});

/** A row moves up when its area is there: it may not be forgotten in this list. */
test('only what waits for its area is missing', async () => {
  const waiting = specifiedPaths.filter(({ missing }) => missing !== undefined);
  const areas = Map.groupBy(waiting, ({ missing }) => missing ?? '');
  for (const [area, paths] of areas) {
    console.info(`Waiting for ${area}: ${paths.map(({ paths: { en } }) => en).join(', ')}`);
  }
  for (const { paths } of waiting) {
    const { status } = await open(paths.en, 'visitor');
    expect(status, `${paths.en} is there: take it off the list of what is missing`).toBe(404);
  }
});

test.each([
  ['/become-member', '/become-member/plan'],
  ['/es/hazte-miembro', '/es/hazte-miembro/plan'],
  ['/se/bli-medlem', '/se/bli-medlem/plan'],
  ['/test/become-member', '/test/become-member/plan'],
  ['/onboarding', '/onboarding/welcome'],
  ['/es/onboarding', '/es/onboarding/welcome'],
  ['/se/onboarding', '/se/onboarding/welcome'],
  ['/test/onboarding', '/test/onboarding/welcome'],
  ['/food-navigator', '/food-navigator/carbs'],
  ['/es/navegador-de-alimentos', '/es/navegador-de-alimentos/carbohidratos'],
  ['/se/livsmedelsguiden', '/se/livsmedelsguiden/kolhydrater'],
  ['/test/food-navigator', '/test/food-navigator/carbs'],
  ['/cooking', '/recipes'],
  ['/es/cooking', '/es/recetas'],
  ['/se/cooking', '/se/recept'],
  ['/test/cooking', '/test/recipes'],
])('%s without a step leads to %s', async (base, first) => {
  expect(await open(base, 'visitor')).toMatchObject({ status: 200, pathname: first });
});

test.each([
  ['/become-member/a/b', '/become-member/plan'],
  ['/cooking/a/b/c', '/recipes'],
  ['/onboarding/a/b', '/onboarding'],
  ['/food-navigator/no-such-mode', '/food-navigator'],
  ['/meal-plan/a/b', '/low-carb/meal-plans/all'],
  ['/test/become-member/a/b', '/test/become-member/plan'],
  ['/test/cooking/a/b/c', '/test/recipes'],
  ['/test/onboarding/a/b', '/test/onboarding'],
  ['/test/food-navigator/no-such-mode', '/test/food-navigator'],
  ['/test/meal-plan/a/b', '/test/low-carb/meal-plans/all'],
  ['/es/cooking/a/b/c', '/es/recetas'],
  ['/es/hazte-miembro/a/b', '/es/hazte-miembro/plan'],
  ['/es/menu/a/b', '/es/low-carb/menus/todos'],
  ['/es/navegador-de-alimentos/nada', '/es/navegador-de-alimentos'],
  ['/es/onboarding/nada', '/es/onboarding'],
  ['/se/bli-medlem/a/b', '/se/bli-medlem/plan'],
  ['/se/cooking/a/b/c', '/se/recept'],
  ['/se/livsmedelsguiden/inget', '/se/livsmedelsguiden'],
  ['/se/onboarding/inget', '/se/onboarding'],
  ['/se/veckomeny/a/b', '/se/medlem/veckomenyer/alla'],
])('%s is not found, and leads to where its area begins', async (path, begin) => {
  const { status, html } = await open(path, 'visitor');
  expect(status).toBe(404);
  expect(layoutOf(html)).toBe('full');
  expect(html.slice(html.indexOf('<main'))).toContain(`href="${begin}"`);
});

test.each([
  [
    '/se/veckomeny/vegetariskt-fran-indien-och-asien?tab=video',
    '/se/veckomeny/indisk-vegetarisk-vecka?tab=video',
  ],
  ['/es/menu/noches-sin-prisa', '/es/menu/noches-sin-complicaciones'],
  ['/se/livsmedel/limejuice?grams=50', '/se/livsmedel/limesaft?grams=50'],
  [
    '/se/recept/svamppaprikash-med-graddfil?dish=x',
    '/se/recept/svamppaprikash-med-loskokta-agg?dish=x',
  ],
  [
    '/test/recipes/mushroom-paprikash-with-sour-cream',
    '/test/recipes/mushroom-paprikash-with-soft-boiled-eggs',
  ],
])('%s, called otherwise since, leads to it for good', async (former, now) => {
  for (const viewer of ['visitor', 'member'] as const) {
    const headers: Record<string, string> = viewer === 'member' ? { cookie } : {};
    const response = await fetch(`${server.url}${former}`, { headers, redirect: 'manual' });
    expect(response.status, viewer).toBe(301);
    expect(response.headers.get('location'), viewer).toBe(now);
    const { status } = await fetch(new URL(response.headers.get('location')!, server.url));
    expect(status, viewer).toBe(200);
  }
});

test.each(['/404', '/es/404', '/se/404', '/test/404'])('%s is not found', async (path) => {
  const { status, html } = await open(path, 'visitor');
  expect(status).toBe(404);
  expect(layoutOf(html)).toBe('full');
  // Of several tabs each says what it holds.
  expect(html).toMatch(/<title>[^<]+ · Yolk<\/title>/);
});
