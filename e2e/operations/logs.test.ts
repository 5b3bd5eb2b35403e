/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests -- the database can fail only where there is one to stop */
import { expect, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { hasPostgres, startPostgres } from '../../scripts/postgres-server.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { CookieKeeper } from './cookie-keeper.ts';

const isPossible = await hasPostgres();

const typed = {
  email: 'quokka.numbat@wombat.example',
  firstName: 'Quokkina',
  lastName: 'Numbatsson',
  password: 'bandicoot-on-toast',
  listText: 'bilby biscuits',
  search: 'potoroo soup',
  planTitle: 'Dunnart dinners',
};
/** Parts of them too: a message may show a piece. */
const words = ['quokk', 'numbat', 'wombat', 'bandicoot', 'bilby', 'potoroo', 'dunnart'];

type Send = (query: string, variables?: object) => Promise<string>;

function sender(server: RunningServer, cookies: CookieKeeper): Send {
  return async (query, variables = {}) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.header() },
      body: JSON.stringify({ query, variables }),
    });
    cookies.keep(response);
    return response.text();
  };
}

/** All that a member types, rightly and wrongly, in pages and operations. */
async function journey({ server, send }: { server: RunningServer; send: Send }): Promise<void> {
  const { email, firstName, lastName, password } = typed;
  const extra = { id: crypto.randomUUID(), text: typed.listText };
  await send(`mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } } }`, {
    input: { email, firstName, lastName, password, hasAgreedToTerms: true },
  });
  await send(`mutation ($input: LogInInput!) { logIn(input: $input) { problems { code } } }`, {
    input: { email, password: `${password}-wrong` },
  });
  await send(
    `mutation ($input: AddShoppingExtraInput!) { addShoppingExtra(input: $input) { problems { code } } }`,
    { input: extra },
  );
  await send(
    `mutation ($input: CreateMealPlanInput!) { createMealPlan(input: $input) { problems { code } } }`,
    { input: { title: typed.planTitle, requestKey: crypto.randomUUID() } },
  );
  await send(`{ mealPlan(slug: "${typed.planTitle}") { title } }`);
  await send(`{ recipe(slug: "${typed.search}" nonsense: "${typed.listText}") { title } }`);
  const search = `?search=${encodeURIComponent(typed.search)}&q=${encodeURIComponent(typed.search)}`;
  await fetch(`${server.url}${screenPath('recipes', 'en')}${search}`);
  await fetch(`${server.url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{ "username": "${email}", "password": ${password}`,
  });
  const form = new URLSearchParams({ email, password });
  await fetch(`${server.url}${screenPath('login', 'en')}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
}

function expectNothingTyped(log: string): void {
  const lines = log
    .split('\n')
    .filter((line) => words.some((word) => line.toLowerCase().includes(word)));
  expect(lines).toEqual([]);
}

test.runIf(isPossible)(
  'the log of a journey and of a failing database holds nothing that the member typed',
  async () => {
    const postgres = await startPostgres();
    const server = await startServer({
      environment: { DATABASE_URL: postgres.url, LOG_LEVEL: 'debug' },
    });
    const cookies = new CookieKeeper();
    const send = sender(server, cookies);
    await journey({ server, send });
    expect(server.output()).toContain('"path":"/graphql"');
    expectNothingTyped(server.output());
    await postgres.crash();
    await journey({ server, send });
    await postgres.start();
    // A table that is gone is a statement that fails with all its values.
    const { Client } = await import('pg');
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('drop table rate_limits cascade');
    await client.query('alter table users rename column first_name to other_name');
    await client.end();
    await journey({ server, send });
    await journey({ server, send: sender(server, new CookieKeeper()) });
    await server.stop();
    await postgres.stop();
    expect(server.output()).toContain('"code":"42P01"');
    expectNothingTyped(server.output());
  },
);
