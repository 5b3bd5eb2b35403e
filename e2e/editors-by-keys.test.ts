import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath, type Screen } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { signInAdministrator } from './member.ts';

const { url } = inject('server');
const locale = 'en';
const mostMs = 5000;
const longestAnswerMs = 1000;
/** Before the page looks for news by itself, and so for what was asked last. */
const sooner = 10_000;
/** More than any screen has. */
const mostTabs = 600;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

interface Desk {
  page: Page;
  context: BrowserContext;
  pageErrors: string[];
}

async function openDesk(): Promise<Desk> {
  const desk = await openPage(browser, { viewport: 'desktop' });
  await signInAdministrator(desk.context, url);
  return desk;
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const says = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).first().waitFor();

/** Goes on with the Tab key alone until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${target}`);
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function begin(page: Page, list: 'adminRecipes' | 'adminMealPlans', title: string) {
  await openHydrated(page, `${url}${screenPath(list, locale)}`);
  const label = list === 'adminRecipes' ? m.kitchen_new_title() : m.kitchen_new_name();
  await typeAt(page, textbox(page, label), title);
  await page.keyboard.press('Enter');
}

/** Each text of the source is written in the other languages, from its own box. */
async function translate(page: Page, texts: Record<string, readonly [string, string]>) {
  await pressAt(page, page.getByRole('link', { name: /^Translate/ }));
  // The first gap is the first text, in the first of the other languages.
  const [first = ''] = Object.keys(texts);
  await pressAt(page, button(page, m.kitchen_next_gap()));
  for (const language of ['Spanish', 'Swedish']) {
    const field = textbox(page, m.kitchen_text_in({ text: first, language }));
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+ArrowDown');
  }
  for (const [text, translated] of Object.entries(texts)) {
    for (const [index, language] of ['Spanish', 'Swedish'].entries()) {
      await typeAt(
        page,
        textbox(page, m.kitchen_text_in({ text, language })),
        translated[index] ?? '',
      );
    }
  }
  await says(page, m.kitchen_translated());
}

async function publish(page: Page): Promise<void> {
  await says(page, m.kitchen_saved());
  await pressAt(page, link(page, m.kitchen_review()));
  await pressAt(page, button(page, m.kitchen_publish()));
  await says(page, m.kitchen_state_published());
}

async function expectRead(page: Page, { path, words }: { path: string; words: string }) {
  const isRead = async () => {
    await page.goto(`${url}${path}`);
    return page.getByText(words).first().isVisible();
  };
  await expect.poll(isRead, { timeout: mostMs }).toBe(true);
}

