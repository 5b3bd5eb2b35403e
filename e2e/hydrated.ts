import type { Page } from 'playwright-core';

/** Opens a page and waits until its scripts have taken over, so that a press is no reload. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // What listens to keys does so from its first effect on, which comes once the page is shown.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
