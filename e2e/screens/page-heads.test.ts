import { expect, inject, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { openHydrated } from '../hydrated.ts';
import { specifiedPaths } from './specified-paths.ts';

const server = inject('server');

interface Head {
  canonical: string[];
  /** By language. */
  versions: Record<string, string>;
  structured: Record<string, unknown>[];
}

async function headOf(address: string): Promise<Head> {
  const html = await (await fetch(address)).text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    canonical: all(/<link rel="canonical" href="([^"]+)"/g).map(([, href = '']) => href),
    versions: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g).map(
        ([, language = '', href = '']) => [language, href],
      ),
    ),
    structured: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

const pages = specifiedPaths.filter(
  ({ missing, viewer }) => missing === undefined && viewer === 'visitor',
);

/** What every kind of page says of itself to machines, besides where it stands. */
const types: Record<string, string[]> = {
  home: ['Organization'],
  recipe: ['Recipe'],
  'recipe servings': ['Recipe'],
  'keto guide': ['Article', 'BreadcrumbList', 'FAQPage'],
  'moderate guide': ['Article', 'BreadcrumbList'],
  'liberal guide': ['Article', 'BreadcrumbList'],
  satiety: ['Article', 'BreadcrumbList'],
  questions: ['BreadcrumbList', 'FAQPage'],
  about: ['BreadcrumbList'],
};

test.each(pages)(
  'search engines know which address of $name to keep, and its languages',
  async ({ name, paths }) => {
    for (const language of ['en', 'es', 'sv'] as const) {
      const { canonical, versions, structured } = await headOf(`${server.url}${paths[language]}`);
      expect(canonical, paths[language]).toHaveLength(1);
      const kept = await headOf(canonical[0] ?? '');
      expect(kept.canonical, paths[language]).toEqual(canonical);
      expect(Object.keys(versions).toSorted(), paths[language]).toEqual(['en', 'es', 'sv']);
      for (const [other, address] of Object.entries(versions)) {
        expect((await headOf(address)).versions, `${address} (${other})`).toEqual(versions);
      }
      for (const each of structured) {
        expect(each).toMatchObject({ '@context': 'https://schema.org' });
      }
      const said = structured.map((each) => each['@type']);
      expect(said, paths[language]).toEqual(expect.arrayContaining(types[name] ?? []));
    }
  },
);

const sharedPages = specifiedPaths.filter(({ viewer }) => viewer === 'visitor');

test('the page for strangers is kept by one address, whichever of its two it was read at', async () => {
  for (const locale of ['en', 'es', 'sv'] as const) {
    const kept = `${server.url}${screenPath('home', locale)}`;
    for (const screen of ['home', 'newHome'] as const) {
      const { canonical } = await headOf(`${server.url}${screenPath(screen, locale)}`);
      expect(canonical, `${screen} ${locale}`).toEqual([kept]);
    }
  }
});

test.each(sharedPages)(
  'a chat that shows a link to $name has its title, words, address and picture',
  async ({ paths }) => {
    const languages = Object.values(paths);
    const texts = await Promise.all(
      languages.map(async (path) => (await fetch(`${server.url}${path}`)).text()),
    );
    for (const [index, html] of texts.entries()) {
      const path = languages[index];
      const said = Object.groupBy(
        [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)],
        ([, name = '']) => name,
      );
      const values = Object.fromEntries(
        Object.entries(said).map(([name, each = []]) => [name, each.map(([, , value]) => value)]),
      );
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      expect(values, path).toMatchObject({
        'og:title': [expect.stringMatching(/./)],
        'og:description': [expect.stringMatching(/.{20}/)],
        'og:type': [expect.stringMatching(/^(website|article|video\.other)$/)],
        'og:url': [canonical],
        'og:image': [expect.stringMatching(/^http/)],
        'og:image:alt': [expect.stringMatching(/./)],
        'twitter:card': ['summary_large_image'],
      });
    }
  },
);

test('who follows what is new finds its feed from the pages that lead there', async () => {
  for (const path of ['/', '/es', '/se/guider']) {
    const html = await (await fetch(`${server.url}${path}`)).text();
    const [, href = ''] = /type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(html) ?? [];
    const feed = await fetch(`${server.url}${href}`);
    expect(feed.headers.get('content-type'), path).toMatch('application/atom+xml');
  }
});

test('where one goes without loading a page anew, its languages go along', async () => {
  const browser = await launchBrowser();
  const { page, pageErrors } = await openPage(browser, { viewport: 'desktop' });
  await openHydrated(page, `${server.url}${screenPath('recipes', 'es')}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const swedish = page.getByRole('contentinfo').getByRole('link', { name: 'Svenska' });
  for (const screen of ['allMealPlans', 'programs', 'recipes'] as const) {
    const link = page.locator(`footer a[href="${screenPath(screen, 'es')}"]`);
    await link.click();
    await page.waitForURL(`**${screenPath(screen, 'es')}`);
    await expect.poll(() => swedish.getAttribute('href')).toBe(screenPath(screen, 'sv'));
    await expect
      .poll(() => page.locator('link[rel=alternate][hreflang=en]').getAttribute('href'))
      .toBe(`${server.url}${screenPath(screen, 'en')}`);
  }
  await page.locator('html[data-same-document]').waitFor({ state: 'attached' });
  expect(pageErrors).toEqual([]);
  await browser.close();
});
