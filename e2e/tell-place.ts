import type { Page, Request } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';

const mostRequests = 15;

/** Where a page is and what it asked for last, said where its test fails: a race seldom comes twice. */
export function tellPlaceOnFailure(page: Page): void {
  // What is opened before all tests of a file belongs to none of them.
  if (expect.getState().currentTestName === undefined) return;
  const asked: string[] = [];
  const startedAt = performance.now();
  const note = (end: string) => (request: Request) => {
    if (!['document', 'fetch', 'script'].includes(request.resourceType())) return;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    asked.push(`${seconds} s ${request.method()} ${request.url()} ${end}`);
    if (asked.length > mostRequests) asked.shift();
  };
  page.on('request', note('asked'));
  page.on('requestfinished', note('answered'));
  page.on('requestfailed', note('failed'));
  onTestFailed(async () => {
    if (page.isClosed()) return;
    console.error([page.url(), ...asked].join('\n'));
    const text = await page.locator('body').innerText({ timeout: 10_000 });
    console.error(text.slice(0, 600));
  });
}
