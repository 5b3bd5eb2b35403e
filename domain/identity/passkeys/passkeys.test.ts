import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { passkeys } from '../identity.tables.ts';
import { password, signUpSomebody, type SentProblem } from '../testing/account-client.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';

const origin = 'https://yolk.example';
const here = { origin, rpID: 'yolk.example' };
let now = new Date('2026-03-02T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { PUBLIC_URL: origin },
    clock: { now: () => now },
  });
});
afterAll(() => server.close());

interface Answer {
  problems: SentProblem[];
  options: string | null;
  token: string | null;
  me?: { userId: string } | null;
}

async function run(
  client: TestClient,
  [mutation, fields]: [string, string],
  input?: object,
): Promise<Answer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const [head, args] = input ? [`($input: ${type}!)`, '(input: $input)'] : ['', ''];
  const query = `mutation ${head} { result: ${mutation}${args} { problems { code } ${fields} } }`;
  return (await client.graphql<{ result: Answer }>(query, { input })).data.result;
}

const codes = ({ problems }: Answer) => problems.map(({ code }) => code);
const challengeOf = ({ options }: Answer) => String(JSON.parse(options ?? '{}').challenge);

const start = (client: TestClient, typed = password) =>
  run(client, ['startPasskey', 'options token'], { password: typed });

async function add(client: TestClient, passkey: SoftwarePasskey, site = here) {
  const question = await start(client);
  const answer = passkey.create({ ...site, challenge: challengeOf(question) });
  return run(client, ['addPasskey', ''], { token: question.token, answer, name: 'My phone' });
}

async function ask(client: TestClient) {
  const question = await run(client, ['startPasskeyLogIn', 'options token']);
  return { token: question.token, challenge: challengeOf(question) };
}

function logIn(client: TestClient, input: { token: string | null; answer: string }) {
  return run(client, ['logInWithPasskey', 'me { userId }'], input);
}

async function logInWith(passkey: SoftwarePasskey, site = here, options = {}) {
  const client = server.client();
  const { token, challenge } = await ask(client);
  const answer = passkey.get({ ...site, challenge }, options);
  return { client, token, answer, result: await logIn(client, { token, answer }) };
}

async function withPasskey() {
  const somebody = await signUpSomebody(server);
  const passkey = new SoftwarePasskey();
  expect(codes(await add(somebody.client, passkey))).toEqual([]);
  return { ...somebody, passkey };
}

test('a passkey signs in alone, and is listed with its name and last use', async () => {
  const { client, userId, passkey } = await withPasskey();
  const { result, client: other } = await logInWith(passkey);
  expect(result).toMatchObject({ problems: [], me: { userId } });
  expect(other.cookies.has('auth')).toBe(true);
  const { data } = await client.graphql('{ mySignInMethods { passkeys { id name lastUsedAt } } }');
  const id = passkey.id.toString('base64url');
  expect(data).toEqual({
    mySignInMethods: { passkeys: [{ id, name: 'My phone', lastUsedAt: now.toISOString() }] },
  });
});

test('adding one needs the password', async () => {
  const { client } = await signUpSomebody(server);
  const refused = await start(client, 'guessed');
  expect(refused).toMatchObject({ options: null, token: null });
  expect(codes(refused)).toEqual(['password.incorrect']);
});

test('the answer of a browser sent twice makes one passkey', async () => {
  const { client } = await signUpSomebody(server);
  const passkey = new SoftwarePasskey();
  const question = await start(client);
  const answer = passkey.create({ ...here, challenge: challengeOf(question) });
  const input = { token: question.token, answer, name: 'Key' };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(codes(await run(client, ['addPasskey', ''], input))).toEqual([]);
  }
  const { data } = await client.graphql<{ mySignInMethods: { passkeys: object[] } }>(
    '{ mySignInMethods { passkeys { id } } }',
  );
  expect(data.mySignInMethods.passkeys).toHaveLength(1);
});

test('a passkey made on another site or for another member is not kept', async () => {
  const mine = await signUpSomebody(server);
  const theirs = await signUpSomebody(server);
  const elsewhere = { origin: 'https://yolk.evil.example', rpID: 'yolk.evil.example' };
  expect(codes(await add(mine.client, new SoftwarePasskey(), elsewhere))).toEqual([
    'passkey.failed',
  ]);
  const question = await start(mine.client);
  const answer = new SoftwarePasskey().create({ ...here, challenge: challengeOf(question) });
  const input = { token: question.token, answer, name: 'x' };
  expect(codes(await run(theirs.client, ['addPasskey', ''], input))).toEqual(['passkey.failed']);
});

test('an answer that was overheard opens nothing a second time', async () => {
  const { passkey } = await withPasskey();
  const { token, answer } = await logInWith(passkey);
  expect(codes(await logIn(server.client(), { token, answer }))).toEqual(['passkey.failed']);
});

