import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../../i18n/locales.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { users } from '../identity.tables.ts';
import { codesOf, password, send, signUpSomebody } from '../testing/account-client.ts';

let server: TestServer;
let now = new Date('2026-03-02T08:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

async function linkTo(email: string, kind = 'confirm-email'): Promise<string> {
  return (await mailsTo(server, email)).find((mail) => mail.kind === kind)?.token ?? '';
}

function confirm(token: string) {
  return send(server.client(), 'confirmEmail', { token });
}

async function userRow(userId: string) {
  const rows = await server.services.db.select().from(users).where(eq(users.id, userId));
  return { email: rows[0]?.email, emailVerified: rows[0]?.emailVerified };
}

test('signing up sends a link, and its button confirms the address, pressed once or twice', async () => {
  const { email, userId } = await signUpSomebody(server);
  expect(await userRow(userId)).toEqual({ email, emailVerified: false });
  const token = await linkTo(email);
  const { data } = await server
    .client()
    .graphql('query ($token: String!) { emailToConfirm(token: $token) }', { token });
  expect(data).toEqual({ emailToConfirm: email });
  expect(await userRow(userId)).toEqual({ email, emailVerified: false });
  expect(codesOf(await confirm(token))).toEqual([]);
  expect(codesOf(await confirm(token))).toEqual([]);
  expect(await userRow(userId)).toEqual({ email, emailVerified: true });
});

test.each([
  ['en', 'Confirm your email for Yolk', '/my-account/confirm-email'],
  ['es', 'Confirma tu correo para Yolk', '/es/mi-cuenta/confirmar-correo'],
  ['sv', 'Bekräfta din e-post för Yolk', '/se/medlem/mitt-konto/bekrafta-e-post'],
] as const)('the mail is in the language of the sign-up: %s', async (locale, subject, path) => {
  const { email } = await signUpSomebody(server, { locale });
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(`http://localhost${path}?token=`);
  expect(mail?.html).toContain(`<html lang="${locales[locale].languageTag}">`);
});

test('the link is sent again on request, unless the address is confirmed', async () => {
  const { client, email } = await signUpSomebody(server);
  expect(codesOf(await send(client, 'sendEmailConfirmation'))).toEqual([]);
  expect(await mailsTo(server, email)).toHaveLength(2);
  await confirm(await linkTo(email));
  expect(codesOf(await send(client, 'sendEmailConfirmation'))).toEqual([]);
  expect(await mailsTo(server, email)).toHaveLength(2);
});

test('the sixth mail of an hour is refused', async () => {
  const { client } = await signUpSomebody(server);
  const statuses: number[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    statuses.push((await send(client, 'sendEmailConfirmation')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a new address counts once its owner has said so, and the old one is told', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const wanted = `new-${email}`;
  const input = { email: ` ${wanted.toUpperCase()} `, password };
  expect(codesOf(await send(client, 'requestEmailChange', input))).toEqual([]);
  expect(await userRow(userId)).toMatchObject({ email });
  const token = await linkTo(wanted, 'change-email');
  now = new Date(now.getTime() + 1000);
  expect(codesOf(await confirm(token))).toEqual([]);
  expect(codesOf(await confirm(token))).toEqual([]);
  expect(await userRow(userId)).toEqual({ email: wanted, emailVerified: true });
  const [told] = await mailsTo(server, email);
  expect(told?.kind).toBe('email-changed');
  expect(told?.text).toContain(wanted);
});

test('a new address needs the password, has to be another one, and nobody else’s', async () => {
  const { client, email } = await signUpSomebody(server);
  const taken = await signUpSomebody(server);
  const change = async (input: { email: string; password: string }) =>
    codesOf(await send(client, 'requestEmailChange', input));
  expect(await change({ email: 'no address', password })).toEqual(['email email.invalid']);
  expect(await change({ email, password })).toEqual(['email email.unchanged']);
  expect(await change({ email: `a-${email}`, password: 'guessed' })).toEqual([
    'password password.incorrect',
  ]);
  expect(await change({ email: taken.email, password })).toEqual(['email email.registered']);
});

test('an address that somebody else took meanwhile is refused when the link is opened', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const wanted = `wanted-${email}`;
  await send(client, 'requestEmailChange', { email: wanted, password });
  const form = { firstName: 'Ida', lastName: 'Berg', password, hasAgreedToTerms: true };
  await send(server.client(), 'signUp', { ...form, email: wanted });
  const token = await linkTo(wanted, 'change-email');
  expect(codesOf(await confirm(token))).toEqual(['email.registered']);
  expect(await userRow(userId)).toMatchObject({ email });
});

test('a link for an address that was given up since confirms nothing', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const first = await linkTo(email);
  const wanted = `later-${email}`;
  await send(client, 'requestEmailChange', { email: wanted, password });
  await confirm(await linkTo(wanted, 'change-email'));
  expect(codesOf(await confirm(first))).toEqual(['link.invalid']);
  expect(await userRow(userId)).toEqual({ email: wanted, emailVerified: true });
});

test('a link to confirm is good for seven days', async () => {
  const { email } = await signUpSomebody(server);
  const token = await linkTo(email);
  now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  expect(codesOf(await confirm(token))).toEqual(['link.invalid']);
});

test('visitors change no account', async () => {
  const client = server.client();
  const operations = [
    'mutation { result: sendEmailConfirmation { problems { code } } }',
    'mutation { result: requestEmailChange(input: { email: "a@example.com", password: "x" }) { problems { code } } }',
    'mutation { result: changePassword(input: { currentPassword: "x", newPassword: "y" }) { problems { code } } }',
    'mutation { result: endSession(input: { id: "x" }) { problems { code } } }',
    'mutation { result: endOtherSessions { problems { code } } }',
    'mutation { result: deleteAccount(input: { password: "x", isSure: true }) { problems { code } } }',
    '{ mySessions { id } }',
    '{ myConsents { id } }',
    '{ mySignInMethods { hasPassword } }',
    '{ myData }',
  ];
  for (const operation of operations) {
    const { status, errors } = await client.graphql(operation);
    expect([operation, status, errors[0]?.extensions.code]).toEqual([
      operation,
      401,
      'auth.required',
    ]);
  }
});
