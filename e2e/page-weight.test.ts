import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { expect, inject, test } from 'vitest';
import { localeCodes, locales, type Locale } from '../i18n/locales.ts';
import { pathPattern } from '../i18n/paths.ts';
import { inLanguage } from '../server/browser-files/in-language.ts';
import { buildFolder, readSpokenScripts } from '../server/built.ts';

/** What an answer of ours says of itself, in bytes. */
const headerBytes = 340;

/**
 * Scripts of a page on the wire, with their headers, and but for the hashes in the names of the files
 * they import: those are some 0.8 kB that no packing makes smaller, and other ones with every change.
 */
const budgets: Record<string, { kilobytes: number; files: number }> = {
  recipe: { kilobytes: 149, files: 11 },
  recipes: { kilobytes: 139, files: 9 },
  search: { kilobytes: 149.7, files: 12 },
  foodNavigator: { kilobytes: 139, files: 10 },
  onboarding: { kilobytes: 142.9, files: 10 },
  memberHome: { kilobytes: 139.2, files: 10 },
  myMealPlanner: { kilobytes: 144.8, files: 11 },
  mealPlan: { kilobytes: 157.5, files: 13 },
  shoppingList: { kilobytes: 164.8, files: 10 },
};

const spokenLocales = localeCodes.filter((locale) => locales[locale].isIndexed);

test.each(spokenLocales)(
  'pages in %s load few scripts, and no more than they may',
  async (locale) => {
    const over: string[] = [];
    for (const [screen, budget] of Object.entries(budgets)) {
      const files = await scriptsOf({ screen, locale });
      const kilobytes = (await bytesOf(files)) / 1000;
      if (files.length > budget.files || kilobytes > budget.kilobytes) {
        over.push(`${screen}: ${files.length} files, ${kilobytes.toFixed(1)} kB`);
      }
    }
    expect(over).toEqual([]);
  },
);

/**
 * What a server may send before it hears from the browser again: ten packets (RFC 6928). A page that
 * fits is there after one way through the network; on a slow phone network each further one takes 150 ms.
 */
const firstFlightBytes = 10 * 1460;

/**
 * The address of a site is some twenty times in its page. With the port of the server that is tested,
 * another at every run, the same page would now be lighter and now heavier.
 */
const siteAddress = 'https://members.yolk.example';

/** Kilobytes of a page that is only read on the wire, packed, without its headers. */
const readPages = {
  home: 11.6,
  newHome: 11.6,
  howItWorks: 8.8,
  experts: 8.5,
  about: 9.1,
  careers: 6.9,
  team: 7.4,
  guides: 7.4,
  ketoGuide: 13.7,
  moderateGuide: 12.5,
  liberalGuide: 12.7,
  questions: 10.5,
  downloadApp: 8.3,
  terms: 9.1,
  contact: 10.2,
  satiety: 11.3,
  highProtein: 11.5,
  cme: 9,
  proEdition: 8.2,
  proResources: 8.2,
} as const;

