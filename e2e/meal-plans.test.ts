import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/locales.ts';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { launchBrowser, openPage, openPageIn, type Viewport } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';
import type { Member } from './operations/api-client.ts';

const server = inject('server');
let browser: Browser;
let member: Member;

beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
  member = await memberWithWeek(server.url, 'plans@example.com');
});
afterAll(async () => {
  await browser.close();
});

const locale = 'en';
/** What a message says of whichever day it is: plans begin on the day they are made. */
const ofAnyDay = (message: (values: { day: string }) => string) =>
  new RegExp(
    `^${message({ day: 'DAY' })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace('DAY', '.+')}$`,
  );
const dinner = '0.DINNER';
const patience = { timeout: 30_000 };

interface Device {
  page: Page;
  context: BrowserContext;
  pageErrors: string[];
}

/** The member's phone and desktop, each logged in once. */
const contexts = new Map<Viewport, BrowserContext>();

async function openDevice({ viewport }: { viewport: Viewport }): Promise<Device> {
  const known = contexts.get(viewport);
  const device = known
    ? { context: known, ...(await openPageIn(known)) }
    : await openPage(browser, { viewport });
  if (!known) await signIn(device.context, { url: server.url, member });
  contexts.set(viewport, device.context);
  return device;
}

async function close({ page, pageErrors }: Device): Promise<void> {
  expect(pageErrors).toEqual([]);
  await page.close();
}

/** A week of its own for a test. */
async function newPlan({ context }: Device): Promise<string> {
  const query = `mutation Make($input: GenerateMealplanInput!) {
    generateMealplan(input: $input) { mealPlan { slug } }
  }`;
  const variables = { input: { requestKey: crypto.randomUUID() } };
  const answer = await context.request.post(`${server.url}/graphql`, {
    data: { query, variables },
    headers: { origin: server.url },
  });
  const { data } = (await answer.json()) as {
    data: { generateMealplan: { mealPlan: { slug: string } } };
  };
  return data.generateMealplan.mealPlan.slug;
}

function planUrl(slug: string, query: Record<string, string> = {}): string {
  return `${server.url}${screenPath('mealPlan', locale, { slug }, { query })}`;
}

const planner = () => `${server.url}${screenPath('myMealPlanner', locale)}`;
/** The dishes of a meal, `0.DINNER`; each opens its sheet. */
const dishLinks = (page: Page, place: string) => page.locator(`main a[href*="dish=${place}."]`);
const mealOf = (page: Page, place: string) =>
  page.locator('main li', { has: page.locator(`a[href*="dish=${place}."]`) }).last();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog:modal');

async function dishesOf(page: Page, name: string): Promise<string[]> {
  return placesOf(dishLinks(page, name));
}

/** Every dish of the plan being edited, with its place. */
async function weekOf(page: Page): Promise<string[]> {
  return placesOf(page.locator('main a[href*="dish="]'));
}

/** `2.DINNER.beef-stew` */
function placesOf(menus: Locator): Promise<string[]> {
  return menus.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('dish') ?? ''),
  );
}

function recipeOf(place: string): string {
  return place.split('.').slice(2).join('.');
}

async function openDish(page: Page, name: string): Promise<void> {
  await dishLinks(page, name).first().click();
  await dialog(page).waitFor();
}

async function moveTo(page: Page, place: string): Promise<void> {
  const opener = dialog(page).locator('summary', { hasText: m.meal_plans_move() });
  const to = dialog(page).getByLabel(m.meal_plans_move_to());
  if (!(await to.isVisible())) await opener.click();
  await to.selectOption(place);
  await dialog(page).getByRole('button', { name: m.meal_plans_move(), exact: true }).click();
}

async function leaveOut(page: Page): Promise<void> {
  await dialog(page).getByText(m.meal_plans_leave_out(), { exact: true }).click();
}

async function undo(page: Page): Promise<void> {
  await page.locator('output').getByRole('button', { name: m.meal_plans_undo() }).click();
}

test('a double press on the planner makes one plan', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planner());
  const cards = () => page.locator('main article').count();
  const before = await cards();
  await page.getByRole('link', { name: m.meal_plans_new(), exact: true }).click();
  await button(page, m.meal_plans_planner_make()).dblclick();
  await page.waitForURL('**/meal-plan/*');
  await page.getByText(m.meal_plans_why_week()).click();
  await page.getByText(/Net carbs keep to your limit on 7 of 7 days/).waitFor();
  await openHydrated(page, planner());
  await expect.poll(cards).toBe(before + 1);
  await close(device);
});

