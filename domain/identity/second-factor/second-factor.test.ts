import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { authenticators, recoveryCodes } from '../identity.tables.ts';
import { password, signUpSomebody, type SentProblem } from '../testing/account-client.ts';

let server: TestServer;
let now = new Date('2026-03-02T08:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

interface Answer {
  problems: SentProblem[];
  secret?: string;
  url?: string;
  recoveryCodes?: string[];
  codeToken?: string | null;
  me?: { email: string } | null;
}

async function run(client: TestClient, call: string, fields: string): Promise<Answer> {
  const query = `mutation { result: ${call} { problems { path code } ${fields} } }`;
  const answer = await client.graphql<{ result: Answer }>(query);
  return answer.data.result;
}

const codes = ({ problems }: Answer) => problems.map(({ code }) => code);

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

function afterSeconds(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

function start(client: TestClient, typed = password) {
  return run(client, `startAuthenticator(input: { password: "${typed}" })`, 'secret url');
}

function confirm(client: TestClient, code: string) {
  return run(client, `confirmAuthenticator(input: { code: "${code}" })`, 'recoveryCodes');
}

async function withSecondFactor() {
  const somebody = await signUpSomebody(server);
  const { secret = '' } = await start(somebody.client);
  const answer = await confirm(somebody.client, codeOf(secret));
  afterSeconds(30);
  return { ...somebody, secret, recoveryCodes: answer.recoveryCodes ?? [] };
}

function logIn(client: TestClient, email: string, rememberMe = true) {
  const input = `{ email: "${email}", password: "${password}", rememberMe: ${rememberMe} }`;
  return run(client, `logIn(input: ${input})`, 'codeToken me { email }');
}

function finish(client: TestClient, token: string | null | undefined, code: string) {
  return run(
    client,
    `logInWithCode(input: { token: "${token}", code: "${code}" })`,
    'me { email }',
  );
}

test('the secret needs the password, is sealed where it is stored, and counts after a first code', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  expect(codes(await start(client, 'guessed'))).toEqual(['password.incorrect']);
  const { secret = '', url = '' } = await start(client);
  expect(url).toContain(`secret=${secret}`);
  expect(url).toContain('issuer=Yolk');
  expect((await logIn(server.client(), email)).codeToken).toBeNull();
  expect(codes(await confirm(client, '000000'))).toEqual(['code.incorrect']);
  const { recoveryCodes: told = [] } = await confirm(client, codeOf(secret));
  expect(told).toHaveLength(10);
  expect(new Set(told).size).toBe(10);
  const { db } = server.services;
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  expect(row?.secret).not.toContain(secret);
  const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  expect(stored.some(({ hash }) => told.includes(hash))).toBe(false);
  expect(codes(await start(client))).toEqual(['authenticator.on']);
});

test('then the password alone signs nobody in; the code does', async () => {
  const { email, secret } = await withSecondFactor();
  const client = server.client();
  const first = await logIn(client, email);
  expect(first).toMatchObject({ problems: [], me: null });
  expect(client.cookies.has('auth')).toBe(false);
  expect(codes(await finish(client, first.codeToken, '123456'))).toEqual(['code.incorrect']);
  const { me } = await finish(client, first.codeToken, codeOf(secret));
  expect(me).toEqual({ email });
  expect(client.cookies.has('auth')).toBe(true);
});

test('a code works once, and a step of a login too', async () => {
  const { email, secret } = await withSecondFactor();
  const code = codeOf(secret);
  const first = await logIn(server.client(), email);
  expect((await finish(server.client(), first.codeToken, code)).me).toEqual({ email });
  const second = await logIn(server.client(), email);
  expect(codes(await finish(server.client(), second.codeToken, code))).toEqual(['code.incorrect']);
  afterSeconds(30);
  const again = await finish(server.client(), first.codeToken, codeOf(secret));
  expect(codes(again)).toEqual(['login.start-again']);
});

test('a code of the step before or after is taken, an older one is not', async () => {
  const { email, secret } = await withSecondFactor();
  const code = codeOf(secret);
  const { codeToken } = await logIn(server.client(), email);
  afterSeconds(61);
  expect(codes(await finish(server.client(), codeToken, code))).toEqual(['code.incorrect']);
  afterSeconds(-31);
  expect((await finish(server.client(), codeToken, code)).me).toEqual({ email });
});

test('a recovery code opens once, however it is typed', async () => {
  const { email, recoveryCodes: told } = await withSecondFactor();
  const typed = ` ${told[0]?.toUpperCase().replace('-', ' ')} `;
  const first = await logIn(server.client(), email);
  expect((await finish(server.client(), first.codeToken, typed)).me).toEqual({ email });
  const second = await logIn(server.client(), email);
  expect(codes(await finish(server.client(), second.codeToken, typed))).toEqual(['code.incorrect']);
});

test('six digits cannot be guessed: the fifth wrong code is the last, whatever login it is for', async () => {
  const { email, secret } = await withSecondFactor();
  const answers: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    const { codeToken } = await logIn(server.client(), email);
    answers.push(...codes(await finish(server.client(), codeToken, '000000')));
  }
  expect(answers).toEqual([...Array(4).fill('code.incorrect'), 'tries.too-many', 'tries.too-many']);
  const { codeToken } = await logIn(server.client(), email);
  expect(codes(await finish(server.client(), codeToken, codeOf(secret)))).toEqual([
    'tries.too-many',
  ]);
});

