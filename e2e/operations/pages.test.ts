import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes, locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { startServer, type RunningServer } from '../running-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ environment: { SEED_DEMO: 'false' } });
});
afterAll(() => server.stop());

async function open(path: string, init?: RequestInit) {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test.each(localeCodes)(
  'an address that leads nowhere says so in the language of %s, with the same ways on',
  async (locale) => {
    const slug = 'no-such-thing';
    const paths = [
      `${locales[locale].prefix}/nothing/here`,
      screenPath('recipe', locale, { slug }),
      screenPath('guide', locale, { slug }),
      screenPath('food', locale, { slug }),
      screenPath('video', locale, { slug }),
      screenPath('program', locale, { slug }),
      screenPath('doctor', locale, { slug }),
    ];
    for (const path of paths) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain(`<html lang="${locales[locale].languageTag}"`);
      expect(html).toContain(m.site_not_found_title({}, { locale }));
      expect([path, countsIn(html, locale)]).toEqual([path, 2]);
    }
  },
);

/** How many of the ways on say how much there is. */
function countsIn(html: string, locale: Locale): number {
  const dishes = m.site_not_found_dishes({ count: 7 }, { locale });
  const foods = m.site_not_found_foods({ count: '7' }, { locale });
  const isThere = (words: string) =>
    new RegExp(`>${escaped(words).replace('7', String.raw`[\d.,\s\u00a0]+`)}<`).test(html);
  return [dishes, foods].filter(isThere).length;
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test.each([
  ['/recipes/beef-and-brocoli-stir-fri', '/recipes/beef-and-broccoli-stir-fry'],
  ['/es/recetas/salteado-de-res-y-brocoly', '/es/recetas/salteado-de-res-y-brocoli'],
  ['/se/recept/biffwok-med-brocoli', '/se/recept/biffwok-med-broccoli'],
])('%s leads to %s', async (path, meant) => {
  expect((await open(path)).html).toContain(`href="${meant}"`);
});

test.each(['en', 'es', 'sv'] satisfies Locale[])(
  'every page of the site map of %s is there',
  async (locale) => {
    const map = await open(`/sitemap-${locale}.xml`);
    const urls = [...map.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    const missing: string[] = [];
    const ask = async () => {
      for (let url = urls.pop(); url !== undefined; url = urls.pop()) {
        const { status, html } = await open(url.replace(server.url, ''));
        const isIndexed = !html.includes('noindex');
        if (status !== 200 || !isIndexed) missing.push(`${url}: ${status}, indexed: ${isIndexed}`);
      }
    };
    expect(urls.length).toBeGreaterThan(100);
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(missing).toEqual([]);
  },
);

test('pages of the test language are not for search engines', async () => {
  expect((await open(screenPath('home', 'zu'))).html).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});

test('only scripts of this very answer may run in a page', async () => {
  const { headers, html } = await open(screenPath('login', 'en'));
  const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
  const inline = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, start]) => start ?? '');
  expect(inline.length).toBeGreaterThan(0);
  for (const start of inline) expect(start).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  const again = await open(screenPath('login', 'en'));
  expect(again.headers.get('content-security-policy')).not.toContain(nonce);
});

test('files with a hashed name are kept for a year, pages are asked for again', async () => {
  const { headers, html } = await open(screenPath('login', 'en'));
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const assets = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''));
  expect(assets.size).toBeGreaterThan(3);
  for (const path of assets) {
    const { status, headers: ofAsset } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(ofAsset.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('an address cannot make the page speak of another site', async () => {
  const { status, html } = await open('//elsewhere.example/recipes');
  expect(status).toBe(404);
  expect(html).not.toMatch(/(href|src)="[^"]*elsewhere\.example/);
  expect((await open('//')).status).toBeLessThan(500);
});

test('a page can be asked for by its head alone', async () => {
  const { status, headers, html } = await open('/recipes', { method: 'HEAD' });
  expect([status, html]).toEqual([200, '']);
  expect(headers.get('content-type')).toContain('text/html');
});

test.each(['/%E0%A4%A', '/%00', '/recipes/%2e%2e%2f', '/assets/../../package.json', '/.env'])(
  'the odd address %s is refused and shows nothing',
  async (path) => {
    const { status, html } = await open(path);
    expect([400, 404]).toContain(status);
    expect(html).not.toMatch(/node_modules|"dependencies"|    at /);
  },
);
