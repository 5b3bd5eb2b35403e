import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser } from './browser.ts';
import { unchanging } from './unchanging.ts';

const server = inject('server');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** Nearer to each other than two rows, further apart than those of one row may be. */
const rowPixels = 80;

test.each([390, 1280])(
  'yolks of a guide stand level at %i pixels, however long the names below them are',
  async (width) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(`${server.url}${screenPath('ketoGuide', 'en')}`);
    const bottoms = unchanging(
      await page
        .locator('main li:has(> a[href^="/food/"]) > [aria-hidden]:first-child')
        .evaluateAll((all) => {
          return all.map((each) => each.getBoundingClientRect().bottom);
        }),
    ).toSorted((a, b) => a - b);
    expect(bottoms.length).toBeGreaterThan(5);
    const steps = bottoms.slice(1).map((bottom, index) => bottom - bottoms[index]!);
    expect(steps.filter((step) => step > 1 && step < rowPixels)).toEqual([]);
    await context.close();
  },
);
