import { expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import type { Locale } from '../i18n/locales.ts';
import { screenPath } from '../i18n/paths.ts';
import { expectAccessible } from './accessible.ts';
import { openHydrated } from './hydrated.ts';
import {
  button,
  close,
  devicesOf,
  dialog,
  dinner,
  isTold,
  locale,
  newPlan,
  ofAnyDay,
  openDish,
  patience,
  planUrl,
  planner,
  undo,
} from './plan-devices.ts';

const { url } = inject('server');

const devices = devicesOf({ email: 'plan-states@example.com' });

test('a double press on the planner makes one plan', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planner());
  const cards = () => page.locator('main article').count();
  const before = await cards();
  await page.getByRole('link', { name: m.meal_plans_new(), exact: true }).click();
  await button(page, m.site_plan_my_week()).dblclick();
  await page.waitForURL('**/meal-plan/*');
  await page.getByText(m.meal_plans_why_week()).waitFor();
  await openHydrated(page, planner());
  await expect.poll(cards).toBe(before + 1);
  await close(device);
});

test('the second half of a double press presses nothing below the sheet that is gone', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planner());
  const stop = button(page, m.meal_plans_stop());
  await stop.waitFor();
  await page.getByRole('link', { name: m.meal_plans_new(), exact: true }).click();
  await button(page, m.site_plan_my_week()).click();
  await dialog(page).waitFor({ state: 'detached' });
  await stop.dispatchEvent('click', { detail: 2 });
  await page.waitForURL('**/meal-plan/*');
  await openHydrated(page, planner());
  await expect.poll(() => stop.count(), patience).toBe(1);
  await close(device);
});

test('a shared plan is seen by anybody with its link until it is private again', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  const visitor = await devices.openVisitor();
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
  const device = await devices.open({ viewport: 'phone' });
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
  await openHydrated(page, `${url}${screenPath('mealPlanTrash', locale)}`);
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
  const device = await devices.open({ viewport: 'phone' });
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

test('a plan is shopped by the dish, by the day and whole', async () => {
  const device = await devices.open({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  await openDish(page, dinner);
  await button(page, m.meal_plans_shop_recipe()).click();
  await page.getByText(m.meal_plans_shop_recipe_added()).waitFor();
  await isTold(page);
  await page.locator('main a[href*="on=0"]').click();
  await dialog(page)
    .getByRole('button', { name: ofAnyDay(m.meal_plans_shop_day_named) })
    .click();
  await page.getByText(m.meal_plans_shop_day_added()).waitFor();
  await isTold(page);
  await button(page, m.meal_plans_shop_the_week()).click();
  await page.getByText(m.meal_plans_shop_added()).waitFor();
  await isTold(page);
  await openDish(page, dinner);
  await dialog(page).getByRole('link', { name: m.recipes_on_list() }).click();
  await page.waitForURL(`**${screenPath('shoppingList', locale)}`);
  await expect.poll(() => page.locator('button[data-item]').count(), patience).toBeGreaterThan(10);
  await close(device);
});

test.each<Locale>(['en', 'es', 'sv'])('a week prints on one landscape page in %s', async (code) => {
  const device = await devices.open({ viewport: 'desktop' });
  const { page } = device;
  const slug = await newPlan(device);
  await page.goto(`${url}${screenPath('mealPlan', code, { slug })}`);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.locator('.plan-on-paper table').waitFor();
  await close(device);
});

test('a dish whose name is one long word stays in its place of the week', async () => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const device = await devices.open({ viewport });
    const { page } = device;
    await openHydrated(page, planUrl(await newPlan(device)));
    const stickingOut = () =>
      page.locator('main ol a[href*="dish="]').evaluateAll((links) => {
        const places = links.map((link) => {
          const name = link.querySelector('.text-balance');
          if (name) name.textContent = 'Kronärtskocksgratäng';
          const text = document.createRange();
          text.selectNodeContents(name ?? link);
          const place = link.closest('li') ?? link;
          return [text.getBoundingClientRect(), place.getBoundingClientRect()] as const;
        });
        // Between a dish and its neighbor is room for some of both.
        const out = places.filter(
          ([text, place]) => text.left < place.left - 8 || text.right > place.right + 8,
        );
        return places.length === 0 ? null : out.length;
      });
    await expect.poll(stickingOut).toBe(0);
    await close(device);
  }
});

test('after a dinner was changed its line to the lunch is drawn anew', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  const slug = await newPlan(device);
  const drawnAnew = () =>
    page.locator('main ol > li').evaluateAll((days) =>
      days.flatMap((day, index) => {
        const line = day.querySelector(':scope > ul > li > svg');
        return line ? [[index, getComputedStyle(line).animationName] as const] : [];
      }),
    );
  await openHydrated(page, planUrl(slug));
  await expect.poll(async () => (await drawnAnew()).map(([, name]) => name)).toContain('none');
  const [[day] = [0]] = await drawnAnew();
  await openHydrated(page, planUrl(slug, { fresh: `${day - 1}.DINNER` }));
  await expect
    .poll(async () => (await drawnAnew()).filter(([, name]) => name !== 'none'))
    .toEqual([[day, 'redraw']]);
  await close(device);
});
