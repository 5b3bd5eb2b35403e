import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { localeCodes, locales, type Locale } from '../i18n/locales.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { launchBrowser, openPage, type Viewport } from './browser.ts';
import { answerStep, stepOf } from './quiz.ts';
import { unchanging } from './unchanging.ts';

const server = inject('server');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(async () => {
  await browser.close();
});

interface Journey {
  locale: Locale;
  viewport: Viewport;
  colorScheme: 'light' | 'dark';
}

const password = 'avocado-on-everything';

const journeys: Journey[] = [
  { locale: 'en', viewport: 'desktop', colorScheme: 'dark' },
  { locale: 'es', viewport: 'phone', colorScheme: 'dark' },
  { locale: 'sv', viewport: 'desktop', colorScheme: 'light' },
  { locale: 'zu', viewport: 'phone', colorScheme: 'light' },
];

test.each(journeys)(
  'a visitor gets a week of meals in $locale on a $viewport',
  { timeout: 300_000 },
  async (journey) => {
    const { locale, viewport, colorScheme } = journey;
    const { page, context, pageErrors } = await openPage(browser, {
      viewport,
      colorScheme,
      languageTag: locales[locale].languageTag,
    });
    const email = `journey-${locale}-${viewport}@example.com`;

    await page.goto(`${server.url}${screenPath('home', locale)}`);
    await page.locator(`html[lang=${locales[locale].languageTag}]`).waitFor();
    await page
      .getByRole('link', { name: m.site_take_the_quiz({}, { locale }) })
      .first()
      .click();
    await takeQuiz(page, locale);
    await seePreview(page, locale);
    await signUp({ page, locale, email });
    await seePlan(page, locale);
    await seeRecipe(page, locale);
    await shop(page, locale);
    await comeBack({ page, locale, email });

    expect(pageErrors).toEqual([]);
    await context.close();
  },
);

