import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What the styles of a page decide, of each of its elements. */
const looks = [
  'display',
  'position',
  'visibility',
  'opacity',
  'inset',
  'width',
  'height',
  'margin',
  'padding',
  'border',
  'border-radius',
  'color',
  'background',
  'box-shadow',
  'font',
  'text-align',
  'text-decoration',
  'line-height',
  'letter-spacing',
  'white-space',
  'grid-template-columns',
  'gap',
  'align-items',
  'justify-content',
  'overflow',
  'transform',
  'fill',
  'stroke',
  'z-index',
];

/** A window of the same reader in which no script runs: pages stay as they are painted first. */
export async function openWithoutScripts(browser: Browser, reader: BrowserContext): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // Motions are at their end at once.
    reducedMotion: 'reduce',
    storageState: await reader.storageState(),
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}

/**
 * Elements that look otherwise once all styles are there, which would be seen to change while the page
 * is read (docs/decisions/0032); none where a page brings all of them itself.
 */
export async function restyledLater(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  if ((await page.locator('link[rel=stylesheet]').count()) > 0) return ['It waits for styles'];
  const before = await looksOf(page);
  if (!(await page.evaluate(addLaterStyles))) return [];
  const isThere = () => [...document.styleSheets].some(({ href }) => href !== null);
  while (!(await page.evaluate(isThere))) await setTimeout(50);
  const after = await looksOf(page);
  return before.flatMap(({ element, look }, index) =>
    look === after[index]?.look ? [] : [`${element}: ${look} – ${after[index]?.look}`],
  );
}

/** False on a page that has none. */
function addLaterStyles(): boolean {
  const files = document.querySelector<HTMLTemplateElement>('#later-files');
  const link = files?.content.querySelector('link[rel=stylesheet]') ?? null;
  if (link !== null) document.head.append(link);
  return link !== null;
}

/** Once the fonts are there: a word that is wider in its own font than in the device's is not restyled. */
function looksOf(page: Page): Promise<{ element: string; look: string }[]> {
  return page.evaluate(async (properties) => {
    // Only what has been laid out asks for its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    for (const motion of document.getAnimations()) motion.finish();
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      const look = properties.map((name) => style.getPropertyValue(name)).join('|');
      return { element: `${element.tagName} ${element.getAttribute('class') ?? ''}`, look };
    });
  }, looks);
}
