/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests, vitest/valid-title -- two servers want a PostgreSQL */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../../scripts/postgres-server.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { logIn } from './api-client.ts';

const isPossible = await hasPostgres();
const testWithPostgres = test.runIf(isPossible);
/** How soon every server shows what one of them published. */
const mostMs = 5000;

let postgres: PostgresServer;
let [one, other]: (RunningServer | undefined)[] = [];

beforeAll(async () => {
  if (!isPossible) return;
  postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url };
  one = await startServer({ environment });
  // The demo's session is a row, so both know it; each signs with the secret of its folder.
  other = await startServer({ environment, dataFolder: one.dataFolder });
}, 240_000);
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await postgres?.stop();
});

interface Answer<Data> {
  data: Data;
  errors?: unknown;
}

async function ask<Data>(args: {
  url: string;
  cookie: string;
  query: string;
  variables: object;
}): Promise<Data> {
  const { url, cookie, query, variables } = args;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  expect(errors).toBeUndefined();
  return data;
}

async function textOf(url: string, path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text();
}

testWithPostgres(
  'what is published at one server is read at the other within five seconds',
  async () => {
    const [here, there] = [one?.url ?? '', other?.url ?? ''];
    const id = 'beef-bourguignon';
    const words = 'Simmered until a spoon is enough, and better tomorrow.';
    const path = screenPath('recipe', 'en', { slug: id });
    const cookie = await logIn(here, { email: 'admin@yolk.example', password: 'plenty-of-butter' });
    const key = { kind: 'RECIPE', id };
    const draftQuery = `query ($kind: EditedKind!, $id: String!) {
    contentDraft(kind: $kind, id: $id) { revision fields { name value } } }`;
    interface Draft {
      contentDraft: { revision: string; fields: { name: string; value: string }[] };
    }
    const draft = () =>
      ask<Draft>({ url: here, cookie, query: draftQuery, variables: key }).then(
        (data) => data.contentDraft,
      );
    const change = (mutation: string, type: string, input: object) =>
      ask({
        url: here,
        cookie,
        query: `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { problems { code } } }`,
        variables: { input: { ...key, ...input } },
      });
    expect(await textOf(there, path)).not.toContain(words);
    const field = 'description.en';
    const was = (await draft()).fields.find(({ name }) => name === field)?.value ?? '';
    const changes = [{ field, was, value: words }];
    await change('saveContent', 'SaveContentInput', { changes, confirmed: [] });
    const { revision } = await draft();
    expect(await textOf(there, path)).not.toContain(words);
    await change('publishContent', 'PublishContentInput', { revision });
    const published = performance.now();
    expect(await textOf(here, path)).toContain(words);
    await expect
      .poll(() => textOf(there, path), { timeout: mostMs, interval: 100 })
      .toContain(words);
    console.info(`read at the other server after ${Math.round(performance.now() - published)} ms`);
  },
  120_000,
);
