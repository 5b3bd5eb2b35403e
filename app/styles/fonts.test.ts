import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { localeCodes, locales } from '../../i18n/locales.ts';

const folder = import.meta.dirname;
const project = join(folder, '..', '..');
const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
const wholeFiles = join(project, 'node_modules');
const fonts = [
  ['figtree-wght', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
  ['young-serif-400', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'],
] as const;

const openFont = (path: string) => create(readFileSync(path)) as Font;

function rangeOf(name: string): Set<number> {
  return new Set(rangeIn(css.slice(css.indexOf(`${name}.woff2`))));
}

function rangeIn(face: string): number[] {
  const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return range.split(',').flatMap((each) => {
    const [from = '', to = from] = each.trim().replace('U+', '').split('-');
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, index) => first + index);
  });
}

test.each(fonts)('%s has a drawing for each letter that it is asked for', (name) => {
  const font = openFont(join(folder, 'fonts', `${name}.woff2`));
  const missing = [...rangeOf(name)].filter((point) => !font.hasGlyphForCodePoint(point));
  // A soft hyphen is drawn as the hyphen.
  expect(missing.filter((point) => point !== 0xad)).toEqual([]);
});

test('no letter of a family is in two of its files', () => {
  for (const family of ['Figtree Variable', 'Young Serif']) {
    const faces = css.split('@font-face').filter((face) => face.includes(`'${family}'`));
    const letters = faces.flatMap((face) => [...rangeIn(face)]);
    expect(faces).toHaveLength(3);
    expect(letters.length).toBe(new Set(letters).size);
  }
});

test.each(fonts)('%s has all letters of our words that the whole font has', (name, wholeFile) => {
  const whole = openFont(join(wholeFiles, wholeFile));
  const range = rangeOf(name);
  const spoken = localeCodes.filter((code) => locales[code].isIndexed);
  const files = globSync(`i18n/messages/{${spoken.join(',')}}/*.json`, { cwd: project });
  expect(files.length).toBeGreaterThan(spoken.length);
  const words = files.map((file) => readFileSync(join(project, file), 'utf8'));
  const letters = new Set(words.join('').normalize('NFC'));
  const later = [...letters].filter((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return point > 31 && whole.hasGlyphForCodePoint(point) && !range.has(point);
  });
  expect(later.filter((letter) => !rare.has(letter))).toEqual([]);
});

/** Of single screens: the whole font is loaded there. */
const rare = new Set(['↑', '↓', 'º']);

test('no word of ours has a hyphen that neither font has', () => {
  const files = globSync('{i18n/messages/*/*.json,content/**/*.{yaml,md}}', { cwd: project });
  expect(files.length).toBeGreaterThan(1000);
  const written = files.filter((file) =>
    /[\u2010\u2011]/.test(readFileSync(join(project, file), 'utf8')),
  );
  expect(written).toEqual([]);
});

test.each(fonts)('%s comes in the first packets of a connection', (name) => {
  expect(statSync(join(folder, 'fonts', `${name}.woff2`)).size).toBeLessThan(14_200);
});

test.each(fonts)('%s is drawn as it is, and not by guesses of what its edges would be', (name) => {
  const font = openFont(join(folder, 'fonts', `${name}.woff2`)) as Font & {
    directory: { tables: Record<string, unknown> };
  };
  expect(Object.keys(font.directory.tables)).toEqual(expect.arrayContaining(['gasp', 'prep']));
});
