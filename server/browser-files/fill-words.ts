import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { localeCodes, type Locale } from '../../i18n/locales.ts';
import { pathMark, withPaths } from './mark-paths.ts';
import { compiledMessage, wordMark } from './mark-words.ts';
import { inLanguage } from './in-language.ts';

/**
 * Writes every script that says something, or loads one that does, once in each language. Answers
 * with the names it had, which are gone.
 */
export async function fillWords(assetsFolder: string): Promise<string[]> {
  const scripts = await readScripts(assetsFolder);
  const spoken = spokenScripts(scripts);
  for (const name of spoken) {
    const marked = scripts.get(name)!;
    for (const locale of localeCodes) {
      const text = withPaths(withWords(marked, locale), locale);
      const filled = withSpokenNames({ text, spoken, locale });
      await writeFile(join(assetsFolder, inLanguage(name, locale)), filled);
    }
    await rm(join(assetsFolder, name));
  }
  return [...spoken];
}

async function readScripts(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const read = names.map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(read));
}

/** Those with words or paths of their own, then those that name one of them, until there are no more. */
function spokenScripts(scripts: ReadonlyMap<string, string>): Set<string> {
  const spoken = new Set<string>();
  for (const [name, text] of scripts) {
    if (text.match(wordMark) ?? text.match(pathMark)) spoken.add(name);
  }
  for (let before = -1; before !== spoken.size;) {
    before = spoken.size;
    for (const [name, text] of scripts) {
      if (scriptsNamedIn(text).some((other) => spoken.has(other))) spoken.add(name);
    }
  }
  return spoken;
}

function scriptsNamedIn(text: string): string[] {
  return [...text.matchAll(scriptName)].map(([name]) => name);
}

const scriptName = /[\w.-]+\.js\b/g;

interface Naming {
  text: string;
  spoken: ReadonlySet<string>;
  locale: Locale;
}

function withSpokenNames({ text, spoken, locale }: Naming): string {
  return text.replace(scriptName, (name) => (spoken.has(name) ? inLanguage(name, locale) : name));
}

/** Fills the words of a language in; a message that takes no values becomes its text. */
export function withWords(text: string, locale: Locale): string {
  const marks = new RegExp(`${wordMark.source}(\\(\\))?`, 'g');
  return text.replace(marks, (_mark, key: string, _hash, call: string | undefined) => {
    const words = wordsOf(key, locale);
    if (call !== undefined && words.startsWith('()=>')) return words.slice('()=>'.length);
    return `(${words})${call ?? ''}`;
  });
}

const known = new Map<string, string>();

/** The function that says a message in one language, as short as it can be. */
function wordsOf(key: string, locale: Locale): string {
  const words = known.get(`${locale}.${key}`) ?? minified(key, locale);
  known.set(`${locale}.${key}`, words);
  return words;
}

function minified(key: string, locale: Locale): string {
  const source = compiledMessage(key);
  const pattern = new RegExp(`^const ${locale}_${key} = (.*?\\n\\};)`, 'ms');
  const words = pattern.exec(source)?.[1]?.replace(/;$/, '');
  if (words === undefined) throw new Error(`${key} has no words in ${locale}`);
  const isCounting = source.includes('registry.plural');
  const plain = isCounting ? `(plural) => ${words.replaceAll('registry.plural', 'plural')}` : words;
  const { code } = minifySync('words.js', `export default ${plain}`);
  return code.replace(/^export default ?/, '').replace(/;$/, '');
}
