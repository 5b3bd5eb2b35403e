import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { localeOfPath } from '../../i18n/locales.ts';
import { expectAccessibleFromAllSides } from '../accessible.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { signIn, signInAdministrator, signInWith } from '../member.ts';
import { signUpMember } from '../operations/api-client.ts';
import { openSampleGroup } from '../sample-group.ts';
import { unchanging } from '../unchanging.ts';
import { openWithoutScripts, restyledLater } from './painted-first.ts';
import { addressesOf, type Address, type Own, type Viewer } from './screen-addresses.ts';

interface Opened {
  page: Page;
  context: BrowserContext;
  pageErrors: string[];
  /** Of the same reader, without scripts. */
  still: Page;
}

/** Where a member's own things lie, once there is somebody who has them. */
type Prepare = (args: { context: BrowserContext; url: string }) => Promise<Partial<Own>>;

const prepare: Record<Viewer, Prepare> = {
  visitor: async () => ({}),
  free: async ({ context, url }) => {
    const member = await signUpMember(url, 'screens-free@example.com');
    await member.completeQuiz();
    await signIn(context, { url, member });
    return {};
  },
  member: async ({ context, url }) => {
    const member = await signUpMember(url, 'screens@example.com');
    await member.completeQuiz();
    await member.startTrial();
    const { id, slug, meals } = await member.generatePlan(crypto.randomUUID());
    await member.shopDays({ mealPlanId: id, days: [0, 1] });
    await member.startProgram('first-steps');
    await signIn(context, { url, member });
    const dish = (meals[0] ?? '').replaceAll(' ', '.');
    const post = await member.startTopic();
    return { planSlug: slug, dish, post, listToken: await member.shareList() };
  },
  clinic: async ({ context, url }) => {
    const { cookie, ...group } = await openSampleGroup(url);
    await signInWith(context, { url, cookie });
    return { group };
  },
  admin: async ({ context, url }) => {
    await signInAdministrator(context, url);
    return {};
  },
};

/** In the names of tests, before anybody has anything. */
export const nobodys: Own = {
  planSlug: 'own-plan',
  dish: 'own-dish',
  listToken: 'own-list',
  post: { topicId: 'own-topic', postId: 'own-post' },
  group: { id: 'own-group', memberId: 'own-member' },
};

/** A test for each of their addresses. */
export function lookAtScreensOf(viewers: readonly Viewer[]): void {
  const server = inject('server');
  const opened = new Map<Viewer, Opened>();
  let browser: Browser;
  let addresses: Address[];

  beforeAll(async () => {
    browser = await launchBrowser({ pictures: false });
    let own = nobodys;
    for (const viewer of viewers) {
      const looking = await openPage(browser, { viewport: 'phone' });
      const { context } = looking;
      own = { ...own, ...(await prepare[viewer]({ context, url: server.url })) };
      opened.set(viewer, { ...looking, still: await openWithoutScripts(browser, context) });
    }
    addresses = addressesOf(own);
  });
  afterAll(() => browser.close());

  const named = addressesOf(nobodys)
    .map(({ path, viewer }, index) => ({ path, viewer, index }))
    .filter(({ viewer }) => viewers.includes(viewer));

  test.each(named)(
    '$path is for everybody, wide and narrow, light and dark ($viewer)',
    async ({ index, viewer }) => {
      const path = addresses[index]?.path ?? '';
      const { page, pageErrors, still } = opened.get(viewer)!;
      const response = await page.goto(`${server.url}${path}`);
      expect(response?.status() ?? 0, path).toBeLessThan(500);
      await page.locator('h1').first().waitFor();
      expect(await formsWithoutScripts(page), path).toEqual([]);
      expect(await discoveredInOtherLanguages(page), path).toEqual([]);
      expect(await floatingOnPaper(page), path).toEqual([]);
      expect(await restyledLater(still, `${server.url}${path}`), path).toEqual([]);
      await expectAccessibleFromAllSides(page);
      expect(pageErrors.splice(0), path).toEqual([]);
    },
  );
}

/**
 * The router asks the server at once for the pages behind all links that it goes by itself, and is
 * answered in one language: one link to another would take the pages of all others away.
 */
async function discoveredInOtherLanguages(page: Page): Promise<string[]> {
  const links = page.locator('a[data-discover]');
  const paths = unchanging(
    await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname)),
  );
  const own = localeOfPath(new URL(page.url()).pathname);
  return paths.filter((path) => localeOfPath(path) !== own);
}

/** What keeps its place on a screen stands on every sheet of paper, over what is read. */
async function floatingOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  await page.emulateMedia({ media: 'screen' });
  return unchanging(floating);
}

/**
 * What is typed into them would be gone with the network: a page with a form carries the scripts, or
 * the few lines that send it in place (`SentInPlace`).
 */
async function formsWithoutScripts(page: Page): Promise<string[]> {
  return unchanging(
    await page.evaluate(() => {
      if (document.querySelector('#later-script, script[src], link[rel=modulepreload]')) return [];
      const isInPlace = [...document.scripts].some(({ text }) => text.includes('[data-in-place]'));
      const typedInto = 'form[method=post]:has(input:not([type=hidden]), textarea)';
      return [...document.querySelectorAll(typedInto)]
        .filter((form) => !isInPlace || form.closest('[data-in-place]') === null)
        .map((form) => form.outerHTML);
    }),
  );
}