test.each(Object.entries(readPages))(
  '%s, which is only read, is a page and two fonts, and there in one flight',
  async (screen, kilobytes) => {
    for (const locale of spokenLocales) {
      const address = `${inject('server').url}${pathPattern(screen as keyof typeof readPages, locale)}`;
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
      const page = await answer.text();
      expect([answer.status, page.match(/<script[^>]* src=|modulepreload/g)]).toEqual([200, null]);
      // Their styles and icons are in them: docs/decisions/0029.
      expect(page.match(/rel="stylesheet"|\/assets\/icons-[^"]*/g)).toBeNull();
      // The first picture does not wait for them.
      expect(page.match(/as="font"[^>]* fetchPriority="low"/g)).toHaveLength(2);
      // Caches give what is kept to others, whose request it does not name.
      const isKept = answer.headers.get('cache-control')?.startsWith('public');
      expect(answer.headers.has('x-request-id')).toBe(!isKept);
      expect(Number(answer.headers.get('content-length'))).toBe(packedBytes(page));
      const bodyBytes = packedBytes(page.replaceAll(inject('server').url, siteAddress));
      expect(bodyBytes / 1000).toBeLessThan(kilobytes);
      expect(bodyBytes + headersOf(answer)).toBeLessThanOrEqual(firstFlightBytes);
      const own = [...page.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)];
      // One of them turns the light on that somebody chose.
      const length = own.map(([, text = '']) => text).join('').length;
      expect([length > 100, length < 1500]).toEqual([true, true]);
    }
  },
);

/** As small as brotli makes it. */
function packedBytes(page: string): number {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** As they are written in HTTP/1.1, with the line above them. */
function headersOf(answer: Response): number {
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`.length + 2);
  return lines.reduce((sum, each) => sum + each, 'HTTP/1.1 200 OK'.length + 4);
}

const withScripts = [
  'recipe',
  'recipes',
  'search',
  'foodNavigator',
  'onboarding',
  'login',
] as const;

test.each(withScripts)(
  '%s asks for neither scripts nor styles before it is painted',
  async (screen) => {
    const pattern = pathPattern(screen, 'en').replaceAll(/\/:\w+\?/g, '');
    const address = pattern.replace(':slug', 'beef-and-broccoli-stir-fry');
    const answer = await fetch(`${inject('server').url}${address}`);
    const page = await answer.text();
    const later = /<template id="later-files">.*?<\/template>/s.exec(page)?.[0] ?? '';
    expect([answer.status, later.match(/rel="stylesheet"/g)?.length]).toEqual([200, 1]);
    expect(later.match(/rel="modulepreload"/g)?.length).toBeGreaterThan(5);
    const asked = /<script[^>]* (?:src=|type="module")|rel="(?:stylesheet|modulepreload)"/g;
    expect(page.replace(later, '').match(asked)).toBeNull();
    // What it shows of the styles is in it (docs/decisions/0032), and not all of them.
    const own = /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    expect([own.length > 20_000, own.length < 45_000]).toEqual([true, true]);
  },
);

test('a script of one language is loaded with no script of another', async () => {
  for (const locale of spokenLocales) {
    for (const file of await scriptsOf({ screen: 'recipe', locale })) {
      const text = await readFile(pathOf(file), 'utf8');
      const named = [...text.matchAll(/\.(en|es|sv|zu)\.js/g)].map(([, code]) => code);
      expect([file, named.filter((code) => code !== locale)]).toEqual([file, []]);
    }
  }
});

/** Those that the page names: of the app, of its frame and its own, with all that they import. */
async function scriptsOf({
  screen,
  locale,
}: {
  screen: string;
  locale: Locale;
}): Promise<string[]> {
  const { assets } = (await import(join(buildFolder, 'server', 'index.js'))) as ServerBuild;
  const spoken = new Set(await readSpokenScripts());
  const parts = [assets.entry, assets.routes['root'], assets.routes[`${screen}.${locale}`]];
  const files = parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : []));
  const names = [...new Set(files)].map((file) => file.replace('/assets/', ''));
  return names.map((name) => (spoken.has(name) ? inLanguage(name, locale) : name));
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const bytes = files.map(async (file) => (await weightOf(file)) + headerBytes);
  return (await Promise.all(bytes)).reduce((sum, each) => sum + each, 0);
}

const weights = new Map<string, number>();

async function weightOf(file: string): Promise<number> {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const text = await readFile(pathOf(file), 'utf8');
  const weight = packedBytes(text.replaceAll(hashes, '-'));
  weights.set(file, weight);
  return weight;
}

/** `-DyJOIsCC` of `shared-35-DyJOIsCC.sv.js` */
const hashes = /-[\w-]{8}(?=(?:\.\w\w)?\.js["'`])/g;

function pathOf(file: string): string {
  return join(buildFolder, 'client', 'assets', file);
}
