import { readdirSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toPseudoLanguage } from './pseudo-language.ts';

const messagesFolder = join(import.meta.dirname, 'messages');
const root = join(import.meta.dirname, '..');
const areas = readdirSync(join(messagesFolder, 'en'));

type Messages = Record<string, unknown>;

function readMessages(locale: string, area: string): Messages {
  return JSON.parse(readFileSync(join(messagesFolder, locale, area), 'utf8')) as Messages;
}

function placeholders(message: unknown): string[] {
  const names = JSON.stringify(message).matchAll(/\{(\w+)\}/g);
  return [...new Set([...names].map(([, name]) => name ?? ''))].toSorted();
}

test.each(areas)('%s has the same keys in every language', (area) => {
  const english = Object.keys(readMessages('en', area)).toSorted();
  expect(Object.keys(readMessages('es', area)).toSorted()).toEqual(english);
  expect(Object.keys(readMessages('sv', area)).toSorted()).toEqual(english);
});

test.each(areas)('%s names the same values in every language', (area) => {
  const english = readMessages('en', area);
  for (const locale of ['es', 'sv']) {
    const translated = readMessages(locale, area);
    for (const [key, message] of Object.entries(english)) {
      expect([key, placeholders(translated[key])]).toEqual([key, placeholders(message)]);
    }
  }
});

test.each(areas)('%s has keys that begin with its name', (area) => {
  const prefix =
    area === 'errors.json' ? 'error_' : `${area.replace('.json', '').replaceAll('-', '_')}_`;
  const strangers = Object.keys(readMessages('en', area)).filter((key) => !key.startsWith(prefix));
  expect(strangers).toEqual([]);
});

test.each(areas)('%s names nothing otherwise than what is written on it', (area) => {
  for (const locale of ['en', 'es', 'sv']) {
    const messages = readMessages(locale, area);
    const misnamed = Object.entries(messages).filter(([key, name]) => {
      const written = messages[key.replace(/_named$/, '')];
      if (!key.endsWith('_named') || typeof written !== 'string') return false;
      return !String(name).toLowerCase().includes(written.toLowerCase());
    });
    expect(misnamed).toEqual([]);
  }
});

/**
 * How many recipes, plans and foods there are is counted from content and comes as a value; so is
 * what a message says of one ("1 recipe") or of a portion of a figure ("per 100 g").
 */
const typedCount =
  /(?<![\d{.,])(?:\d{2,}|\d{1,3}[.,\u00a0 ]\d{3})\+? (?:[\p{L}-]+ ){0,2}(?:recipes|meal plans|themed weeks|foods|recetas|menús|alimentos|recept|veckomenyer|livsmedel)\b/iu;
const numberWord =
  /\b(?:hundreds?|thousands?|cientos|miles|hundratals|tusentals) (?:of |de )?(?:[\p{L}-]+ ){0,2}(?:recipes|meal plans|foods|recetas|menús|alimentos|recept|veckomenyer|livsmedel)\b/iu;

/** Not ours: so many were eaten in the study that the page names. */
const foodsOfHolt1995 = /\b38 (?:foods|alimentos|livsmedel)\b/;

test.each(['en', 'es', 'sv'])('no claim of how much there is is typed in %s', async (locale) => {
  const shipped = new RegExp(locale === 'en' ? '/[^.]+\\.yaml$' : `\\.${locale}\\.yaml$`);
  const files = await Array.fromAsync(
    glob(['pages/*.yaml', 'programs/*.yaml', 'legal/*.yaml', 'landing.yaml'].map(inContent)),
  );
  const contentTexts = await Promise.all(
    files.filter((file) => shipped.test(file)).map((file) => readFile(file, 'utf8')),
  );
  const texts = [
    ...areas.map((area) => readFileSync(join(messagesFolder, locale, area), 'utf8')),
    ...contentTexts,
  ];
  const typed = texts.flatMap((text) => [
    ...(typedCount.exec(text) ?? []),
    ...(numberWord.exec(text) ?? []),
  ]);
  expect(files.length).toBeGreaterThan(20);
  expect(typed.filter((claim) => !foodsOfHolt1995.test(claim))).toEqual([]);
});

test.each([
  '420 recipes',
  'Over 1,200 low-carb recipes',
  '561 recetas',
  '1 500 livsmedel',
  'hundreds of recipes',
  'cientos de recetas',
])('"%s" would be found', (text) => {
  expect(typedCount.test(text) || numberWord.test(text)).toBe(true);
});

function inContent(path: string): string {
  return join(root, 'content', path);
}

test('every file of messages is compiled', () => {
  const settings = readFileSync(
    join(import.meta.dirname, 'project.inlang', 'settings.json'),
    'utf8',
  );
  expect(areas.filter((area) => !settings.includes(`{locale}/${area}`))).toEqual([]);
});

test('every message is used', async () => {
  const sources = await Array.fromAsync(
    glob(['{api,app,domain,lib,server}/**/*.{ts,tsx}'], {
      cwd: root,
      exclude: (path) => path.endsWith('.test.ts'),
    }),
  );
  const code = (await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')))).join(
    '\n',
  );
  const words = new Set(code.match(/\w+/g));
  const codes = new Set(
    code.match(/['"`][a-z]+(?:[.-][a-z0-9]+)+['"`]/g)?.map((text) => text.slice(1, -1)),
  );
  const isUsed = (key: string) =>
    words.has(key) || [...codes].some((c) => `error_${c.replaceAll(/[.-]/g, '_')}` === key);
  const unused = areas
    .flatMap((area) => Object.keys(readMessages('en', area)))
    .filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});

test('the test locale keeps placeholders and marks both ends', () => {
  expect(toPseudoLanguage('Add {count} items')).toMatch(/^\[Áðð \{count\} íţéɱš·+\]$/);
});
