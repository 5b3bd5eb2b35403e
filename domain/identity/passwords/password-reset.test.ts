import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signId } from '../../../lib/signed-id.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { accounts } from '../identity.tables.ts';
import { codesOf, password, send, signUpSomebody } from '../testing/account-client.ts';

let server: TestServer;
let now = new Date('2026-03-02T08:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

const newPassword = 'walnut-oil-9';

async function askForLink(email: string): Promise<string> {
  now = new Date(now.getTime() + 1000);
  expect(codesOf(await send(server.client(), 'requestPasswordReset', { email }))).toEqual([]);
  const mail = (await mailsTo(server, email)).find(({ kind }) => kind === 'reset-password');
  return mail?.token ?? '';
}

function reset(token: string, chosen = newPassword) {
  return send(server.client(), 'resetPassword', { token, password: chosen });
}

async function canLogIn(email: string, tried: string): Promise<boolean> {
  const { problems } = await send(server.client(), 'logIn', { email, password: tried });
  return problems.length === 0;
}

async function isSignedIn(client: Awaited<ReturnType<typeof signUpSomebody>>['client']) {
  const { data } = await client.graphql<{ me: object | null }>('{ me { userId } }');
  return data.me !== null;
}

test('the link of the mail sets a new password, signs out everywhere and tells the owner', async () => {
  const { client, email } = await signUpSomebody(server);
  const token = await askForLink(email);
  expect(codesOf(await reset(token))).toEqual([]);
  expect(await isSignedIn(client)).toBe(false);
  expect(await canLogIn(email, password)).toBe(false);
  expect(await canLogIn(email, newPassword)).toBe(true);
  expect((await mailsTo(server, email)).map(({ kind }) => kind)).toContain('password-changed');
});

test('who opened the mail owns the address', async () => {
  const { client, email } = await signUpSomebody(server);
  await reset(await askForLink(email));
  await send(client, 'logIn', { email, password: newPassword });
  const { data } = await client.graphql('{ mySignInMethods { isEmailVerified hasPassword } }');
  expect(data).toEqual({ mySignInMethods: { isEmailVerified: true, hasPassword: true } });
});

test('the form sent twice works twice, with another password only once', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  const [first, second] = await Promise.all([reset(token), reset(token)]);
  expect([codesOf(first), codesOf(second)]).toContainEqual([]);
  expect(codesOf(await reset(token))).toEqual([]);
  expect(codesOf(await reset(token, 'another-oil-8'))).toEqual(['link.invalid']);
  expect(await canLogIn(email, newPassword)).toBe(true);
});

test('of two different passwords sent at once with one link, one is set and the other is told', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  const words = [newPassword, 'another-oil-8'];
  const answers = await Promise.all(words.map((word) => reset(token, word)));
  const codes = answers.map(codesOf);
  expect(codes.toSorted()).toEqual([[], ['link.invalid']]);
  const set = codes.findIndex((each) => each.length === 0);
  expect(await canLogIn(email, words[set] ?? '')).toBe(true);
  expect(await canLogIn(email, words[1 - set] ?? '')).toBe(false);
});

test('a link is good for an hour', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect(codesOf(await reset(token))).toEqual(['link.invalid']);
  expect(await canLogIn(email, password)).toBe(true);
});

test('of several links the one used first ends the others', async () => {
  const { email } = await signUpSomebody(server);
  const older = await askForLink(email);
  const newer = await askForLink(email);
  expect(newer).not.toBe(older);
  expect(codesOf(await reset(newer))).toEqual([]);
  expect(codesOf(await reset(older))).toEqual(['link.invalid']);
});

test('a weak new password is refused at its field and the link stays good', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  expect(codesOf(await reset(token, 'kort'))).toEqual(['password password.too-short']);
  expect(codesOf(await reset(token, email))).toEqual(['password password.too-common']);
  expect(codesOf(await reset(token))).toEqual([]);
});

