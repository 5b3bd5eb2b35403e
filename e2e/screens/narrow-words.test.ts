import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { screenPath } from '../../i18n/paths.ts';
import { memberWithWeek, signIn, signInAdministrator } from '../member.ts';
import { adminAddresses } from './screen-addresses.ts';
import { specifiedPaths, type SpecifiedViewer } from './specified-paths.ts';
import { unchanging } from '../unchanging.ts';

const server = inject('server');
let browser: Browser;
const pages = new Map<SpecifiedViewer | 'admin', Page>();

/** As small phones and enlarged text have it. No script runs, so nothing changes once it is there. */
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  for (const viewer of ['visitor', 'member', 'admin'] as const) {
    const viewport = { width: 320, height: 700 };
    // Without motion nothing is laid out later than the rest.
    const still = { reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ viewport, javaScriptEnabled: false, ...still });
    if (viewer === 'member') {
      const member = await memberWithWeek(server.url, 'narrow-words@example.com');
      await signIn(context, { url: server.url, member });
    }
    if (viewer === 'admin') await signInAdministrator(context, server.url);
    pages.set(viewer, await context.newPage());
  }
});
afterAll(() => browser.close());

const built = specifiedPaths.filter(({ missing }) => !missing);

/** Pages with little of their own between header and footer. */
const framed = [
  { viewer: 'visitor', path: pathsOf('careers') },
  { viewer: 'visitor', path: pathsOf('food navigator, tag') },
  { viewer: 'member', path: pathsOf('user settings') },
] as const;

function pathsOf(name: string) {
  const screen = built.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`No page is called ${name}`);
  return screen.paths;
}

const slugs = {
  sv: { program: 'forsta-stegen', guide: 'ata-ute', video: 'shakshuka-i-en-panna' },
  zu: { program: 'first-steps', guide: 'eating-out', video: 'shakshuka-in-one-pan' },
} as const;

/** Pages for everybody that the specification has no path for. */
function otherPages(language: 'sv' | 'zu'): string[] {
  const { program, guide, video } = slugs[language];
  return [
    screenPath('programs', language),
    screenPath('program', language, { slug: program }),
    screenPath('recipes', language),
    screenPath('everydayLanding', language),
    screenPath('newAccount', language),
    screenPath('resetPassword', language, undefined, { query: { token: 'unknown' } }),
    screenPath('confirmEmail', language, undefined, { query: { token: 'unknown' } }),
    screenPath('unsubscribe', language, undefined, { query: { token: 'unknown' } }),
    screenPath('doctorApply', language),
    screenPath('doctorEntry', language, undefined, { query: { token: 'unknown' } }),
    screenPath('guide', language, { slug: guide }),
    screenPath('video', language, { slug: video }),
    `${screenPath('home', language)}/not-on-the-menu`,
  ];
}

const languages = [
  ['Swedish', 'sv'],
  ['the test language', 'zu'],
] as const;

test.each(languages)(
  'no word of a specified page is cut off at 320 px in %s',
  async (_name, language) => {
    const screens = built.map(({ viewer, paths }) => ({ viewer, path: paths[language] }));
    expect(await cutIn(screens)).toEqual([]);
  },
);

test.each(languages)(
  'no word of another public page is cut off at 320 px in %s',
  async (_name, language) => {
    const screens = otherPages(language).map((path) => ({ viewer: 'visitor' as const, path }));
    expect(await cutIn(screens)).toEqual([]);
  },
);

test.each(languages)(
  'no word of an editor’s page is cut off at 320 px in %s',
  async (_name, language) => {
    const screens = adminAddresses(language).map(({ path }) => ({
      viewer: 'admin' as const,
      path,
    }));
    expect(await cutIn(screens)).toEqual([]);
  },
);