test('an answer to another question, from another site, without the finger or without sense is refused', async () => {
  const { passkey } = await withPasskey();
  const elsewhere = { origin: 'https://yolk.evil.example', rpID: 'yolk.example' };
  expect(codes((await logInWith(passkey, elsewhere)).result)).toEqual(['passkey.failed']);
  const unverified = await logInWith(passkey, here, { isUserVerified: false });
  expect(codes(unverified.result)).toEqual(['passkey.failed']);
  const client = server.client();
  const [first, second] = [await ask(client), await ask(client)];
  const answer = passkey.get({ ...here, challenge: first.challenge });
  const refused = [
    { token: second.token, answer },
    { token: 'forged', answer },
    { token: first.token, answer: 'no JSON' },
    { token: first.token, answer: '{"response":{}}' },
  ];
  for (const input of refused) {
    expect((await logIn(client, input)).problems).toHaveLength(1);
  }
  expect((await logIn(client, { token: first.token, answer })).problems).toEqual([]);
});

test('a question is worth asking for ten minutes', async () => {
  const { passkey } = await withPasskey();
  const client = server.client();
  const { token, challenge } = await ask(client);
  now = new Date(now.getTime() + 600_000);
  const answer = passkey.get({ ...here, challenge });
  expect(codes(await logIn(client, { token, answer }))).toEqual(['passkey.failed']);
});

test('a removed passkey opens nothing, and nobody removes one of somebody else', async () => {
  const { client, passkey } = await withPasskey();
  const id = passkey.id.toString('base64url');
  const stranger = await signUpSomebody(server);
  await run(stranger.client, ['removePasskey', ''], { id });
  expect((await logInWith(passkey)).result.problems).toEqual([]);
  expect(codes(await run(client, ['removePasskey', ''], { id }))).toEqual([]);
  expect(codes((await logInWith(passkey)).result)).toEqual(['passkey.unknown']);
});

test('the browser is asked for a key that it keeps and unlocks, and not for one it has', async () => {
  const { client, email, userId, passkey } = await withPasskey();
  const question = await start(client);
  expect(JSON.parse(question.options ?? '{}')).toMatchObject({
    rp: { name: 'Yolk', id: 'yolk.example' },
    user: {
      name: email,
      displayName: 'Maja Lind',
      id: Buffer.from(userId).toString('base64url'),
    },
    excludeCredentials: [{ id: passkey.id.toString('base64url') }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
  });
  const logInQuestion = await run(server.client(), ['startPasskeyLogIn', 'options token']);
  expect(JSON.parse(logInQuestion.options ?? '{}')).toMatchObject({
    rpId: 'yolk.example',
    userVerification: 'required',
  });
});

test('a member has twenty passkeys at most, with names that have room', async () => {
  const { client, userId } = await signUpSomebody(server);
  const key = (index: number) => ({
    id: Buffer.from(`${userId} ${index}`).toString('base64url'),
    userId,
    name: `Key ${index}`,
    publicKey: 'key',
    counter: 0,
    transports: [],
    createdAt: new Date(now.getTime() - 1000),
  });
  const { db } = server.services;
  await db.insert(passkeys).values(Array.from({ length: 19 }, (_, index) => key(index)));
  const passkey = new SoftwarePasskey();
  const question = await start(client);
  const answer = passkey.create({ ...here, challenge: challengeOf(question) });
  const name = ` ${'x'.repeat(70)}`;
  await run(client, ['addPasskey', ''], { token: question.token, answer, name });
  const { data } = await client.graphql<{ mySignInMethods: { passkeys: { name: string }[] } }>(
    '{ mySignInMethods { passkeys { name } } }',
  );
  expect(data.mySignInMethods.passkeys).toHaveLength(20);
  expect(data.mySignInMethods.passkeys[0]?.name).toBe('x'.repeat(60));
  const refused = await start(client);
  expect([codes(refused), refused.options]).toEqual([['passkey.too-many'], null]);
});

test('without remember me the login by passkey goes with the browser', async () => {
  const { passkey } = await withPasskey();
  const client = server.client();
  const { token, challenge } = await ask(client);
  const answer = passkey.get({ ...here, challenge });
  const { setCookies } = await client.graphql(
    `mutation ($input: LogInWithPasskeyInput!) { logInWithPasskey(input: $input) { problems { code } } }`,
    { input: { token, answer, rememberMe: false } },
  );
  expect(setCookies[0]).toMatch(/^auth=ey/);
  expect(setCookies[0]).not.toMatch(/Max-Age/);
  const lasting = await logInWith(passkey);
  expect(lasting.result.problems).toEqual([]);
});

test('an answer to add a passkey with a token that is none is refused', async () => {
  const { client } = await signUpSomebody(server);
  const question = await start(client);
  const answer = new SoftwarePasskey().create({ ...here, challenge: challengeOf(question) });
  for (const input of [
    { token: 'forged', answer },
    { token: question.token, answer: 'no JSON' },
    { token: question.token, answer: 'null' },
    { token: question.token, answer: '{}' },
  ]) {
    expect(codes(await run(client, ['addPasskey', ''], { ...input, name: 'x' }))).toEqual([
      'passkey.failed',
    ]);
  }
});

test('who asks for a passkey without end waits', async () => {
  const strict = await startTestServer({
    environment: { PUBLIC_URL: origin, ADDRESS_TRIES_PER_HOUR: '5' },
  });
  const answers: string[][] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    answers.push(codes(await run(strict.client(), ['startPasskeyLogIn', 'options token'])));
  }
  await strict.close();
  expect(answers).toEqual([[], [], [], [], [], ['tries.too-many']]);
});
