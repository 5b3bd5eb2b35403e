/* oxlint-disable vitest/no-disabled-tests, vitest/valid-title -- one of the two wants a PostgreSQL */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from '../../scripts/postgres-server.ts';
import { mailedLink } from '../mails.ts';
import { startServer, type RunningServer } from '../running-server.ts';
import { logIn, memberPassword, signUpMember } from './api-client.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '..', '..');
const hasPostgreSql = await hasPostgres();

let server: RunningServer | undefined;
let postgres: PostgresServer | undefined;
async function stop(): Promise<void> {
  await server?.stop();
  await postgres?.stop();
  [server, postgres] = [undefined, undefined];
}
afterAll(stop);

interface Told {
  code: number;
  words: string;
}

/** `npm run grant` as an operator types it, in another process than the server's. */
async function grant(words: readonly string[], environment: Record<string, string>): Promise<Told> {
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: server?.dataFolder, ...environment };
  const command = ['server/grant-cli.ts', ...words];
  try {
    const { stdout } = await run(process.execPath, command, { cwd: project, env });
    return { code: 0, words: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, words: stderr };
  }
}

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

async function ask(cookie: string, query: string): Promise<Answer> {
  const url = server?.url ?? '';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
}

/** A mutation of one input that is not refused. */
async function change(cookie: string, call: string, fields = ''): Promise<Record<string, string>> {
  const { data } = await ask(cookie, `mutation { done: ${call} { problems { code } ${fields} } }`);
  const done = data?.done as Record<string, string>;
  expect(done.problems).toEqual([]);
  return done;
}

const own = '{ me { capabilities { roles needsSecondFactor } } }';
const forAdministrators = '{ people { email roles { role } } }';

test.each([
  ['the embedded database', false],
  ['PostgreSQL', true],
])(
  'a role is given by a command beside the running server, and opens with the second factor (%s)',
  async (_name, isPostgreSql) => {
    if (isPostgreSql && !hasPostgreSql) return;
    postgres = isPostgreSql ? await startPostgres() : undefined;
    const environment = postgres && { DATABASE_URL: postgres.url };
    server = await startServer({ environment });
    const { url } = server;
    const email = 'granted@example.com';
    const member = await signUpMember(url, email);
    const type = (words: string[]) => grant(words, environment ?? {});
    expect(await type([email, 'king'])).toMatchObject({ code: 1 });
    expect(await type(['nobody@example.com', 'admin'])).toMatchObject({ code: 1 });
    const unconfirmed = await type([email, 'admin']);
    expect(unconfirmed).toMatchObject({ code: 1 });
    expect(unconfirmed.words).toContain('not confirmed');
    const link = await mailedLink({ url, email, kind: 'confirm-email' });
    const token = new URL(link).searchParams.get('token');
    await change(member.cookie(), `confirmEmail(input: { token: "${token}" })`);
    expect(await type([email, 'admin'])).toEqual({
      code: 0,
      words: `${email} is administrator from now on.\n`,
    });
    // A password alone opens nothing of it.
    const cookie = await logIn(url, { email, password: memberPassword });
    expect((await ask(cookie, own)).data).toEqual({
      me: { capabilities: { roles: [], needsSecondFactor: true } },
    });
    const refused = await ask(cookie, forAdministrators);
    expect(refused.errors?.[0]?.extensions.code).toBe('role.second-factor-required');
    const { secret = '' } = await change(
      cookie,
      `startAuthenticator(input: { password: "${memberPassword}" })`,
      'secret',
    );
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await change(cookie, `confirmAuthenticator(input: { code: "${code}" })`, 'recoveryCodes');
    const people = (await ask(cookie, forAdministrators)).data?.people;
    expect(people).toContainEqual({ email, roles: [{ role: 'ADMINISTRATOR' }] });
    const log = await ask(
      cookie,
      '{ auditLog { entries { role by { email } subject { email } } } }',
    );
    expect(JSON.stringify(log.data)).toContain(
      JSON.stringify({ role: 'ADMINISTRATOR', by: null, subject: { email } }),
    );
    await stop();
  },
  240_000,
);