test('a recipe is written, translated and published by the keyboard alone', async () => {
  const { page, context, pageErrors } = await openDesk();
  await begin(page, 'adminRecipes', 'Fried trout by keys');
  await page.waitForURL(/fried-trout-by-keys/);
  await typeAt(page, textbox(page, m.kitchen_description()), 'It is crisp, and quickly done.');
  const next = page.getByRole('combobox', { name: m.kitchen_next_ingredient(), exact: true });
  // The second line is typed where the first one was.
  await typeAt(page, next, '600 g salmon');
  await page.keyboard.press('Enter');
  await page.keyboard.type('30 g butter');
  await page.keyboard.press('Enter');
  await says(page, m.kitchen_saved());
  await page.getByRole('combobox', { name: /Butter/ }).waitFor();
  // What is typed right after the press is written in the step.
  await pressAt(page, button(page, m.kitchen_add_step()));
  await page.keyboard.type('Melt the @butt');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' in a pan.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fry the salmon in it for 8 minutes.');
  const step = (number: number) => textbox(page, m.kitchen_step({ number })).innerText();
  await expect.poll(() => step(1)).toBe('Melt the butter in a pan.');
  await expect.poll(() => step(2)).toBe('Fry the salmon in it for 8 minutes.');
  // What else it uses is chosen from a list.
  await pressAt(page, button(page, m.kitchen_use({ number: 2 })));
  await page.locator('[role="menuitem"]:focus').waitFor();
  await page.keyboard.type('Salm');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Share of Salmon.* that step 2 uses/).waitFor();
  for (const [label, words, value] of [
    [m.kitchen_cuisine(), 'Nord', 'NORDIC'],
    [m.kitchen_dish(), 'Pan', 'PAN'],
    [m.kitchen_protein(), 'Fi', 'FISH'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await typeAt(page, field, words);
    await expect.poll(() => field.inputValue()).toBe(value);
  }
  await translate(page, {
    [m.kitchen_title()]: ['Trucha frita', 'Stekt öring'],
    [m.kitchen_description()]: ['Queda crujiente.', 'Den blir krispig.'],
    [m.kitchen_step({ number: 1 })]: ['Derrite la mantequilla.', 'Smält smöret.'],
    [m.kitchen_step({ number: 2 })]: ['Fríe 8 minutos.', 'Stek i 8 minuter.'],
  });
  await publish(page);
  await expectRead(page, {
    path: screenPath('recipe', 'sv', { slug: 'stekt-oring' }),
    words: 'Den blir krispig.',
  });
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 180_000);

test('a plan is written, translated and published by the keyboard alone', async () => {
  const { page, context, pageErrors } = await openDesk();
  await begin(page, 'adminMealPlans', 'Two days by keys');
  await page.waitForURL(/two-days-by-keys/);
  await typeAt(page, textbox(page, m.kitchen_description()), 'Two dinners and nothing else.');
  // The week is cut to two days; the key is pressed where it was.
  await tabTo(page, button(page, m.kitchen_plan_remove_day()));
  for (let day = 7; day > 2; day -= 1) await page.keyboard.press('Enter');
  const meal = m.kitchen_choice({ choice: 'DINNER' });
  for (const [number, dish] of [
    [1, 'goulash'],
    [2, 'escalivada'],
  ] as const) {
    await pressAt(page, button(page, m.kitchen_plan_add_dish_to({ meal, number })));
    // What is typed right after the press is searched for.
    await page.keyboard.type(dish);
    const found = page.getByRole('region', { name: m.kitchen_plan_suggestions() });
    await pressAt(page, found.getByRole('button', { name: new RegExp(dish, 'i') }).first());
    await expect.poll(() => found.count()).toBe(0);
    // The keyboard goes on where the dish is.
    const place = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(place).toBe(meal);
  }
  await translate(page, {
    [m.kitchen_title()]: ['Dos días con teclas', 'Två dagar med tangenter'],
    [m.kitchen_description()]: ['Dos cenas y nada más.', 'Två middagar och inget mer.'],
  });
  await publish(page);
  await expectRead(page, {
    path: screenPath('mealPlan', 'sv', { slug: 'tva-dagar-med-tangenter' }),
    words: 'Två dagar med tangenter',
  });
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 180_000);

test('what is typed while the tool of a step is on its way is in the step, and goes on in the tool', async () => {
  const { page, context, pageErrors } = await openDesk();
  const { promise: isWanted, resolve: letThrough } = Promise.withResolvers<null>();
  await context.route(/step-editor/, async (route) => {
    await isWanted;
    await route.continue();
  });
  const recipe = screenPath('adminRecipe', locale, { id: 'beef-goulash-soup' });
  await openHydrated(page, `${url}${recipe}`);
  await button(page, m.kitchen_add_step()).press('Enter');
  await page.keyboard.type('Rest it, ');
  const written = page.locator('textarea:focus');
  await expect.poll(() => written.inputValue()).toBe('Rest it, ');
  letThrough(null);
  await page.locator('[contenteditable="true"]:focus').waitFor();
  await page.keyboard.type('covered.');
  const step = page.locator('[contenteditable="true"]:focus');
  await expect.poll(() => step.innerText()).toBe('Rest it, covered.');
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('whoever goes on to the translations while what was typed is saved is there', async () => {
  const { page, context, pageErrors } = await openDesk();
  const [asked, reread, held] = [0, 1, 2].map(() => Promise.withResolvers<null>());
  if (!asked || !reread || !held) throw new Error('Three moments are waited for');
  const recipe = screenPath('adminRecipe', locale, { id: 'beef-goulash-soup' });
  await openHydrated(page, `${url}${recipe}`);
  let reads = 0;
  await context.route(`**${recipe}.data*`, async (route) => {
    // What is saved is answered while the page of the translations is waited for, and is read again.
    const isSave = route.request().method() === 'POST';
    if (!isSave) (reads === 0 ? asked : reread).resolve(null);
    if (!isSave) reads += 1;
    await (isSave ? asked : held).promise;
    await route.continue();
  });
  await typeAt(page, textbox(page, m.kitchen_description()), 'It is hearty.');
  // At once: a save that is held for long is given up and sent anew.
  await page.getByRole('link', { name: /^Translate/ }).press('Enter');
  await reread.promise;
  held.resolve(null);
  await button(page, m.kitchen_next_gap()).waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('whoever presses Ctrl K writes what they look for with the next key', async () => {
  const { page, context, pageErrors } = await openDesk();
  await openHydrated(page, `${url}${screenPath('adminStatus', locale)}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gulaschsoppa');
  const found = page.getByRole('option', { name: /goulash/i }).first();
  await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/beef-goulash-soup/);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('whatever is answered last, what is found is what was typed last', async () => {
  const { page, context, pageErrors } = await openDesk();
  let routesAsked = 0;
  await context.route(/__manifest.*find/, async (route) => {
    routesAsked += 1;
    await sleep(longestAnswerMs / routesAsked);
    await route.continue();
  });
  await openHydrated(page, `${url}${screenPath('adminStatus', locale)}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gulaschsoppa');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('gulaschsoppa');
  const found = () => page.getByRole('option').allTextContents();
  await expect.poll(found, { timeout: sooner }).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/beef-goulash-soup/);
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

/** What is pressed to add a line, in each editor, and whether it is written in at once. */
const additions: readonly {
  screen: Screen;
  id?: string;
  add: readonly string[];
}[] = [
  {
    screen: 'adminRecipe',
    id: 'beef-goulash-soup',
    add: [m.kitchen_add_step(), m.kitchen_add_question(), m.kitchen_cooked_add()],
  },
  {
    screen: 'adminPage',
    id: 'ketoGuide',
    add: [m.kitchen_page_add_short(), m.kitchen_page_add_section(), m.kitchen_page_add_source()],
  },
  {
    screen: 'adminProgram',
    id: 'first-steps',
    add: [
      m.kitchen_add_outcome(),
      m.kitchen_add_task(),
      m.kitchen_add_lesson({ week: `${m.kitchen_field({ field: 'week' })} 1` }),
      m.kitchen_add_week(),
    ],
  },
  { screen: 'adminVideo', id: 'soup-without-lumps', add: [m.kitchen_add_chapter()] },
  {
    screen: 'adminCollections',
    add: ['guidesets', 'dishsets'].map((list) =>
      m.kitchen_add_shelf({ list: m.kitchen_field({ field: list }) }),
    ),
  },
];

/** What stands in the field that has the focus. */
function textAtFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
      return field.value;
    }
    return field?.getAttribute('contenteditable') === 'true' ? (field.textContent ?? '') : '';
  });
}

test.each(additions)(
  'whoever adds a line writes in it with the next key, and is not lost when it goes ($screen)',
  async ({ screen, id, add }) => {
    const { page, context, pageErrors } = await openDesk();
    const path = id === undefined ? screenPath(screen as 'adminCollections', locale) : '';
    const ofThing = id === undefined ? '' : screenPath(screen as 'adminRecipe', locale, { id });
    await openHydrated(page, `${url}${path}${ofThing}`);
    for (const name of add) {
      const adding = button(page, name).last();
      await adding.press('Enter');
      await page.keyboard.type('Quick hands');
      await expect.poll(() => textAtFocus(page), { message: name }).toBe('Quick hands');
      const line = page.locator('[data-line]:focus-within').last();
      const remove = line.getByRole('button', { name: /^(?:Remove|Take away)/ }).last();
      await remove.press('Enter');
      await expect.poll(() => page.locator('main :focus').count()).toBe(1);
    }
    await says(page, m.kitchen_saved());
    expect(faultsOf(pageErrors)).toEqual([]);
    await context.close();
  },
  90_000,
);

test('a lesson that goes to another week or day takes the keyboard along', async () => {
  const { page, context, pageErrors } = await openDesk();
  const program = screenPath('adminProgram', locale, { id: 'first-steps' });
  await openHydrated(page, `${url}${program}`);
  const focused = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLSelectElement ? [field.ariaLabel, field.value] : [];
    });
  const week = page.locator('select[name="lesson-week"]').first();
  await week.focus();
  const [label, first] = await focused();
  const second = await week.locator('option').nth(1).getAttribute('value');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toEqual([label, second]);
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toEqual([label, first]);
  // Later days of a week stand further down.
  const day = page.locator('select[name="lesson-week"] + select').first();
  const dayLabel = await day.getAttribute('aria-label');
  await day.focus();
  await page.keyboard.press('End');
  await expect.poll(focused).toEqual([dayLabel, '7']);
  await says(page, m.kitchen_saved());
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('whoever takes a thing away for good goes on at its heading', async () => {
  const { page, context, pageErrors } = await openDesk();
  await openHydrated(page, `${url}${screenPath('adminContent', locale)}`);
  for (const name of ['First reader', 'Second reader']) {
    await textbox(page, m.admin_key_name()).fill(name);
    await page.getByLabel(m.admin_kind_recipes(), { exact: true }).first().check({ force: true });
    await button(page, m.admin_key_create()).press('Enter');
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await button(page, m.admin_key_revoke_named({ name: 'First reader' })).press('Enter');
  const headingAtFocus = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(headingAtFocus).toBe('First reader');
  // Another press does nothing to the next one.
  await page.keyboard.press('Enter');
  await button(page, m.admin_key_revoke_named({ name: 'Second reader' })).waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 60_000);

test('a list that does what is chosen is passed by arrow keys, and its figure is written in at once', async () => {
  const { page, context } = await openDesk();
  const guide = screenPath('adminPage', locale, { id: 'moderateGuide' });
  await openHydrated(page, `${url}${guide}`);
  const figures = page.getByLabel(/^Figure \d+$/);
  const before = await figures.count();
  await button(page, m.kitchen_page_add_figure()).press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="menuitem"]:focus').waitFor();
  await expect.poll(() => figures.count()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => figures.count()).toBe(before + 1);
  await expect.poll(() => textAtFocus(page)).toMatch(/^\w+/);
  await context.close();
}, 60_000);
