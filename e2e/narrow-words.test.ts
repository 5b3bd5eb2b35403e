import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { specifiedPaths } from './specified-paths.ts';
import { unchanging } from './unchanging.ts';

const server = inject('server');
let browser: Browser;
let page: Page;

/** As small phones and enlarged text have it. No script runs, so nothing changes once it is there. */
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  const viewport = { width: 320, height: 700 };
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  page = await context.newPage();
});
afterAll(() => browser.close());

const visited = specifiedPaths.filter(({ viewer, missing }) => viewer === 'visitor' && !missing);
const swedish = visited.map(({ paths }) => paths.sv);
const testLanguage = visited.map(({ paths }) => paths.zu);

test.each([
  ['Swedish', swedish],
  ['the test language', testLanguage],
])('no word of a public page is cut off at 320 px in %s', async (_language, paths) => {
  const cut: string[] = [];
  for (const path of paths) {
    await page.goto(`${server.url}${path}`);
    const words = unchanging(await page.evaluate(cutWords));
    cut.push(...words.map((text) => `${path}: ${text}`));
  }
  expect(cut).toEqual([]);
});

/**
 * Texts of which a part lies outside of what cuts them: a box that hides what is too wide, or the
 * page. What can be scrolled sideways is not cut. Runs in the page.
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
      if (overflowX === 'visible') continue;
      if (right > edges.right + slack || left < edges.left - slack) return true;
    }
    return right > document.documentElement.clientWidth + slack || left < -slack;
  }
}