test('a dish is removed, and undo brings it back with its leftovers', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const before = await weekOf(page);
  const [removed = ''] = await dishesOf(page, dinner);
  await openDish(page, dinner);
  await leaveOut(page);
  await expect.poll(() => dishesOf(page, dinner), patience).not.toContain(removed);
  await undo(page);
  await expect.poll(() => weekOf(page), patience).toEqual(before);
  await close(device);
});

test('a dish is swapped for one that says why it fits', async () => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const [old = ''] = await dishesOf(page, dinner);
  await openDish(page, dinner);
  await dialog(page).getByRole('link', { name: m.meal_plans_swap_short() }).click();
  const choice = dialog(page).locator('a[href*="with="]').first();
  await expect.poll(() => choice.textContent(), patience).toMatch(/min\. .+\./);
  await dialog(page).getByText(ofAnyDay(m.meal_plans_day_becomes)).waitFor();
  await dialog(page).getByLabel(m.meal_plans_pick_search_label()).fill('salmon');
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByText(/salmon/i)
    .first()
    .waitFor();
  await dialog(page).getByRole('link', { name: m.meal_plans_pick_favorites() }).click();
  await dialog(page).getByText(m.meal_plans_pick_no_favorites()).waitFor();
  await dialog(page)
    .getByRole('link', { name: ofAnyDay(m.meal_plans_pick_fits) })
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Swap for / })
    .first()
    .click();
  await expect.poll(() => dialog(page).count(), patience).toBe(0);
  await expect.poll(() => dishesOf(page, dinner), patience).not.toContain(old);
  await dishLinks(page, dinner).first().waitFor();
  await close(device);
});

test('servings ask before they override, for the plan and for a day', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const more = page.getByRole('link', { name: m.meal_plans_servings_more(), exact: true });
  await more.first().click();
  await dialog(page).getByText(m.meal_plans_servings_confirm_text()).waitFor();
  const people = Number(new URL(page.url()).searchParams.get('servings'));
  await button(page, m.meal_plans_servings_confirm()).click();
  await page.getByText(m.meal_plans_done_servings()).waitFor();
  await page.locator('main a[href*="on=0"]').click();
  const ofDay = (count: number) =>
    page.getByRole('link', {
      name: ofAnyDay(({ day }) => m.meal_plans_servings_of_day({ day, count })),
    });
  await ofDay(people).click();
  await dialog(page).getByText(m.meal_plans_servings_confirm_day_text()).waitFor();
  await dialog(page)
    .getByRole('link', { name: m.meal_plans_servings_fewer(), exact: true })
    .click();
  await expect
    .poll(() => Number(new URL(page.url()).searchParams.get('servings')), patience)
    .toBeLessThan(people);
  const fewer = Number(new URL(page.url()).searchParams.get('servings'));
  await button(page, m.meal_plans_servings_confirm()).click();
  await expect.poll(() => dialog(page).count(), patience).toBe(0);
  await page.locator('main a[href*="on=0"]').click();
  await ofDay(fewer).waitFor();
  await close(device);
});

test('leftovers follow their dinner wherever it is moved, by keys alone', async () => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const linked = page.locator('main a[href*=".DINNER."]', {
    hasText: m.meal_plans_week_makes_lunch(),
  });
  const dish = linked.first();
  const [moved = ''] = await placesOf(dish);
  const recipe = recipeOf(moved);
  const whereItIs = async () =>
    (await weekOf(page)).filter((each) => each.endsWith(`.${recipe}`)).toSorted();
  const target = moved.startsWith('4.') ? 3 : 4;
  await dish.focus();
  await page.keyboard.press('Enter');
  const opener = dialog(page).locator('summary', { hasText: m.meal_plans_move() });
  await opener.focus();
  await page.keyboard.press('Enter');
  const to = dialog(page).getByLabel(m.meal_plans_move_to());
  await to.selectOption(`${target}.DINNER`);
  await to.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(whereItIs, patience)
    .toEqual([`${target}.DINNER.${recipe}`, `${target + 1}.LUNCH.${recipe}`]);
  await undo(page);
  await expect.poll(whereItIs, patience).toContain(moved);
  await close(device);
});

