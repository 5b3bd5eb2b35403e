import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Viewport = keyof typeof viewports;

/** The system's Chromium, without the background traffic it would start on its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
  });
}

interface PageOptions {
  viewport: Viewport;
  colorScheme?: 'light' | 'dark';
  languageTag?: string;
}

/** A page with cookies of its own; an error in the page's scripts fails the test that closes it. */
export async function openPage(
  browser: Browser,
  { viewport, colorScheme = 'light', languageTag = 'en' }: PageOptions,
): Promise<{ page: Page; context: BrowserContext; pageErrors: string[] }> {
  const context = await browser.newContext({
    viewport: viewports[viewport],
    colorScheme,
    locale: languageTag,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    // A refused form answers 400, which the browser notes; it is no fault of the page's scripts.
    const isRefusal = /^Failed to load resource.* 40[0-9]/.test(message.text());
    if (message.type() === 'error' && !isRefusal) pageErrors.push(message.text());
  });
  return { page, context, pageErrors };
}

/** Errors that are not only the network being away, where the test took it away. */
export function faultsOf(pageErrors: readonly string[]): string[] {
  // A service worker that cannot ask either makes it ERR_FAILED.
  const isOfNetwork = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|^Failed to fetch manifest patches/;
  return pageErrors.filter((error) => !isOfNetwork.test(error));
}

/** No violation of WCAG 2.2 AA, nor of good practice, that axe can find on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolation(page, (axe) => axe.withTags(tags));
}

/** Of those rules the one that the colors decide. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, (axe) => axe.withRules(['color-contrast']));
}

async function expectNoViolation(
  page: Page,
  chosen: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  const viewport = page.viewportSize();
  await showWhole(page);
  // The rules are chosen last: options given after them would take the choice back.
  const { violations } = await chosen(
    new AxeBuilder({ page }).options({ resultTypes: ['violations'] }),
  )
    // No page of ours has frames: without the page that would join their results, it is done in a third of the time.
    .setLegacyMode(true)
    .analyze();
  if (viewport) await page.setViewportSize(viewport);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}

/**
 * Makes the window taller than the page: what lies under a sticky bar until one scrolls is no
 * violation. Again when the page grew meanwhile, as it does when its last parts arrive.
 */
async function showWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? viewports.phone;
  const room = 200;
  for (let turn = 0, height = 0; turn < 3; turn += 1) {
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (pageHeight + room <= height) return;
    height = pageHeight + room;
    await page.setViewportSize({ width, height });
  }
}