async function takeQuiz(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL(/\/onboarding\//);
  await expect.poll(() => toldTimeZone(page)).toBe(true);
  while (stepOf(page) !== null) {
    if (stepOf(page) === 'cuisines') await goBackAndReload(page);
    if (stepOf(page) === 'data-consent') await seeCooking(page, locale);
    else await answerStep(page);
  }
}

/** Waited for before the last answer is sent: the pan stands there no longer than it takes to read. */
async function seeCooking(page: Page, locale: Locale): Promise<void> {
  const name = m.onboarding_preview_busy({}, { locale });
  await Promise.all([page.getByRole('heading', { name }).waitFor(), answerStep(page)]);
}

/** The week is shown with the days of the visitor's own calendar. */
async function toldTimeZone(page: Page): Promise<boolean> {
  const cookies = await page.context().cookies();
  return cookies.some(({ name }) => name === 'time_zone');
}

/** Nothing typed is lost on the way back, nor by a reload. */
async function goBackAndReload(page: Page): Promise<void> {
  await page.locator('header button[value=back]').click();
  await page.waitForURL(/foods-to-avoid/);
  await page.reload();
  await page.locator('input[name=avoid][value=PORK]:checked').waitFor({ state: 'attached' });
  await seeShrimpAsked(page);
  await answerStep(page);
}

/** Who leaves out fish is asked about shrimp, until they leave it out too. */
async function seeShrimpAsked(page: Page): Promise<void> {
  const press = (group: string) =>
    page.locator(`label:has(input[name=avoid][value=${group}])`).first().click();
  const isAsked = async () => {
    const counts = shrimpQuestions.map((text) =>
      page.getByText(text).filter({ visible: true }).count(),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(isAsked).toBe(0);
  await press('FISH');
  await expect.poll(isAsked).toBe(1);
  await press('SHELLFISH');
  await expect.poll(isAsked).toBe(0);
  await press('SHELLFISH');
  await press('FISH');
  await expect.poll(isAsked).toBe(0);
}

const shrimpQuestions = localeCodes.map((locale) => m.onboarding_avoid_shrimp_too({}, { locale }));

async function seePreview(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL(`**${screenPath('planPreview', locale)}`);
  const start = page.getByRole('link', { name: m.onboarding_reveal_start({}, { locale }) });
  await start.waitFor();
  await page.reload();
  await start.waitFor();
  expect(await isCookedAgain(page, locale)).toBe(false);
  await start.click();
}

/** Asks for what a page has brought along once more: whether the pan is back until it has come. */
async function isCookedAgain(page: Page, locale: Locale): Promise<boolean> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  return unchanging(
    await page.evaluate(
      async (cooking) => {
        let isCooking = false;
        const observer = new MutationObserver(() => {
          isCooking ||= document.body.innerText.includes(cooking);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { revalidate(): Promise<void> };
        };
        await router.revalidate();
        // A browser has nothing to do when what has come is in the page.
        for (let time = 0; time < 2; time += 1)
          await new Promise((resolve) => requestIdleCallback(resolve));
        return isCooking;
      },
      m.onboarding_preview_busy({}, { locale }),
    ),
  );
}

async function signUp({ page, locale, email }: { page: Page; locale: Locale; email: string }) {
  await page.waitForURL(`**${screenPath('becomeMember', locale, { step: 'plan' })}*`);
  await page.locator('main form button[type=submit]').click();

  await page.waitForURL(`**${screenPath('becomeMember', locale, { step: 'account' })}*`);
  await page.locator('main form button[type=submit]').last().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await page.fill('input[name=firstName]', 'Alma');
  await page.fill('input[name=lastName]', 'Lind');
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.locator('label:has(input[name=hasAgreedToTerms])').click();
  await page.locator('main form button[type=submit]').last().click();

  await page.waitForURL(`**${screenPath('becomeMember', locale, { step: 'payment' })}*`);
  await page.fill('input[name=cardNumber]', '4242 4242 4242 4242');
  await page.getByRole('button', { name: m.membership_start_trial({}, { locale }) }).click();

  await page.waitForURL(`**${screenPath('becomeMember', locale, { step: 'success' })}*`);
  // The week is made with the membership: nothing has to be pressed for it.
  await page.getByRole('link', { name: m.membership_success_plan({}, { locale }) }).click();
}

async function seePlan(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL(`**${screenPath('mealPlan', locale, { slug: '' }).replace(/\/$/, '')}/*`);
  await dishesOfPlan(page).first().waitFor();
}

/** Of the plan itself: the page one comes from shows a dish too, and may stand there a moment longer. */
function dishesOfPlan(page: Page): Locator {
  return page.locator(`main a[href^="${new URL(page.url()).pathname}?dish="]`);
}

async function seeRecipe(page: Page, locale: Locale): Promise<void> {
  await dishesOfPlan(page).first().click();
  await page
    .locator('dialog:modal')
    .getByRole('link', { name: m.meal_plans_read_recipe({}, { locale }) })
    .click();
  await page.waitForURL(`**${screenPath('recipe', locale, { slug: 'x' }).slice(0, -1)}**`);
  const asWritten = m.recipes_show_as_written({ count: 0 }, { locale }).replace(/\d.*$/, '');
  const showAsWritten = page.getByRole('link', { name: asWritten });
  await showAsWritten.click();
  // The page one comes from has a button of the same words, which goes with it.
  await showAsWritten.waitFor({ state: 'detached' });
  await page.locator('form[method=post] button[type=submit]', { hasText: /\d/ }).first().click();
  await page.getByText(m.recipes_added_to_list({}, { locale })).waitFor();
}

async function shop(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${server.url}${screenPath('shoppingList', locale)}`);
  const rows = page.locator('button[data-item][aria-pressed=false]');
  await expect.poll(() => rows.count()).toBeGreaterThan(3);
  const before = await rows.count();
  await rows.first().click();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await page.reload();
  // What was ticked just before may still be on the device alone.
  await expect.poll(() => rows.count()).toBe(before - 1);
}

async function comeBack({ page, locale, email }: { page: Page; locale: Locale; email: string }) {
  await page.goto(`${server.url}${screenPath('userSettings', locale)}`);
  await page.getByRole('button', { name: m.identity_log_out({}, { locale }) }).click();
  await page.waitForURL(`**${screenPath('login', locale)}*`);
  await page.goto(`${server.url}${screenPath('shoppingList', locale)}`);
  await page.getByText(m.shopping_door_title({}, { locale })).waitFor();

  await page.goto(`${server.url}${screenPath('login', locale)}`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.locator('main form button[type=submit]').last().click();
  await page.waitForURL(`**${screenPath('memberHome', locale)}`);
  await page.goto(`${server.url}${screenPath('shoppingList', locale)}`);
  const inBasket = page.locator('button[data-item][aria-pressed=true]');
  await expect.poll(() => inBasket.count()).toBe(1);
}
