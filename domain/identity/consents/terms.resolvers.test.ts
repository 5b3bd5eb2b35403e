import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signedUp } from '../../recipes/testing/readers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function setTerms(version: string): void {
  Object.assign(server.services.settings, { TERMS_VERSION: version });
}

async function isAsked(client: TestClient): Promise<boolean> {
  const { data } = await client.graphql<{ hasTermsToAccept: boolean }>('{ hasTermsToAccept }');
  return data.hasTermsToAccept;
}

async function accept(client: TestClient, version: string): Promise<string[]> {
  const { data } = await client.graphql<{ acceptTerms: { problems: { code: string }[] } }>(
    `mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { problems { code } } }`,
    { input: { version } },
  );
  return data.acceptTerms.problems.map(({ code }) => code);
}

async function agreedTo(client: TestClient): Promise<(string | null)[]> {
  const { data } = await client.graphql<{ myConsents: { kind: string; version: string | null }[] }>(
    '{ myConsents { kind version } }',
  );
  return data.myConsents.filter(({ kind }) => kind === 'TERMS').map(({ version }) => version);
}

test('new terms are asked about once, and what was agreed to is kept beside the old', async () => {
  setTerms('1');
  const member = await signedUp(server);
  expect(await isAsked(member)).toBe(false);
  setTerms('2');
  expect(await isAsked(member)).toBe(true);
  await Promise.all([accept(member, '2'), accept(member, '2')]);
  expect(await accept(member, '2')).toEqual([]);
  expect(await isAsked(member)).toBe(false);
  expect(await agreedTo(member)).toEqual(['2', '1']);
});

test('nobody agrees to a text that is no longer the one that holds', async () => {
  setTerms('2');
  const member = await signedUp(server);
  setTerms('3');
  expect(await accept(member, '2')).toEqual(['terms.changed-meanwhile']);
  expect(await isAsked(member)).toBe(true);
  expect(await agreedTo(member)).toEqual(['2']);
});

test('a visitor has nothing to agree to', async () => {
  expect(await isAsked(server.client())).toBe(false);
});
