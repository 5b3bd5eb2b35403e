import { RuleTester } from 'oxlint/plugins-dev';
import { afterAll, describe, it } from 'vitest';
import waiting from './waiting-plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;
Object.assign(RuleTester, { afterAll });
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });

const helpers = `
  const basket = (page: Page) => page.locator('[aria-pressed=true]');
  const keysOf = async (rows: Locator) => (await rows.evaluateAll(keys)).toSorted();
  async function textsOf(page: Page) {
    const texts = await page.locator('li').allInnerTexts();
    return texts.map(trim);
  }
  const cards = () => page.locator('article').count();
`;

tester.run('no-single-read', waiting.rules['no-single-read'], {
  valid: [
    'await expect.poll(() => row.textContent()).toBe("Salt")',
    'await expect.poll(cards).toBe(1)',
    'await row.waitFor(); expect(pageErrors).toEqual([])',
    'const feed = await context.request.get(await field.inputValue()); expect(await feed.text()).toBe("")',
    'const before = await cards(); await expect.poll(cards).toBe(before + 1)',
    'expect(unchanging(await row.textContent())).toBe("Salt")',
    'const text = unchanging(await row.textContent()); expect(text).toBe("Salt")',
    'await expect(look({ style })).rejects.toThrow()',
  ].map((code) => helpers + code),
  invalid: [
    'expect(await row.textContent()).toBe("Salt")',
    'expect(await keysOf(basket(page))).toContain(key)',
    'expect((await keysOf(basket(page)))[0]).toBe(key)',
    'expect(await textsOf(page)).toEqual([])',
    'expect(await cards()).toBe(1)',
    'const text = await row.textContent(); expect(text).toBe("Salt")',
    'const { length } = await textsOf(page); expect(length > 0).toBe(true)',
    'expect(await page.isVisible("li")).toBe(true)',
  ].map((code) => ({ code: helpers + code, errors: 1 })),
});

const inTest = (code: string) => `test('named', async () => { ${code} });`;
const openIt = "const open = (path: string) => page.goto(path + '/');";

tester.run('wait-after-action', waiting.rules['wait-after-action'], {
  valid: [
    'await button.click(); await page.waitForURL("/"); await page.goto("/list")',
    'await button.click(); await expect.poll(() => rows.count()).toBe(1)',
    'await button.click(); const secret = await field.inputValue()',
    'const count = await rows.count(); await rows.first().click(); await expect.poll(rowCount).toBe(count)',
  ].map(inTest),
  invalid: [
    'await button.click(); await page.goto("/list")',
    'await page.keyboard.press("Enter"); await page.reload()',
    'await button.click(); const [code] = await page.locator("li").allTextContents()',
    `${openIt} await button.click(); await open("/list")`,
  ].map((code) => ({ code: inTest(code), errors: 1 })),
});

tester.run('no-short-patience', waiting.rules['no-short-patience'], {
  valid: [
    'row.waitFor({ timeout: 10_000 })',
    'page.setDefaultTimeout(60_000)',
    'row.waitFor({ timeout: waitMs })',
  ],
  invalid: [
    'row.waitFor({ timeout: 5000 })',
    'page.setDefaultTimeout(5000)',
    'page.waitForTimeout(20_000)',
  ].map((code) => ({ code, errors: 1 })),
});
