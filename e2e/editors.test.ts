import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { mailedLink } from './mails.ts';
import { signIn, signInAdministrator } from './member.ts';
import { signUpMember } from './operations/api-client.ts';

const { url } = inject('server');
const locale = 'en';
/** How soon everybody reads what is published. */
const mostMs = 5000;

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

/** The administrator of the demo, who edits and publishes, and somebody they made an author. */
async function openDesks(email: string): Promise<{ editor: Desk; author: Desk }> {
  const [editor, author] = [
    await openPage(browser, { viewport: 'desktop' }),
    await openPage(browser, { viewport: 'desktop' }),
  ];
  await signInAdministrator(editor.context, url);
  const member = await signUpMember(url, email);
  await makeAuthor(editor.context, email);
  await signIn(author.context, { url, member });
  return { editor, author };
}

/** Whoever gets a role has confirmed their address. */
async function makeAuthor(context: BrowserContext, email: string): Promise<void> {
  const link = await mailedLink({ url, email, kind: 'confirm-email' });
  const token = new URL(link).searchParams.get('token');
  await change(context, 'confirmEmail', { token });
  await change(context, 'grantRole', { email, role: 'AUTHOR' });
}

const inputTypes = { confirmEmail: 'ConfirmEmailInput', grantRole: 'RoleInput' } as const;

async function change(
  context: BrowserContext,
  operation: keyof typeof inputTypes,
  input: object,
): Promise<void> {
  const type = inputTypes[operation];
  const query = `mutation Change($input: ${type}!) { ${operation}(input: $input) { problems { code } } }`;
  const data = { query, variables: { input } };
  const answer = await context.request.post(`${url}/graphql`, { data, headers: { origin: url } });
  expect(await answer.json()).toMatchObject({ data: { [operation]: { problems: [] } } });
}

function editorAddress(id: string, tab?: 'review'): string {
  const query = tab === undefined ? {} : { query: { tab } };
  return `${url}${screenPath('adminRecipe', locale, { id }, query)}`;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).first().waitFor();

/** A picture of the dish stands for a photo of it; what must be seen is told by the keyboard. */
async function addPhoto(desk: Desk, { id, alt }: { id: string; alt: string }): Promise<void> {
  const { page, context } = desk;
  const picture = `${url}/image/dish/${id}?width=800&height=600&format=jpeg`;
  const buffer = await (await context.request.get(picture)).body();
  const photo = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(m.kitchen_photo_file()).setInputFiles(photo);
  const fromLeft = page.getByRole('slider', { name: m.kitchen_photo_left() });
  await fromLeft.press('ArrowRight');
  await expect.poll(() => fromLeft.inputValue()).toBe('51');
  await field(page, m.kitchen_photo_alt()).fill(alt);
}

/** What an author writes of one dish, and where it is read. */
const written = {
  en: {
    slug: 'catalan-escalivada',
    words: 'Smoky peppers and eggplant, peeled by hand and dressed while they are warm.',
  },
  es: {
    slug: 'escalivada-catalana',
    words: 'Pimientos y berenjena ahumados, pelados a mano y aliñados cuando aún están tibios.',
  },
  sv: {
    slug: 'katalansk-escalivada',
    words: 'Rökiga paprikor och auberginer som skalas för hand och dressas medan de är varma.',
  },
} as const;

test('what an author writes in three languages and an editor publishes is read by everybody within seconds', async () => {
  const id = written.en.slug;
  const { words } = written.en;
  const { editor, author } = await openDesks('author.of.one@example.com');
  const visitor = await openPage(browser, { viewport: 'phone' });
  const recipe = `${url}${screenPath('recipe', locale, { slug: id })}`;
  await openHydrated(visitor.page, recipe);

  const list = screenPath('adminRecipes', locale, undefined, { query: { q: 'escalivada' } });
  await openHydrated(author.page, `${url}${list}`);
  await author.page.locator(`a[data-row][href$="${id}"]`).press('Enter');
  await field(author.page, m.kitchen_description()).fill(words);
  await says(author.page, m.kitchen_saved());
  // Both translations are older than their source now.
  const translate = m.kitchen_translate_count({ count: 2 });
  await author.page.getByRole('link', { name: translate, exact: true }).click();
  for (const [language, name] of [
    ['es', m.admin_language_es()],
    ['sv', m.admin_language_sv()],
  ] as const) {
    const label = m.kitchen_text_in({ text: m.kitchen_description(), language: name });
    await field(author.page, label).fill(written[language].words);
  }
  await says(author.page, m.kitchen_translated());
  await author.page.getByRole('link', { name: m.kitchen_review(), exact: true }).click();
  await author.page.getByText(m.kitchen_who_publishes()).waitFor();
  await button(author.page, m.kitchen_send_to_review()).click();
  await says(author.page, m.kitchen_state_in_review());

  await openHydrated(editor.page, editorAddress(id, 'review'));
  await editor.page.locator('ins').filter({ hasText: words }).waitFor();
  await expect.poll(() => visitor.page.getByText(words).count()).toBe(0);
  await button(editor.page, m.kitchen_publish()).click();
  await says(editor.page, m.kitchen_state_published());
  const reads = async () => {
    await visitor.page.goto(recipe);
    return visitor.page.getByText(words).first().isVisible();
  };
  await expect.poll(reads, { timeout: mostMs }).toBe(true);
  for (const language of ['es', 'sv'] as const) {
    const { slug, words: translated } = written[language];
    await visitor.page.goto(`${url}${screenPath('recipe', language, { slug })}`);
    await visitor.page.getByText(translated).first().waitFor();
  }
  const errors = [editor, author, visitor].flatMap(({ pageErrors }) => pageErrors);
  expect(errors).toEqual([]);
  await Promise.all([editor, author, visitor].map(({ context }) => context.close()));
}, 120_000);

