/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests, vitest/valid-title, no-unmodified-loop-condition -- tests are made by testWithPostgres, flags change in other callbacks */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales, localeCodes } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../../scripts/postgres-server.ts';
import { memberPassword, RefusedError, signUpMember, type Member } from './api-client.ts';
import { startServer, type RunningServer } from '../running-server.ts';

const isPossible = await hasPostgres();
const testWithPostgres = test.runIf(isPossible);

let postgres: PostgresServer;
let server: RunningServer;
let member: Member;

beforeAll(async () => {
  if (!isPossible) return;
  postgres = await startPostgres();
  server = await startServer({ environment: { DATABASE_URL: postgres.url } });
  member = await signUpMember(server.url, 'member@example.com');
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const internals =
  /ECONN|postgres|127\.0\.0\.1|select |insert |node_modules|\.ts:|Failed query|    at /i;

testWithPostgres('while the database is stopped, members get a clear page with 503', async () => {
  await postgres.crash();
  for (const locale of localeCodes) {
    for (const path of [
      screenPath('home', locale),
      screenPath('recipes', locale),
      screenPath('myMealPlanner', locale),
      screenPath('shoppingList', locale),
    ]) {
      const response = await askFor(path);
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 503]);
      expect(page).toContain(`<html lang="${locales[locale].languageTag}"`);
      expect(page).toContain(m.site_error_unavailable_title({}, { locale }));
      expect(page).not.toMatch(internals);
    }
  }
  await postgres.start();
  expect((await askFor(screenPath('home', 'en'))).status).toBe(200);
});

testWithPostgres('while the database is stopped, a form is answered with 503 too', async () => {
  await postgres.crash();
  const form = new URLSearchParams({
    intent: 'password',
    email: 'member@example.com',
    password: memberPassword,
  });
  const response = await fetch(`${server.url}${screenPath('login', 'en')}`, {
    method: 'POST',
    body: form,
  });
  const page = await response.text();
  await postgres.start();
  expect(response.status).toBe(503);
  expect(page).toContain(m.error_login_failed({}, { locale: 'en' }));
  expect(page).toContain('value="member@example.com"');
  // Links to the page in other languages name the server's own address.
  expect(page.replaceAll(server.url, '')).not.toMatch(internals);
});

testWithPostgres('while the database is stopped, the API answers with a code', async () => {
  await postgres.crash();
  const operation = await runOperation('{ mealPlans { nextAfterId } }');
  const token = await fetch(`${server.url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'member@example.com', password: memberPassword }),
  });
  const tokenBody = await token.text();
  const [isAlive, isReady] = [await statusOf('/healthz'), await statusOf('/readyz')];
  await postgres.start();
  expect(operation.status).toBe(503);
  expect(JSON.parse(operation.body).errors[0].extensions.code).toBe('service.unavailable');
  expect(operation.body).not.toMatch(internals);
  expect(token.status).toBe(503);
  expect(JSON.parse(tokenBody).code).toBe('service.unavailable');
  expect({ isAlive, isReady }).toEqual({ isAlive: 200, isReady: 503 });
});

testWithPostgres('all is well with the first request after the database is back', async () => {
  await postgres.crash();
  await postgres.start();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => askFor(screenPath('userSettings', 'en'))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

testWithPostgres('a database that stops amid writes ends no server and loses nothing', async () => {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `amid-${writer}-${turn}@example.com`;
      const outcome = await signUpMember(server.url, email).then(
        () => 'acknowledged',
        (error: Error) => error,
      );
      if (outcome === 'acknowledged') acknowledged.push(email);
      else refused.push(outcome instanceof RefusedError ? outcome.message : String(outcome));
    }
  });
  await until(() => acknowledged.length >= 8);
  await postgres.crash();
  await until(() => refused.length >= 8);
  await postgres.start();
  const acknowledgedBefore = acknowledged.length;
  await until(() => acknowledged.length >= acknowledgedBefore + 8);
  isOver = true;
  await Promise.all(writers);
  for (const answer of refused) expect(answer).toContain('service.unavailable');
  for (const email of acknowledged) expect(await canLogIn(email)).toBe(true);
});

function askFor(path: string): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers: { cookie: member.cookie() } });
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

async function runOperation(query: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie() },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: await response.text() };
}

async function canLogIn(email: string): Promise<boolean> {
  const response = await fetch(`${server.url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: memberPassword }),
  });
  return response.ok;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}
