import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unchanging } from './unchanging.ts';

type ColorScheme = 'light' | 'dark';

interface Size {
  width: number;
  height: number;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of those rules the ones that colors decide; every other finds the same in light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** In no set of rules yet: whoever speaks to a device says what is written. */
const alsoChecked = { 'label-content-name-mismatch': { enabled: true } };
const exceptColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
const widths = { phone: 390, desktop: 1280 };
const usualHeight = 844;

/** No violation of WCAG 2.2 AA, nor of good practice, that axe can find on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await showWhole(page, { width: viewport?.width ?? widths.phone, height: 0 });
  await expectNoViolation(page, (axe) => axe.withTags(tags));
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * The same, narrow and wide, light and dark, with nothing wider than the window. What looks as it
 * did on the phone has its contrast looked at there only.
 */
export async function expectAccessibleFromAllSides(page: Page): Promise<void> {
  await turn(page, 'light');
  await widen(page, { width: widths.phone, height: usualHeight });
  await showWhole(page, { width: widths.phone, height: 0 });
  await expectNoViolation(page, (axe) => axe.withTags(tags));
  await rememberLook(page, 'light');
  await turn(page, 'dark');
  await expectNoViolation(page, (axe) => axe.withRules(colorRules));
  await rememberLook(page, 'dark');
  const { height = usualHeight } = page.viewportSize() ?? {};
  await widen(page, { width: widths.desktop, height });
  await showWhole(page, { width: widths.desktop, height });
  await expectContrastOfWhatDiffers(page, 'dark');
  await turn(page, 'light');
  await expectContrastOfWhatDiffers(page, 'light');
  await expectNoViolation(page, (axe) => axe.withTags(tags), exceptColors);
}

async function widen(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await expectNothingBeside(page);
  await expectRoomForPictures(page);
}

async function turn(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
}

/** The page is not wider than the window. */
async function expectNothingBeside(page: Page): Promise<void> {
  const beside = unchanging(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  );
  expect(beside, page.url()).toBeLessThanOrEqual(0);
}

/** The browser of these looks loads no pictures, and with them the page takes the same room. */
async function expectRoomForPictures(page: Page): Promise<void> {
  const unsized = await page
    .locator('img:not([width][height])')
    .evaluateAll((images) => images.map((image) => image.outerHTML));
  expectNothing(page, unsized);
}

/**
 * Makes the window taller than the page: what lies under a sticky bar until one scrolls is no
 * violation. Again when the page grew meanwhile, as it does when its last parts arrive.
 */
async function showWhole(page: Page, { width, height: given }: Size): Promise<void> {
  const room = 200;
  for (let turns = 0, height = given; turns < 3; turns += 1) {
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (pageHeight <= height) return;
    height = pageHeight + room;
    await page.setViewportSize({ width, height });
  }
}

const marked = 'data-looks-different';

declare global {
  interface Window {
    axe?: unknown;
    looks?: Record<ColorScheme, WeakMap<Element, string>>;
    lookOf?: (element: Element) => string | null;
  }
}

/** What decides on the contrast of each element, kept in the page. */
async function rememberLook(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.evaluate((scheme) => {
    window.lookOf ??= (element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return null;
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, opacity } = style;
      const [fontPixels, weight] = [Number.parseFloat(style.fontSize), Number(style.fontWeight)];
      // Of 18 pt, or of 14 pt and bold: less contrast is enough.
      const isLarge = fontPixels >= 24 || (fontPixels >= 56 / 3 && weight >= 700);
      return [color, backgroundColor, backgroundImage, opacity, isLarge].join();
    };
    const look = new WeakMap<Element, string>();
    for (const element of document.querySelectorAll('*')) {
      look.set(element, window.lookOf(element) ?? 'hidden');
    }
    window.looks ??= { light: look, dark: look };
    window.looks[scheme] = look;
  }, colorScheme);
}

/** Of the elements that are shown now and were not, or not like this, when the look was kept. */
async function expectContrastOfWhatDiffers(page: Page, colorScheme: ColorScheme): Promise<void> {
  const count = await page.evaluate(
    ([scheme, attribute]) => {
      let differing = 0;
      for (const element of document.querySelectorAll('body, body *')) {
        const look = window.lookOf?.(element) ?? null;
        const differs = look !== null && look !== window.looks?.[scheme].get(element);
        if (differs) differing += 1;
        element.toggleAttribute(attribute, differs);
      }
      return differing;
    },
    [colorScheme, marked] as const,
  );
  if (count === 0) return;
  await expectNoViolation(page, (axe) => axe.include(`[${marked}]`).withRules(colorRules));
}

async function expectNoViolation(
  page: Page,
  chosen: (axe: AxeBuilder) => AxeBuilder,
  rules: Record<string, { enabled: boolean }> = {},
): Promise<void> {
  await bringAxe(page);
  const { violations } = await chosen(
    new AxeBuilder({ page, axeSource: ';' }).options({
      resultTypes: ['violations'],
      rules: { ...alsoChecked, ...rules },
    }),
  )
    // No page of ours has frames: without the page that would join their results, it is done in a third of the time.
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expectNothing(page, found);
}

const resolveForAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFile(resolveForAxe.resolve('axe-core/axe.min.js'), 'utf8');

/** Once a page: the builder would bring it twice before every look, more than a megabyte each time. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(await axeSource);
}

function expectNothing(page: Page, found: string[]): void {
  if (found.length > 0) expect.fail([page.url(), ...found].join('\n'));
}
