import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { screenPaths, type Screen } from '../i18n/paths.ts';
import { expectAccessible, expectContrast, launchBrowser, openPage } from './browser.ts';
import { signIn } from './member.ts';
import { signUpMember } from './operations/api-client.ts';
import { addressesOf, withoutPage, type Address, type Viewer } from './screen-addresses.ts';

const server = inject('server');
let browser: Browser;
let opened: Record<Viewer, { page: Page; context: BrowserContext; pageErrors: string[] }>;
let addresses: Address[];

beforeAll(async () => {
  browser = await launchBrowser();
  const [visitor, free, member] = [await open(), await open(), await open()];
  opened = { visitor, free, member };
  const somebody = await signUpMember(server.url, 'screens-free@example.com');
  await somebody.completeQuiz();
  await signIn(free.context, { url: server.url, member: somebody });
  const planner = await signUpMember(server.url, 'screens@example.com');
  await planner.completeQuiz();
  await planner.startTrial();
  const { id, slug, meals } = await planner.generatePlan(crypto.randomUUID());
  await planner.shopDays({ mealPlanId: id, days: [0, 1] });
  await planner.startProgram('first-steps');
  await signIn(member.context, { url: server.url, member: planner });
  const dish = (meals[0] ?? '').replaceAll(' ', '.');
  addresses = addressesOf({ planSlug: slug, dish, listToken: await planner.shareList() });
});
afterAll(() => browser.close());

async function open() {
  const given = await openPage(browser, { viewport: 'phone' });
  given.page.setDefaultTimeout(30_000);
  return given;
}

test('every screen is looked at by its address', () => {
  const screens = (Object.keys(screenPaths) as Screen[]).filter(
    (screen) => !withoutPage.includes(screen),
  );
  const looked = new Set(addresses.map(({ screen }) => screen));
  expect(screens.filter((screen) => !looked.has(screen))).toEqual([]);
});

const named = addressesOf({ planSlug: 'own-plan', dish: 'own-dish', listToken: 'own-list' });

test.each(named.map(({ path, viewer }, index) => ({ path, viewer, index })))(
  '$path is for everybody, wide and narrow, light and dark ($viewer)',
  async ({ index, viewer }) => {
    const path = addresses[index]?.path ?? '';
    const { page, pageErrors } = opened[viewer];
    const response = await page.goto(`${server.url}${path}`);
    expect(response?.status() ?? 0, path).toBeLessThan(500);
    await page.locator('h1').first().waitFor();
    await lookFromAllSides(page);
    expect(pageErrors.splice(0), path).toEqual([]);
  },
);

/** Of the rules only that of contrast depends on light and dark. */
async function lookFromAllSides(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await endTransitions(page);
    await expectNothingBeside(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await endTransitions(page);
    await expectContrast(page);
  }
}

/** Colors fade from one scheme to the other; here they are looked at when they have. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** The page is not wider than the window. */
async function expectNothingBeside(page: Page): Promise<void> {
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside, page.url()).toBeLessThanOrEqual(0);
}