test('the first step is worth nothing after ten minutes, changed, or as another kind of token', async () => {
  const { email, secret } = await withSecondFactor();
  const { codeToken } = await logIn(server.client(), email);
  afterSeconds(600);
  for (const token of [codeToken, 'forged', '']) {
    const answer = await finish(server.client(), token, codeOf(secret));
    expect(codes(answer)).toEqual(['login.start-again']);
  }
});

test('what was chosen in the first step holds for the second: without remember me no lasting cookie', async () => {
  const { email, secret } = await withSecondFactor();
  const client = server.client();
  const { codeToken } = await logIn(client, email, false);
  const query = `mutation { logInWithCode(input: { token: "${codeToken}", code: "${codeOf(secret)}" }) { problems { code } } }`;
  const { setCookies } = await client.graphql(query);
  expect(setCookies[0]).toMatch(/^auth=ey/);
  expect(setCookies[0]).not.toMatch(/Max-Age/);
});

test('POST /auth/token wants the code in the same request', async () => {
  const { email, secret } = await withSecondFactor();
  const ask = (code?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { username: email, password, ...(code && { code }) },
    });
  expect((await ask()).json().error.code).toBe('code.required');
  expect((await ask('000000')).json().error.code).toBe('code.incorrect');
  expect((await ask(codeOf(secret))).json().token).toMatch(/^ey/);
});

test('turning it off needs the password; then the password is enough', async () => {
  const { client, email } = await withSecondFactor();
  const remove = (typed: string) =>
    run(client, `removeAuthenticator(input: { password: "${typed}" })`, '');
  expect(codes(await remove('guessed'))).toEqual(['password.incorrect']);
  expect(codes(await remove(password))).toEqual([]);
  expect((await logIn(server.client(), email)).me).toEqual({ email });
});

test('new recovery codes end those from before', async () => {
  const { client, email, recoveryCodes: old } = await withSecondFactor();
  const renewed = await run(
    client,
    `renewRecoveryCodes(input: { password: "${password}" })`,
    'recoveryCodes',
  );
  expect(renewed.recoveryCodes).toHaveLength(10);
  const { codeToken } = await logIn(server.client(), email);
  expect(codes(await finish(server.client(), codeToken, old[0] ?? ''))).toEqual(['code.incorrect']);
  const { me } = await finish(server.client(), codeToken, renewed.recoveryCodes?.[0] ?? '');
  expect(me).toEqual({ email });
  const { data } = await client.graphql(
    '{ mySignInMethods { isSecondFactorOn recoveryCodesLeft } }',
  );
  expect(data).toEqual({ mySignInMethods: { isSecondFactorOn: true, recoveryCodesLeft: 9 } });
});

test('turning it on ends the sessions that began without it', async () => {
  const { client, email } = await signUpSomebody(server);
  const elsewhere = server.client();
  await logIn(elsewhere, email);
  const me = async (of: TestClient) =>
    (await of.graphql<{ me: object | null }>('{ me { email } }')).data?.me ?? null;
  expect(await me(elsewhere)).toEqual({ email });
  const { secret = '' } = await start(client);
  expect(await me(elsewhere)).toEqual({ email });
  await confirm(client, codeOf(secret));
  expect(await me(elsewhere)).toBeNull();
  expect(await me(client)).toEqual({ email });
});
