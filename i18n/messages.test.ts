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
