import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { screenPaths, type Screen } from '../i18n/paths.ts';
import { expectAccessibleFromAllSides } from './accessible.ts';
import { launchBrowser, openPage } from './browser.ts';
import { signIn, signInAdministrator } from './member.ts';
import { signUpMember } from './operations/api-client.ts';
import { addressesOf, withoutPage, type Address, type Viewer } from './screen-addresses.ts';

const server = inject('server');
let browser: Browser;
let opened: Record<Viewer, { page: Page; context: BrowserContext; pageErrors: string[] }>;
let addresses: Address[];

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  const [visitor, free, member] = [await open(), await open(), await open()];
  const admin = await open();
  opened = { visitor, free, member, admin };
  await signInAdministrator(admin.context, server.url);
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

const open = () => openPage(browser, { viewport: 'phone' });

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
    await expectAccessibleFromAllSides(page);
    expect(pageErrors.splice(0), path).toEqual([]);
  },
);
