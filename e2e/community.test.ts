import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { launchBrowser, openPage } from './browser.ts';
import { signIn, signInAdministrator } from './member.ts';
import { signUpMember } from './operations/api-client.ts';

const { url } = inject('server');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ pictures: false });
});
afterAll(() => browser.close());

async function writer(email: string): Promise<Page> {
  const member = await signUpMember(url, email);
  await member.startTrial();
  const { page, context } = await openPage(browser, { viewport: 'phone', hasWorker: false });
  await signIn(context, { url, member });
  return page;
}

test('two members talk, one reports, a moderator hides and says why', async () => {
  const [tomas, kaisa] = [await writer('tomas@example.com'), await writer('kaisa@example.com')];
  await tomas.goto(`${url}/community/new`);
  await tomas.getByLabel('Title').fill('My zucchini noodles are always wet');
  await tomas.getByLabel('Your text').fill('I squeeze it, I salt it, I still get soup.');
  await tomas.getByLabel('Your name here').fill('Tomas D.');
  await tomas.getByRole('button', { name: 'Publish' }).click();
  await tomas.getByRole('heading', { level: 1, name: 'My zucchini noodles' }).waitFor();

  await kaisa.goto(`${url}/community?q=zucchini`);
  await kaisa.getByRole('link', { name: 'My zucchini noodles are always wet' }).click();
  await kaisa.getByLabel('Your reply').fill('Buy my drops. <b>First ten</b> get 20 % off.');
  await kaisa.getByLabel('Your name here').fill('Kaisa N.');
  await kaisa.getByRole('button', { name: 'Send reply' }).click();
  await kaisa.getByText('<b>First ten</b>').waitFor();

  // Tomas has the topic open: the reply comes to him by itself.
  const reply = tomas.getByRole('article', { name: 'Reply 1, Kaisa N.' });
  await reply.waitFor();
  await reply.getByRole('link', { name: 'Report' }).click();
  await expectAccessible(tomas);
  await tomas.getByRole('radio', { name: 'Selling' }).check();
  await tomas.getByRole('button', { name: 'Send report' }).click();
  await tomas.getByText('An editor will look at it.').waitFor();

  const { page: moderator, context } = await openPage(browser, { viewport: 'desktop' });
  await signInAdministrator(context, url);
  await moderator.goto(`${url}/admin/community`);
  const reported = moderator.getByRole('link', { name: 'First ten' });
  await reported.waitFor();
  await moderator.getByText('I squeeze it, I salt it').waitFor();
  await expectAccessible(moderator);
  // A key decides, another one takes it back, and the keyboard stays with the queue.
  await reported.press('h');
  await moderator.getByText('Nothing waits').waitFor();
  await moderator.keyboard.press('z');
  await reported.waitFor();
  await moderator.getByLabel('Text for the writer').fill('No selling here.');
  await moderator.getByRole('button', { name: 'Hide and say why' }).click();
  await moderator.getByText('Nothing waits').waitFor();
  await moderator.getByRole('link', { name: 'My decisions' }).click();
  await moderator.getByText('No selling here.').waitFor();
  await expectAccessible(moderator);

  await tomas.goto(tomas.url().replace(/[?#].*/, ''));
  await tomas.getByText('A post was hidden by an editor: Selling.').waitFor();
  await expect.poll(() => tomas.getByText('First ten').count()).toBe(0);
  await kaisa.goto(`${url}/community`);
  await kaisa.getByText('No selling here.').waitFor();
  await kaisa.getByRole('button', { name: 'I have read it' }).click();
  await expect.poll(() => kaisa.getByText('No selling here.').count()).toBe(0);
});

test('without scripts a member reads, likes and replies', async () => {
  const page = await writer('ines@example.com');
  await page.goto(`${url}/community/new`);
  const state = await page.context().storageState();
  const context = await browser.newContext({ storageState: state, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${url}/community/new`);
  await plain.getByLabel('Title').fill('What do you pack for the train?');
  await plain.getByLabel('Your text').fill('Five hours, no fridge.');
  await plain.getByLabel('Your name here').fill('Ines');
  await plain.getByRole('button', { name: 'Publish' }).click();
  await plain.getByLabel('Your reply').fill('Boiled eggs, said my aunt.');
  await plain.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => plain.getByText('Boiled eggs, said my aunt.').count()).toBe(1);
  await context.close();
});
