import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleFromAllSides } from './accessible.ts';
import { launchBrowser, openPage } from './browser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  ({ page } = await openPage(browser, { viewport: 'phone' }));
});
afterAll(() => browser.close());

/** A page without a fault, with what is given in it. */
async function look({ style = '', body = '' }): Promise<void> {
  await page.setContent(`<!doctype html>
    <html lang="en">
      <head>
        <title>Screen</title>
        <meta name="viewport" content="width=device-width" />
        <style>
          :root { color-scheme: light dark; background: light-dark(white, black); }
          * { color: light-dark(black, white); }
          button { width: 44px; height: 44px; }
          ${style}
        </style>
      </head>
      <body>
        <main><h1>Screen</h1><p id="text">Some text to read</p>${body}</main>
      </body>
    </html>`);
  await expectAccessibleFromAllSides(page);
}

const twoButtons = '<p id="two"><button>A</button><button>B</button></p>';
const onWide = '@media (width >= 1000px)';
const onNarrow = '@media (width < 1000px)';

test('a page without a fault passes', async () => {
  await expect(look({ body: twoButtons })).resolves.toBeUndefined();
});

test.each([
  ['that is pale in the dark', '#text { color: light-dark(black, #333) }'],
  ['that is pale in the light', '#text { color: light-dark(#ccc, white) }'],
  ['that is pale on a wide screen', `${onWide} { #text { color: light-dark(#ccc, white) } }`],
  [
    'that is pale in the dark on a wide screen',
    `${onWide} { #text { color: light-dark(black, #333) } }`,
  ],
  [
    'on a ground that is pale in the dark on a wide screen',
    `${onWide} { main { background: light-dark(white, #eee) } }`,
  ],
  [
    'that is shown on a wide screen alone and pale in the dark',
    `#text { color: light-dark(black, #333) } ${onNarrow} { #text { display: none } }`,
  ],
])('text is found %s', async (_, style) => {
  await expect(look({ style })).rejects.toThrow('color-contrast');
});

test.each([
  ['narrow', onNarrow],
  ['wide', onWide],
])('small buttons side by side are found on a %s screen', async (_, media) => {
  const style = `${media} { button { width: 10px; height: 10px; padding: 0; font-size: 4px } }`;
  await expect(look({ style, body: twoButtons })).rejects.toThrow('target-size');
});

test.each([
  ['narrow', onNarrow, 391],
  ['wide', onWide, 1281],
])('what is wider than the window is found on a %s screen', async (_, media, width) => {
  const style = `${media} { #text { width: ${width}px } }`;
  await expect(look({ style })).rejects.toThrow('to be less than or equal to 0');
});

test('a picture whose room depends on its arrival is found', async () => {
  const body = '<img src="data:," alt="Stew" />';
  await expect(look({ body })).rejects.toThrow('alt="Stew"');
});