/** Fonts that come too late for a page that is read: it keeps those of the device. */
test.each(['en', 'es', 'sv', 'zu'] as const)(
  'header and footer hold what they say in %s in the fonts of a device, too',
  async (language) => {
    const page = pages.get('visitor')!;
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`${server.url}${pathsOf('careers')[language]}`);
    const tooWide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      const needed = unchanging(await page.evaluate(() => document.documentElement.scrollWidth));
      if (needed > width) tooWide.push(`${width} px, needed are ${needed}`);
    }
    await page.unroute('**/*.woff2');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(tooWide).toEqual([]);
  },
);

const readScreens = [
  'about',
  'contact',
  'downloadApp',
  'experts',
  'highProtein',
  'howItWorks',
  'ketoGuide',
  'liberalGuide',
  'moderateGuide',
  'questions',
  'satiety',
  'team',
  'terms',
] as const;

test.each(['en', 'es', 'sv', 'zu'] as const)(
  'what is read holds its words at 320 px in %s in the fonts of a device, too',
  async (language) => {
    const page = pages.get('visitor')!;
    await page.route('**/*.woff2', (route) => route.abort());
    const tooWide: string[] = [];
    for (const screen of readScreens) {
      await page.goto(`${server.url}${screenPath(screen, language)}`);
      const needed = unchanging(await page.evaluate(() => document.documentElement.scrollWidth));
      const words = unchanging(await page.evaluate(cutWords));
      if (needed > 320) tooWide.push(`${screen} needs ${needed} px`);
      tooWide.push(...words.map((text) => `${screen}: ${text}`));
    }
    await page.unroute('**/*.woff2');
    expect(tooWide).toEqual([]);
  },
);

/** Where a layout changes, and the sides of that. */
const widths = [320, 344, 360, 384, 390, 414, 479, 480, 640, 767, 768, 1023, 1024, 1090, 1280];

test.each(['en', 'es', 'sv', 'zu'] as const)(
  'header and footer hold what they say in %s, whatever the width',
  async (language) => {
    const tooWide: string[] = [];
    for (const { viewer, path } of framed) {
      const page = pages.get(viewer)!;
      await page.goto(`${server.url}${path[language]}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const needed = unchanging(await page.evaluate(() => document.documentElement.scrollWidth));
        if (needed > width) tooWide.push(`${path[language]} at ${width} px needs ${needed}`);
        const words = unchanging(await page.evaluate(cutWords));
        tooWide.push(...words.map((text) => `${path[language]} at ${width} px: ${text}`));
      }
      await page.setViewportSize({ width: 320, height: 700 });
    }
    expect(tooWide).toEqual([]);
  },
);

interface Shown {
  viewer: SpecifiedViewer | 'admin';
  path: string;
}

async function cutIn(screens: readonly Shown[]): Promise<string[]> {
  const cut: string[] = [];
  for (const { viewer, path } of screens) {
    const page = pages.get(viewer)!;
    await page.goto(`${server.url}${path}`);
    const words = unchanging(await page.evaluate(cutWords));
    cut.push(...words.map((text) => `${path}: ${text}`));
    // What is wider than the page moves all of it, even where its words still end within.
    const needed = unchanging(await page.evaluate(() => document.documentElement.scrollWidth));
    if (needed > 320) cut.push(`${path} needs ${needed} px`);
  }
  return cut;
}

/**
 * Texts of which a part lies outside of what cuts them: a box that hides what is too wide, or the
 * page; or outside of the tile, button or cell they belong to. What can be scrolled sideways is not
 * cut. Runs in the page.
 */
function cutWords(): string[] {
  const slack = 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.textContent?.trim() && isCut(text)) cut.push(text.textContent.trim().slice(0, 60));
  }
  return cut;

  function isCut(text: Node): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, visibility } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Words for screen readers alone lie in a box of one pixel.
      if (visibility === 'hidden' || edges.width <= 1) return false;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible' && !box.matches('label, button, td, th')) continue;
      if (right > edges.right + slack || left < edges.left - slack) return true;
    }
    return right > document.documentElement.clientWidth + slack || left < -slack;
  }
}