test('a dish is dragged to another meal', async () => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const breakfast = '0.BREAKFAST';
  const [moved = ''] = await dishesOf(page, breakfast);
  const recipe = recipeOf(moved);
  // The events of a drag, without the pace of a hand that a busy machine would miss.
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  const dish = dishLinks(page, breakfast).first();
  await dish.dispatchEvent('dragstart', { dataTransfer });
  await mealOf(page, dinner).dispatchEvent('dragover', { dataTransfer });
  await mealOf(page, dinner).dispatchEvent('drop', { dataTransfer });
  await expect.poll(() => dishesOf(page, dinner), patience).toContain(`0.DINNER.${recipe}`);
  await expect.poll(() => dishesOf(page, breakfast)).not.toContain(moved);
  await close(device);
});

test('a day and the rest are planned anew, and what is locked stays', async () => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const before = await weekOf(page);
  const lastDay = (week: string[]) => week.filter((dish) => dish.startsWith('6.'));
  const others = (week: string[]) => week.filter((dish) => !dish.startsWith('6.'));
  await page.locator('main a[href*="on=6"]').click();
  await dialog(page)
    .getByRole('button', { name: ofAnyDay(m.meal_plans_plan_day_named) })
    .click();
  await expect.poll(async () => lastDay(await weekOf(page)), patience).not.toEqual(lastDay(before));
  await expect.poll(async () => others(await weekOf(page))).toEqual(others(before));
  const breakfast = '0.BREAKFAST';
  const kept = await dishesOf(page, breakfast);
  await openDish(page, breakfast);
  await dialog(page).getByText(m.meal_plans_lock(), { exact: true }).click();
  await mealOf(page, breakfast).getByLabel(m.meal_plans_locked()).waitFor();
  const planned = await weekOf(page);
  await button(page, m.meal_plans_new_dishes()).click();
  await expect.poll(() => weekOf(page), patience).not.toEqual(planned);
  await expect.poll(() => dishesOf(page, breakfast)).toEqual(kept);
  await close(device);
});

test('of two devices the later one is told, sees the plan as it is, and keeps its input', async () => {
  const phone = await openDevice({ viewport: 'phone' });
  const desktop = await openDevice({ viewport: 'desktop' });
  const slug = await newPlan(phone);
  await openHydrated(phone.page, planUrl(slug, { dialog: 'rename' }));
  await openHydrated(desktop.page, planUrl(slug));
  const [removed = ''] = await dishesOf(desktop.page, dinner);
  await openDish(desktop.page, dinner);
  await leaveOut(desktop.page);
  await expect.poll(() => dishesOf(desktop.page, dinner), patience).not.toContain(removed);

  const title = phone.page.getByLabel(m.meal_plans_title_label(), { exact: true });
  await title.fill('Typed on the phone');
  await button(phone.page, m.meal_plans_save()).click();
  await phone.page.getByText(m.error_meal_plan_changed_elsewhere()).waitFor();
  await expect.poll(() => title.inputValue()).toBe('Typed on the phone');
  await expectAccessible(phone.page);
  const moved = (await weekOf(desktop.page)).find((dish) => dish.startsWith('1.DINNER.')) ?? '';
  const recipe = recipeOf(moved);
  await openDish(desktop.page, '1.DINNER');
  // Trying again is enough: the page has the plan as it is now.
  await button(phone.page, m.meal_plans_save()).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Typed on the phone' }).waitFor();

  // Now the desktop's page is the older one; what was chosen there is sent again by one press.
  await moveTo(desktop.page, '0.DINNER');
  await desktop.page.getByText(m.error_meal_plan_changed_elsewhere()).waitFor();
  await button(desktop.page, m.meal_plans_change_anyway()).click();
  await expect.poll(() => dishesOf(desktop.page, dinner), patience).toContain(`0.DINNER.${recipe}`);
  await desktop.page.getByRole('heading', { level: 1, name: 'Typed on the phone' }).waitFor();

  // A dish that is gone elsewhere has no menu any more: the page itself tells.
  await openHydrated(phone.page, planUrl(slug));
  const last = dishLinks(phone.page, dinner).last();
  const gone = (await dishesOf(phone.page, dinner)).at(-1) ?? '';
  await last.click();
  await dialog(phone.page).waitFor();
  await dishLinks(desktop.page, dinner).last().click();
  await leaveOut(desktop.page);
  await expect.poll(() => dishesOf(desktop.page, dinner), patience).not.toContain(gone);
  await moveTo(phone.page, '2.DINNER');
  await phone.page.getByRole('alert').waitFor();
  await close(phone);
  await close(desktop);
});

