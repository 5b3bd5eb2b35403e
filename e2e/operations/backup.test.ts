/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests -- moving needs a PostgreSQL to move to */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasPostgres, startPostgres } from '../../scripts/postgres-server.ts';
import { startServer } from '../running-server.ts';
import { memberPassword, signUpMember } from './api-client.ts';

const isPossible = await hasPostgres();
const project = join(import.meta.dirname, '..', '..');

async function command(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/backup-cli.ts', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [exitCode] = await once(child, 'close');
  return { exitCode: exitCode as number, output };
}

async function canLogIn(url: string, email: string): Promise<boolean> {
  const response = await fetch(`${url}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: memberPassword }),
  });
  return response.ok;
}

/** An embedded installation with a member, stopped. */
async function installation() {
  const server = await startServer({ environment: { SEED_DEMO: 'false' } });
  const member = await signUpMember(server.url, 'moved@example.com');
  await member.startTrial();
  const running = await command(['backup', join(server.dataFolder, 'no.backup')], {
    DATA_DIR: server.dataFolder,
  });
  expect(running).toMatchObject({ exitCode: 1 });
  expect(running.output).toContain('is in use by process');
  await server.stop();
  return { folder: server.dataFolder, member };
}

test('a backup is restored elsewhere, and members are still signed in there', async () => {
  const { folder, member } = await installation();
  const elsewhere = await mkdtemp(join(tmpdir(), 'yolk-restored-'));
  const file = join(elsewhere, 'all.backup');
  expect(await command(['backup', file], { DATA_DIR: folder })).toMatchObject({ exitCode: 0 });
  const target = join(elsewhere, 'data');
  expect(await command(['restore', file], { DATA_DIR: target })).toMatchObject({ exitCode: 0 });
  const again = await command(['restore', file], { DATA_DIR: target });
  expect(again).toMatchObject({ exitCode: 1 });
  expect(again.output).toContain('The target is not empty');
  const restored = await startServer({ dataFolder: target });
  onTestFinished(async () => void (await restored.stop()));
  const page = await fetch(`${restored.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie() },
    body: '{ "query": "{ me { email } }" }',
  });
  expect(await page.json()).toMatchObject({ data: { me: { email: 'moved@example.com' } } });
});

test.runIf(isPossible)(
  'an embedded installation moves to PostgreSQL and goes on there',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const { folder } = await installation();
    const to = ['move', '--to', postgres.url];
    expect(await command(to, { DATA_DIR: folder })).toMatchObject({ exitCode: 0 });
    const again = await command(to, { DATA_DIR: folder });
    expect(again).toMatchObject({ exitCode: 1 });
    expect(again.output).toContain('The target is not empty');
    const environment = { DATABASE_URL: postgres.url };
    const moved = await startServer({ dataFolder: folder, environment });
    onTestFinished(async () => void (await moved.stop()));
    expect(await canLogIn(moved.url, 'moved@example.com')).toBe(true);
    const file = join(folder, 'from-postgres.backup');
    expect(await command(['backup', file], { ...environment, DATA_DIR: folder })).toMatchObject({
      exitCode: 0,
    });
    expect(await readdir(folder)).toContain('from-postgres.backup');
  },
);
