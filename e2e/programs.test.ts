import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../db/connect.ts';
import { users } from '../domain/identity/identity.tables.ts';
import { programRuns } from '../domain/programs/programs.tables.ts';
import * as m from '../i18n/paraglide/messages.js';
import { screenPath } from '../i18n/paths.ts';
import { addLocalDays } from '../lib/local-time.ts';
import { expectAccessibleFromAllSides } from './accessible.ts';
import { faultsOf, launchBrowser, openPage } from './browser.ts';
import { openHydrated } from './hydrated.ts';
import { memberWithWeek, signIn } from './member.ts';
import { startServer, type RunningServer } from './running-server.ts';

const locale = 'en';
const said = { locale } as const;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser({ pictures: false })]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** As if the member had begun so many days before; the server that holds the rows rests meanwhile. */
async function letDaysPass(email: string, days: number): Promise<void> {
  const { dataFolder, url } = server;
  await server.stop();
  const directory = join(dataFolder, 'database');
  const { db, close } = await connectDatabase({ url: undefined, directory });
  const [run] = await db
    .select({ userId: users.id, startedOn: programRuns.startedOn })
    .from(programRuns)
    .innerJoin(users, eq(users.id, programRuns.userId))
    .where(eq(users.email, email));
  if (run === undefined) throw new Error('The member has begun no program');
  const startedOn = addLocalDays(run.startedOn, -days);
  await db.update(programRuns).set({ startedOn }).where(eq(programRuns.userId, run.userId));
  await close();
  server = await startServer({ dataFolder, port: Number(new URL(url).port) });
}

async function checkIn(page: Page): Promise<void> {
  await link(page, m.programs_check_in_start({}, said)).click();
  for (const question of [m.programs_mood, m.programs_energy, m.programs_hunger]) {
    const answers = page.getByRole('radiogroup', { name: question({}, said) });
    await answers.getByText('4', { exact: true }).click();
  }
  await button(page, m.programs_check_in_save({}, said)).click();
  await page.getByText(m.programs_check_in_saved({}, said)).waitFor();
}

test.each([
  { slug: 'first-steps', title: 'First steps', weeks: 2 },
  { slug: 'build-the-habit', title: 'Build the habit', weeks: 5 },
  { slug: 'lasting-change', title: 'Lasting change', weeks: 10 },
])('$title: from its first day to its certificate', async ({ slug, title, weeks }) => {
  const email = `${slug}@yolk.example`;
  const member = await memberWithWeek(server.url, email);
  const { context, page, pageErrors } = await openPage(browser, { viewport: 'phone' });
  await signIn(context, { url: server.url, member });
  const open = (path: string) => openHydrated(page, `${server.url}${path}`);
  const program = screenPath('program', locale, { slug });
  const certificate = screenPath('programCertificate', locale, { slug });

  await open(certificate);
  expect(new URL(page.url()).pathname).toBe(program);
  await button(page, m.programs_start({}, said)).click();
  await heading(page, m.programs_day({ number: 1 }, said)).waitFor();

  const tasks = (pressed: boolean) => page.getByRole('main').getByRole('button', { pressed });
  await tasks(false).first().click();
  await expect.poll(() => tasks(true).count()).toBe(1);
  await checkIn(page);
  await link(page, m.programs_day_after({}, said)).click();
  await heading(page, m.programs_day({ number: 2 }, said)).waitFor();

  await open(program);
  await button(page, m.programs_pause({}, said)).click();
  await page.getByText(m.programs_paused_text({}, said)).waitFor();
  await button(page, m.programs_resume({}, said)).click();
  await heading(page, m.programs_day({ number: 1 }, said)).waitFor();

  const lastDay = weeks * 7;
  await letDaysPass(email, lastDay - 1);
  await open(screenPath('programDay', locale, { slug }));
  await heading(page, m.programs_day({ number: lastDay }, said)).waitFor();
  await checkIn(page);
  await button(page, m.programs_finish({}, said)).click();
  await heading(page, m.programs_finished_title({}, said)).waitFor();
  await link(page, m.programs_to_certificate({}, said)).click();

  const sheet = page.getByRole('region', { name: m.programs_certificate({}, said) });
  await sheet.getByText('Alma Lind', { exact: true }).waitFor();
  await sheet.getByRole('heading', { name: title }).waitFor();
  await sheet.getByText(m.programs_check_ins_done({ done: 2, count: weeks }, said)).waitFor();
  await expectAccessibleFromAllSides(page);
  await link(page, m.programs_certificate_name_none({}, said)).click();
  await expect.poll(() => sheet.getByText('Alma').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => heading(page, m.programs_certificate({}, said)).isVisible()).toBe(false);
  await sheet.waitFor();
  expect(faultsOf(pageErrors)).toEqual([]);
  await context.close();
});