test('typed words survive a lost network and a reload, and two editors choose between theirs', async () => {
  const id = 'chiles-en-nogada';
  const { editor, author } = await openDesks('author.of.two@example.com');
  const { page, context } = author;
  await openHydrated(page, editorAddress(id));
  await addPhoto(author, { id, alt: 'Stuffed peppers on a plate' });
  await says(page, m.kitchen_saved());
  await loseAnswers(context);
  await field(page, m.kitchen_description()).fill('Taken by the server, which nobody was told.');
  await says(page, m.kitchen_kept_here());
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await loseQuestions(context);
  await field(page, m.kitchen_tip()).fill('Mine: peel the chiles while they are warm.');
  await field(page, m.kitchen_short()).fill('Chiles in walnut sauce');
  await says(page, m.kitchen_kept_here());
  await openHydrated(page, editorAddress(id));
  const tip = () => field(page, m.kitchen_tip()).inputValue();
  await expect.poll(tip).toBe('Mine: peel the chiles while they are warm.');

  await openHydrated(editor.page, editorAddress(id));
  await field(editor.page, m.kitchen_tip()).fill('Theirs: chill the sauce.');
  await says(editor.page, m.kitchen_saved());
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const conflict = page.getByRole('alert').filter({ hasText: m.kitchen_conflict() });
  await conflict.getByText('Theirs: chill the sauce.').waitFor({ timeout: 30_000 });
  await expect.poll(() => conflict.count()).toBe(1);
  await expect.poll(tip).toBe('Mine: peel the chiles while they are warm.');
  await conflict.getByRole('button', { name: m.kitchen_keep_mine() }).click();
  await says(page, m.kitchen_saved());

  const seen = () => field(editor.page, m.kitchen_tip()).inputValue();
  await expect.poll(seen, { timeout: 20_000 }).toBe('Mine: peel the chiles while they are warm.');
  await expect
    .poll(() => field(editor.page, m.kitchen_short()).inputValue())
    .toBe('Chiles in walnut sauce');
  expect(faultsOf([...editor.pageErrors, ...author.pageErrors])).toEqual([]);
  await Promise.all([editor.context.close(), context.close()]);
}, 120_000);

test('typed words come back to who typed them, in what they were typed in', async () => {
  const email = 'author.of.three@example.com';
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'desktop' });
  await signInAdministrator(context, url);
  const author = await signUpMember(url, email);
  await makeAuthor(context, email);
  const title = () => field(page, m.kitchen_title()).inputValue();
  // A recipe that has the name of a program.
  await openHydrated(page, `${url}${screenPath('adminRecipes', locale)}`);
  await field(page, m.kitchen_new_title()).fill('First steps');
  await button(page, m.kitchen_new()).click();
  await page.waitForURL(editorAddress('first-steps'));
  await loseQuestions(context);
  await field(page, m.kitchen_title()).fill('First soup');
  await says(page, m.kitchen_kept_here());

  const program = screenPath('adminProgram', locale, { id: 'first-steps' });
  await openHydrated(page, `${url}${program}`);
  await says(page, m.kitchen_saved());
  await expect.poll(title).toBe('First steps');
  // Somebody else logs in on the same device.
  await context.clearCookies();
  await signIn(context, { url, member: author });
  await openHydrated(page, editorAddress('first-steps'));
  await says(page, m.kitchen_saved());
  await expect.poll(title).toBe('First steps');
  await context.clearCookies();
  await signInAdministrator(context, url);
  await openHydrated(page, editorAddress('first-steps'));
  await expect.poll(title).toBe('First soup');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await says(page, m.kitchen_saved());
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
}, 120_000);

test('a dish of a week is swapped for what the planner suggests, by the keyboard alone', async () => {
  const { page, context, pageErrors } = await openPage(browser, { viewport: 'desktop' });
  await signInAdministrator(context, url);
  const plan = `${url}${screenPath('adminMealPlan', locale, { id: 'keto-for-beginners' })}`;
  await openHydrated(page, plan);
  const heading = page.getByRole('heading', {
    name: m.kitchen_plan_day({ number: 1 }),
    exact: true,
  });
  const day = page.locator('section').filter({ has: heading }).last();
  const swap = day.getByRole('button', { name: m.kitchen_plan_swap_named({ name: '' }) }).last();
  const former = (await swap.getAttribute('aria-label')) ?? '';
  await swap.press('Enter');
  const suggestions = page.getByRole('region', { name: m.kitchen_plan_suggestions() });
  await expect.poll(() => suggestions.getByRole('button').count()).toBeGreaterThan(3);
  await suggestions.press('Escape');
  await expect.poll(() => suggestions.count()).toBe(0);
  await swap.press('Enter');
  const first = suggestions.getByRole('listitem').first().getByRole('button');
  const title = (await first.locator('span').first().textContent()) ?? '';
  await first.press('Enter');
  await says(page, m.kitchen_saved());
  const now = m.kitchen_plan_swap_named({ name: title });
  await day.getByRole('button', { name: now, exact: true }).waitFor();
  await openHydrated(page, plan);
  await day.getByRole('button', { name: now, exact: true }).waitFor();
  await expect.poll(() => day.getByRole('button', { name: former, exact: true }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
  await context.close();
}, 120_000);

/** The server takes what is sent, and its answers never arrive. */
async function loseAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
}

/** What is sent never arrives. */
async function loseQuestions(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
}
