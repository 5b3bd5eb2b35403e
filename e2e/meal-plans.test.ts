import { expect, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { expectAccessible } from './accessible.ts';
import { openHydrated } from './hydrated.ts';
import {
  button,
  close,
  devicesOf,
  dialog,
  dinner,
  dishLinks,
  dishesOf,
  dishWithFocus,
  isTold,
  leaveOut,
  mealOf,
  moveTo,
  newPlan,
  ofAnyDay,
  openDish,
  patience,
  placesOf,
  planUrl,
  recipeOf,
  undo,
  weekOf,
} from './plan-devices.ts';

const devices = devicesOf({ email: 'plans@example.com' });

test('a dish is removed, and undo brings it back with its leftovers', async () => {
  const device = await devices.open({ viewport: 'phone' });
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
  const device = await devices.open({ viewport: 'desktop' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const [old = ''] = await dishesOf(page, dinner);
  await openDish(page, dinner);
  await dialog(page).getByRole('link', { name: m.meal_plans_swap_short() }).click();
  await dialog(page).getByRole('link', { name: m.meal_plans_swap_keep() }).click();
  await expect.poll(() => dishWithFocus(page), patience).toBe(old);
  await openDish(page, dinner);
  await dialog(page).getByRole('link', { name: m.meal_plans_swap_short() }).click();
  const choice = dialog(page).locator('a[href*="with="]').first();
  await expect.poll(() => choice.textContent(), patience).toMatch(/min\b.*\. .+\./);
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
  const [fresh = ''] = await dishesOf(page, dinner);
  await expect.poll(() => dishWithFocus(page), patience).toBe(fresh);
  await close(device);
});

test('two presses swap any dish of the week for what fits best', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  const lunch = '1.LUNCH';
  for (const place of [dinner, lunch]) {
    const [old = ''] = await dishesOf(page, place);
    await dishLinks(page, place).first().click();
    const best = dialog(page).getByRole('button', { name: /^Swap for .+ min\b/ });
    await best.waitFor();
    await expectAccessible(page);
    await best.click();
    await expect.poll(() => dialog(page).count(), patience).toBe(0);
    await expect.poll(() => dishesOf(page, place), patience).not.toContain(old);
    await isTold(page);
  }
  await close(device);
});

test('servings ask before they override, for the plan and for a day', async () => {
  const device = await devices.open({ viewport: 'phone' });
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
  const device = await devices.open({ viewport: 'desktop' });
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

test('a note is written on a meal, refused where it is too long, and taken back', async () => {
  const device = await devices.open({ viewport: 'phone' });
  const { page } = device;
  await openHydrated(page, planUrl(await newPlan(device)));
  await openDish(page, dinner);
  await dialog(page).getByText(m.meal_plans_note_add(), { exact: true }).click();
  const field = dialog(page).getByRole('textbox', { name: m.meal_plans_note_title() });
  await field.fill('x'.repeat(501));
  await button(page, m.meal_plans_save()).click();
  await dialog(page)
    .getByText(m.error_note_too_long({ most: 500 }))
    .waitFor();
  await expectAccessible(page);
  await expect.poll(async () => (await field.inputValue()).length).toBe(501);
  await field.fill('Guests at seven');
  const { promise: isHeld, resolve: letThrough } = Promise.withResolvers<void>();
  await device.context.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.continue();
  });
  await button(page, m.meal_plans_save()).click();
  // What was wrong before is not said of what is on its way.
  await dialog(page)
    .getByText(m.error_note_too_long({ most: 500 }))
    .waitFor({ state: 'hidden' });
  letThrough();
  const noted = mealOf(page, dinner).getByText('Guests at seven');
  await noted.waitFor();
  await undo(page);
  await noted.waitFor({ state: 'detached' });
  await device.context.unrouteAll({ behavior: 'wait' });
  await close(device);
});

test('a dish is dragged to another meal', async () => {
  const device = await devices.open({ viewport: 'desktop' });
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
  const device = await devices.open({ viewport: 'desktop' });
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
  const phone = await devices.open({ viewport: 'phone' });
  const desktop = await devices.open({ viewport: 'desktop' });
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