test('an address nobody has gets the same answer and no mail', async () => {
  const known = await signUpSomebody(server);
  const answers = await Promise.all(
    [known.email, 'nobody@example.com'].map((email) =>
      send(server.client(), 'requestPasswordReset', { email }),
    ),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(await mailsTo(server, 'nobody@example.com')).toEqual([]);
});

test('what the database holds of a link is not the link', async () => {
  const { email, userId } = await signUpSomebody(server);
  const token = await askForLink(email);
  const [id = ''] = token.split('.');
  const secret = server.services.authSecret;
  const forged = [
    id,
    `${id}.${'A'.repeat(43)}`,
    signId(id, { purpose: 'another-purpose', secret }),
    signId(userId, { purpose: 'mail-link', secret }),
    '',
  ];
  for (const one of forged) expect(codesOf(await reset(one))).toEqual(['link.invalid']);
});

test('a link that confirms an address sets no password', async () => {
  const { email } = await signUpSomebody(server);
  const mail = (await mailsTo(server, email)).find(({ kind }) => kind === 'confirm-email');
  expect(mail?.token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(codesOf(await reset(mail?.token ?? ''))).toEqual(['link.invalid']);
});

test('changing the password asks for the current one, keeps this browser and ends the others', async () => {
  const { client, email } = await signUpSomebody(server);
  const other = server.client();
  await send(other, 'logIn', { email, password });
  const change = (currentPassword: string) =>
    send(client, 'changePassword', { currentPassword, newPassword });
  expect(codesOf(await change(''))).toEqual(['currentPassword password.required']);
  expect(codesOf(await change('guessed'))).toEqual(['currentPassword password.incorrect']);
  expect(codesOf(await change(password))).toEqual([]);
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
  expect(codesOf(await change(password))).toEqual([]);
  expect(await canLogIn(email, newPassword)).toBe(true);
});

test('the current password cannot be guessed in an open browser', async () => {
  const { client } = await signUpSomebody(server);
  const statuses: number[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    const input = { currentPassword: `guess-${turn}`, newPassword };
    statuses.push((await send(client, 'changePassword', input)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

async function isOpen(token: string): Promise<boolean> {
  const { data } = await server
    .client()
    .graphql<{ isPasswordResetOpen: boolean }>(
      'query ($token: String!) { isPasswordResetOpen(token: $token) }',
      { token },
    );
  return data.isPasswordResetOpen;
}

test('a page knows whether its link still opens something', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  expect(await isOpen(token)).toBe(true);
  expect(await isOpen('forged')).toBe(false);
  await reset(token);
  expect(await isOpen(token)).toBe(false);
});

test('what was asked before a reset is worth nothing after it', async () => {
  const { client, email } = await signUpSomebody(server);
  const wanted = `new-${email}`;
  await send(client, 'requestEmailChange', { email: wanted, password });
  const change = (await mailsTo(server, wanted)).find(({ kind }) => kind === 'change-email');
  await reset(await askForLink(email));
  const confirmed = await send(server.client(), 'confirmEmail', { token: change?.token ?? '' });
  expect(codesOf(confirmed)).toEqual(['link.invalid']);
});

test('the same form shortly after is a success again, later and with another word it is not', async () => {
  const { email } = await signUpSomebody(server);
  const token = await askForLink(email);
  await reset(token);
  now = new Date(now.getTime() + 10 * 60_000);
  expect(codesOf(await reset(token))).toEqual([]);
  now = new Date(now.getTime() + 1000);
  expect(codesOf(await reset(token))).toEqual(['link.invalid']);
});

test('an address that is none is asked for at its field', async () => {
  const answer = await send(server.client(), 'requestPasswordReset', { email: 'nobody' });
  expect(codesOf(answer)).toEqual(['email email.invalid']);
});

test('a new password is checked at its field, and one that was never set is set by mail', async () => {
  const { client, email, userId } = await signUpSomebody(server);
  const change = async (chosen: string) =>
    codesOf(
      await send(client, 'changePassword', { currentPassword: password, newPassword: chosen }),
    );
  expect(await change('kort')).toEqual(['newPassword password.too-short']);
  expect(await change(email)).toEqual(['newPassword password.too-common']);
  const { db } = server.services;
  await db.delete(accounts).where(eq(accounts.userId, userId));
  expect(await change(newPassword)).toEqual(['password.none']);
  await reset(await askForLink(email));
  expect(await canLogIn(email, newPassword)).toBe(true);
});

test('changing the password ends the links that were asked for, and tells the owner', async () => {
  const { client, email } = await signUpSomebody(server);
  const token = await askForLink(email);
  await send(client, 'changePassword', { currentPassword: password, newPassword });
  expect(codesOf(await reset(token, 'another-oil-8'))).toEqual(['link.invalid']);
  const told = (await mailsTo(server, email)).filter(({ kind }) => kind === 'password-changed');
  expect(told).toHaveLength(1);
});
