import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dateFormat, languageNames, numberFormat, regionNames } from './formats.ts';

const root = join(import.meta.dirname, '..');

test('a format is made once for its locale and options', () => {
  const options = { maximumFractionDigits: 1 };
  expect(numberFormat('sv', options)).toBe(numberFormat('sv', { ...options }));
  expect(numberFormat('sv', options).format(1234.56)).toBe('1\u00a0234,6');
  expect(numberFormat('en', options).format(1234.56)).toBe('1,234.6');
  expect(numberFormat('sv')).not.toBe(numberFormat('sv', options));
});

test('a locale or zone that is none is refused each time', () => {
  for (const attempt of [1, 2]) {
    expect(() => dateFormat('en', { timeZone: `Nowhere/${attempt}` })).toThrow(RangeError);
  }
});

test('nothing else makes formats of its own', async () => {
  const files = glob('{api,app,domain,i18n,lib,server}/**/*.{ts,tsx,js}', { cwd: root });
  const making: string[] = [];
  for await (const file of files) {
    if (file === 'lib/formats.ts' || file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    // Without a locale it asks the device for its zone, which may change.
    if (/new Intl\.\w+\([^)]/.test(text)) making.push(file);
  }
  expect(making).toEqual([]);
});

/** Units that a figure is written with in one place each, beside what no reader sees. */
const writesUnits = [
  'app/routes/recipes/recipe/recipe-structured-data.ts', // for search engines
  'app/routes/tracking/measures/measure-words.ts', // what is measured of a body
  'domain/foods/purchase/write-pack.ts', // the file of packs
  'domain/membership/offers/price-text.rules.ts', // prices
  'domain/pages/landing.ts', // what is wrong with a file
  'domain/profile/body-units.rules.ts', // what is asked of a body
  'domain/videos/film/props.ts', // a dial drawn in a film
  'domain/videos/film/scenes.ts', // a scale drawn in a film
];

const ownWriting = [
  /\.toLocale(?:Date|Time)?String\(/,
  // A figure in a sentence that only authors of content read is plain.
  /\.toFixed\(/,
];
const ownUnit =
  /\}(?: |\u00a0|\$\{noBreakSpace\})?(?:kg|lbs?|oz|st|g|mg|µg|ml|cl|dl|cm|kr|SEK|USD|€|kcal|kJ|min|mmol\/L|mg\/dL|mmHg)(?=[ `<])|US\$\$\{|€/;

test('figures, dates, prices and units are written in one place each', async () => {
  const files = glob('{api,app,domain,server}/**/*.{ts,tsx}', { cwd: root });
  const writing: string[] = [];
  for await (const file of files) {
    if (/\.test\.|\.gen\.|\/testing\//.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    const isOfAuthors =
      /^domain\/(?:content-tools|content-store|meal-plans\/themed|foods\/table|kitchen)\//;
    if (!isOfAuthors.test(file) && ownWriting.some((each) => each.test(text))) writing.push(file);
    if (!isOfAuthors.test(file) && ownUnit.test(text)) writing.push(file);
  }
  expect(writing.toSorted()).toEqual(writesUnits);
});

test('a country or a language without a name is called by its code, unless none is wanted', () => {
  expect(regionNames('sv').of('DE')).toBe('Tyskland');
  expect(regionNames('sv').of('QX')).toBe('QX');
  expect(regionNames('sv', { fallback: 'none' }).of('QX')).toBeUndefined();
  expect(languageNames('es').of('sv')).toBe('sueco');
  expect(languageNames('es').of('qqx')).toBe('qqx');
});
