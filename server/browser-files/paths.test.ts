import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { localeCodes, type Locale } from '../../i18n/locales.ts';
import { screenPath, screenPaths, type Screen } from '../../i18n/paths.ts';
import { markPaths, withPathMarks, withPaths } from './mark-paths.ts';

type PathOf = (screen: Screen, locale: Locale, params: object) => string;

/** As a browser of one language gets them. */
async function pathsFor(locale: Locale): Promise<{ text: string; pathOf: PathOf }> {
  const file = join(import.meta.dirname, '..', '..', 'i18n', 'paths.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const text = withPaths(withPathMarks(code), locale);
  const body = text.replace(/^import .*$/gm, '').replaceAll(/^export \{?.*\};?$|^export /gm, '');
  const { locales } = await import('../../i18n/locales.ts');
  return { text, pathOf: new Function('locales', `${body}; return screenPath`)(locales) as PathOf };
}

const params = { slug: 'a', step: 'plan', id: '1', token: 't', day: 1, week: 1, lesson: 'l' };

test.each(localeCodes)('a browser of %s knows every path of its own language', async (locale) => {
  const { pathOf } = await pathsFor(locale);
  const screens = Object.keys(screenPaths) as Screen[];
  const own = screens.map((screen) => [screen, pathOf(screen, locale, params)]);
  const known = screens.map((screen) => [screen, (screenPath as PathOf)(screen, locale, params)]);
  expect(own).toEqual(known);
});

test('a browser knows no path of another language, and says so', async () => {
  const { text, pathOf } = await pathsFor('sv');
  expect(text).toContain('/medlem/favoriter');
  expect(text).not.toContain('/member/favorites');
  expect(() => pathOf('favorites', 'es', {})).toThrow('own language');
  expect(pathOf('adminPreview', 'es', { id: 1 })).toBe('/es/admin/recetas/1/vista-previa');
});

test('of a script only the table of paths is marked, and without one the build stops', () => {
  const others = "const { a } = b;\nconst others = { home: { en: '/a' } };\nothers.home;\n";
  const marked = withPathMarks(`${others}export const screenPaths = { home: { en: '/' } };`);
  expect(marked).toMatch(/^const \{ a \} = b;\nconst others = \{ home: \{ en: '\/a' \} \};\n/);
  expect(marked).toMatch(/export const screenPaths = \{ home: __p\$home\$[0-9a-f]{8} \};$/);
  const missing = 'The table of paths is not where it was';
  expect(() => withPathMarks(others)).toThrow(missing);
  expect(() => withPathMarks('export const screenPaths = paths();')).toThrow(missing);
});

test('the build marks the paths of browsers alone, in the one file that has them', () => {
  const { applyToEnvironment, transform } = markPaths();
  const applies = applyToEnvironment as (environment: { name: string }) => boolean;
  expect([applies({ name: 'client' }), applies({ name: 'ssr' })]).toEqual([true, false]);
  const marks = transform as (code: string, id: string) => { code: string } | null;
  const code = "export const screenPaths = { home: { en: '/' } };";
  expect(marks(code, '/app/i18n/paths.ts')?.code).toContain('__p$home$');
  expect(marks(code, '/app/i18n/feed-path.ts')).toBeNull();
});
