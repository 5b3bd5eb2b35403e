import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { joinMessages } from './join-messages.ts';
import { declareMessages } from './message-declarations.ts';
import { toPseudoLanguage } from './pseudo-language.ts';

type MessageFile = Record<string, unknown>;

const here = import.meta.dirname;
const outputFolder = join(here, 'paraglide');
/** What the functions were last compiled from; gone while they are being written. */
const stampFile = join(outputFolder, 'sources');

/** What messages choose and write numbers with: Paraglide's own makes a new one at every call. */
const keptRegistry = `/* eslint-disable */
import { dateFormat, numberFormat, pluralRules } from '../../lib/formats.ts';

/** @type {(locale: string, input: unknown, options?: Intl.PluralRulesOptions) => string} */
export function plural(locale, input, options) {
  return pluralRules(locale, options).select(Number(input));
}

/** @type {(locale: string, input: unknown, options?: Intl.NumberFormatOptions) => string} */
export function number(locale, input, options) {
  return numberFormat(locale, options).format(Number(input));
}

/** @type {(locale: string, input: unknown, options?: Intl.DateTimeFormatOptions) => string} */
export function datetime(locale, input, options) {
  return dateFormat(locale, options).format(new Date(/** @type {string} */ (input)));
}
`;

/**
 * Generates the test locale from English, then compiles every message to a typed function. Functions
 * that are as the messages say are left alone: somebody may be reading them.
 */
export async function compileMessages(): Promise<void> {
  const digest = await sourcesDigest();
  if ((await readFile(stampFile, 'utf8').catch(() => null)) === digest) return;
  await rm(stampFile, { force: true });
  await generateTestLocale();
  await compile({
    project: join(here, 'project.inlang'),
    outdir: outputFolder,
    strategy: ['globalVariable', 'baseLocale'],
    disableAsyncLocalStorage: true,
    emitTsDeclarations: false,
    emitReadme: false,
    emitPrettierIgnore: false,
  });
  await writeFile(join(outputFolder, 'registry.js'), keptRegistry);
  const codes = await errorKeys();
  const keys = await joinMessages({ folder: outputFolder, codes });
  await declareMessages({ folder: outputFolder, messages: keys, errors: codes });
  await writeFile(stampFile, digest);
}

/** Messages that are found by a code and not by name: all of them have to be there, and no others. */
async function errorKeys(): Promise<string[]> {
  const text = await readFile(join(here, 'messages', 'en', 'errors.json'), 'utf8');
  return Object.keys(JSON.parse(text) as MessageFile).filter((key) => key !== '$schema');
}

async function sourcesDigest(): Promise<string> {
  const sources = ['messages/{en,es,sv}/*.json', 'project.inlang/settings.json', '*.ts'];
  const files = await Array.fromAsync(glob(sources, { cwd: here }));
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), '../package-lock.json']) {
    hash.update(`${file}\n`).update(await readFile(join(here, file)));
  }
  return hash.digest('hex');
}

async function generateTestLocale(): Promise<void> {
  const source = join(here, 'messages', 'en');
  const target = join(here, 'messages', 'zu');
  await mkdir(target, { recursive: true });
  for (const file of await readdir(source)) {
    const english = JSON.parse(await readFile(join(source, file), 'utf8')) as MessageFile;
    const pseudo = pseudoMessages(english);
    await writeFile(join(target, file), `${JSON.stringify(pseudo, null, 2)}\n`);
  }
}

function pseudoMessages(messages: MessageFile): MessageFile {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, pseudoMessage(key, message)]),
  );
}

function pseudoMessage(key: string, message: unknown): unknown {
  if (key === '$schema') return message;
  if (typeof message === 'string') return toPseudoLanguage(message);
  if (!Array.isArray(message)) throw new Error(`Message ${key} is neither a text nor variants`);
  return message.map((variant: { match: Record<string, string> }) => ({
    ...variant,
    match: Object.fromEntries(
      Object.entries(variant.match).map(([when, text]) => [when, toPseudoLanguage(text)]),
    ),
  }));
}

// The inlang SDK leaves handles open that would keep the process alive for a minute and a half.
if (import.meta.main) {
  await compileMessages();
  process.exit(0);
}