test('a shared plan is seen by anybody with its link until it is private again', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page } = device;
  const visitor = await openPage(browser, { viewport: 'phone' });
  await openHydrated(page, planUrl(await newPlan(device), { dialog: 'share' }));
  await button(page, m.meal_plans_share()).click();
  const link = await dialog(page).getByLabel(m.meal_plans_share_link()).inputValue();
  await visitor.page.goto(link);
  await visitor.page.getByText(m.error_meal_plan_membership_required()).waitFor();
  const texts = visitor.page.locator('main section li p');
  await expect.poll(() => texts.count()).toBeGreaterThan(10);
  await expectAccessible(visitor.page);
  await button(page, m.meal_plans_unshare()).click();
  await page.getByText(m.meal_plans_done_unshare()).waitFor();
  await visitor.page.reload();
  await visitor.page.waitForURL(`**${screenPath('login', locale)}*`);
  await visitor.context.close();
  await close(device);
});

test('a plan is started, deleted and brought back, from the message and from the trash', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page } = device;
  const slug = await newPlan(device);
  const card = page.locator(`main a[href="${screenPath('mealPlan', locale, { slug })}"]`);
  await openHydrated(page, planUrl(slug, { dialog: 'more' }));
  await button(page, m.meal_plans_start()).click();
  await page.getByText(m.meal_plans_done_start()).waitFor();
  await openHydrated(page, planner());
  await button(page, m.meal_plans_stop()).click();
  await page.getByText(m.meal_plans_done_stop()).waitFor();
  const remove = async () => {
    await openHydrated(page, planUrl(slug, { dialog: 'delete' }));
    await button(page, m.meal_plans_delete()).click();
    await page.getByText(m.meal_plans_done_delete()).waitFor();
    await expect.poll(() => card.count(), patience).toBe(0);
  };
  await remove();
  await undo(page);
  await card.first().waitFor();
  await remove();
  await openHydrated(page, `${server.url}${screenPath('mealPlanTrash', locale)}`);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  await page.waitForURL(`**${screenPath('myMealPlanner', locale)}*`);
  await card.first().waitFor();
  await close(device);
});

test('the calendar has a secret address, and none once it is revoked', async () => {
  const device = await openDevice({ viewport: 'phone' });
  const { page, context } = device;
  const slug = await newPlan(device);
  await openHydrated(page, planUrl(slug, { dialog: 'calendar' }));
  await button(page, m.meal_plans_calendar_open()).click();
  const address = await dialog(page).getByLabel(m.meal_plans_calendar_address()).inputValue();
  const feed = await context.request.get(address);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  await button(page, m.meal_plans_calendar_close()).click();
  await button(page, m.meal_plans_calendar_open()).waitFor();
  expect((await context.request.get(address)).status()).toBe(404);
  await close(device);
});

test('a plan is shopped whole, by the day and by the dish', async () => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await page.locator('main a[href*="on=0"]').click();
  await dialog(page)
    .getByRole('button', { name: ofAnyDay(m.meal_plans_shop_day_named) })
    .click();
  await page.getByText(m.meal_plans_shop_day_added()).waitFor();
  await openDish(page, dinner);
  await button(page, m.meal_plans_shop_recipe()).click();
  await page.getByText(m.meal_plans_shop_recipe_added()).waitFor();
  await page.getByRole('link', { name: m.meal_plans_shop_view() }).click();
  await page.waitForURL(`**${screenPath('shoppingList', locale)}`);
  await expect.poll(() => page.locator('button[data-item]').count(), patience).toBeGreaterThan(10);
  await close(device);
});

test.each<Locale>(['en', 'es', 'sv'])('a week prints on one landscape page in %s', async (code) => {
  const device = await openDevice({ viewport: 'desktop' });
  const { page } = device;
  const slug = await newPlan(device);
  await page.goto(`${server.url}${screenPath('mealPlan', code, { slug })}`);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.locator('.plan-on-paper table').waitFor();
  await close(device);
});
