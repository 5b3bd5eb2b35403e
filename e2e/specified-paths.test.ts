import { beforeAll, expect, inject, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { memberWithWeek } from './member.ts';
import { specifiedPaths, type SpecifiedLayout, type SpecifiedPath } from './specified-paths.ts';

const server = inject('server');
const languages = ['en', 'es', 'sv'] as const;
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
  '/become-member/a/b',
  '/cooking/a/b/c',
  '/onboarding/a/b',
  '/food-navigator/no-such-mode',
  '/meal-plan/a/b',
  '/test/meal-plan/a/b',
  '/es/cooking/a/b/c',
  '/es/hazte-miembro/a/b',
  '/es/menu/a/b',
  '/es/onboarding/nada',
  '/se/bli-medlem/a/b',
  '/se/cooking/a/b/c',
  '/se/onboarding/inget',
  '/se/veckomeny/a/b',
])('%s is not found, with ways on', async (path) => {
  const { status, html } = await open(path, 'visitor');
  expect(status).toBe(404);
  expect(layoutOf(html)).toBe('full');
});
