import { Secret, TOTP } from 'otpauth';
import { password, signUpSomebody } from '../../../domain/identity/testing/account-client.ts';
import { SoftwarePasskey } from '../../../domain/identity/testing/software-passkey.ts';
import { sealCookieValue } from '../../../lib/sealed-value.ts';
import { mailsTo } from '../../../server/testing/mailbox.ts';
import type { TestClient, TestServer } from '../../../server/testing/test-server.ts';
import type { Own } from './form-cases.ts';
import type { Scene } from './scene.ts';

/** What the free member has to make their login safer: a code of their app, and a new passkey. */
export async function signInOfFree({ server, people }: Scene): Promise<Own> {
  const { free } = people;
  const code = codeOf(server, await startAuthenticator(free));
  const { token, answer } = await createPasskey(free, new SoftwarePasskey());
  return { code, passkeyToken: token, passkeyAnswer: answer };
}

/** Somebody with an account who is logged out, in the visitor's browser, and all their ways in. */
export async function waysInOfVisitor(scene: Scene): Promise<Own> {
  const { server, people } = scene;
  const { visitor } = people;
  visitor.cookies.clear();
  const { client, email } = await signUpSomebody(server);
  const passkey = new SoftwarePasskey();
  await ask(client, 'addPasskey', { ...(await createPasskey(client, passkey)), name: 'Phone' });
  const links = await linksTo({ ...scene, email });
  const secondFactor = await withSecondFactor(scene);
  visitor.cookies.set('arrival', await arrivalOfSomebodyNew(server));
  return {
    email,
    firstName: 'Maja',
    ...links,
    ...secondFactor,
    ...(await answerWith(visitor, passkey)),
  };
}

interface Question {
  token: string;
  options: string;
}

async function createPasskey(client: TestClient, passkey: SoftwarePasskey) {
  const { token, options } = await ask<Question>(
    client,
    'startPasskey',
    { password },
    'token options',
  );
  const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
  return { token, answer: passkey.create({ challenge, ...siteOf(rp.id) }) };
}

async function answerWith(client: TestClient, passkey: SoftwarePasskey): Promise<Own> {
  const { token, options } = await ask<Question>(
    client,
    'startPasskeyLogIn',
    null,
    'token options',
  );
  const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
  return { passkeyToken: token, passkeyAnswer: passkey.get({ challenge, ...siteOf(rpId) }) };
}

function siteOf(rpID: string) {
  return { rpID, origin: `http://${rpID}` };
}

async function startAuthenticator(client: TestClient): Promise<string> {
  const { secret } = await ask<{ secret: string }>(
    client,
    'startAuthenticator',
    { password },
    'secret',
  );
  return secret;
}

function codeOf({ services }: TestServer, secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: services.clock.now().getTime() });
}

/** Somebody whose password was right, and who is asked for a code now: one that was noted down. */
async function withSecondFactor({ server, people }: Scene): Promise<Own> {
  const { client, email } = await signUpSomebody(server);
  const code = codeOf(server, await startAuthenticator(client));
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(
    client,
    'confirmAuthenticator',
    { code },
    'recoveryCodes',
  );
  const { codeToken } = await ask<{ codeToken: string }>(
    people.visitor,
    'logIn',
    { email, password },
    'codeToken',
  );
  return { codeToken, code: recoveryCodes[0] ?? '', guardedEmail: email };
}

async function linksTo({ server, people, email }: Scene & { email: string }): Promise<Own> {
  await ask(people.visitor, 'requestPasswordReset', { email });
  const mails = await mailsTo(server, email);
  const tokenOf = (wanted: string) =>
    encodeURIComponent(mails.find(({ kind }) => kind === wanted)?.token ?? '');
  return { resetToken: tokenOf('reset-password'), confirmToken: tokenOf('confirm-email') };
}

/** As a provider's answer leaves it in the browser. */
function arrivalOfSomebodyNew({ services }: TestServer): Promise<string> {
  const accountId = crypto.randomUUID();
  const arrival = {
    provider: 'google',
    accountId,
    email: `${accountId}@elsewhere.example`,
    isEmailVerified: true,
    firstName: 'Maja',
    lastName: 'Lind',
  };
  const { authSecret: secret } = services;
  return sealCookieValue({ arrival }, { secret, maxAgeSeconds: 60 });
}

/** Runs a mutation, whatever its input is called, and gives the fields asked for. */
async function ask<Fields = object>(
  client: TestClient,
  mutation: string,
  input: Record<string, string> | null,
  fields = '',
): Promise<Fields> {
  const values = Object.entries(input ?? {}).map(
    ([name, text]) => `${name}: ${JSON.stringify(text)}`,
  );
  const args = input === null ? '' : `(input: { ${values.join(', ')} })`;
  const query = `mutation { result: ${mutation}${args} { problems { code } ${fields} } }`;
  return (await client.graphql<{ result: Fields }>(query)).data.result;
}
