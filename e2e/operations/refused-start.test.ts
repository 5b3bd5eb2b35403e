import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startUntilEnd } from './ended-start.ts';
import { startServer } from '../running-server.ts';

test('a second process on the embedded database is refused', async () => {
  const first = await startServer();
  const second = await startUntilEnd({ DATA_DIR: first.dataFolder });
  expect(second).toEqual({
    exitCode: 1,
    output: `${first.dataFolder}/database is in use by process ${first.process.pid}. Stop that server first, or set DATABASE_URL to share a PostgreSQL database.\n`,
  });
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

test.each([
  ['PORT', 'eighty', 'a port number from 0 to 65535'],
  ['PUBLIC_URL', 'yolk.example', 'the address visitors use, like https://yolk.example'],
  [
    'DATABASE_URL',
    'mysql://root:hidden@db/yolk',
    'a PostgreSQL address, like postgres://user:password@host:5432/name',
  ],
  ['AUTH_SECRET', 'too-short', 'at least 32 characters, kept secret'],
  ['SEED_DEMO', 'yes', 'true or false'],
])(
  'a wrong %s stops the start with what is expected, and nothing else',
  async (name, value, expected) => {
    expect(await startUntilEnd({ [name]: value })).toEqual({
      exitCode: 1,
      output: `${name} must be ${expected}\n`,
    });
  },
);

test.each(['', 'production', 'development'])(
  'in mode "%s" a mail server without the address that links lead to stops the start',
  async (NODE_ENV) => {
    const AUTH_SECRET = 'a secret that only the tests know, long enough';
    expect(await startUntilEnd({ NODE_ENV, AUTH_SECRET, SMTP_URL: 'smtp://127.0.0.1:9' })).toEqual({
      exitCode: 1,
      output: 'PUBLIC_URL must be the address visitors use, like https://yolk.example\n',
    });
  },
);

test('a data folder that cannot be written to ends the start with a sentence', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'yolk-no-folder-')), 'file');
  await writeFile(file, '');
  expect(await startUntilEnd({ DATA_DIR: file })).toEqual({
    exitCode: 1,
    output: `DATA_DIR ${file} cannot be written to (EEXIST). Give the folder to the user the server runs as, or choose another one.\n`,
  });
});

test('a database that cannot be opened ends the start with a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yolk-broken-'));
  const pgdata = join(folder, 'database', 'pgdata');
  await mkdir(pgdata, { recursive: true });
  await writeFile(join(pgdata, 'PG_VERSION'), '9.6\n');
  const { exitCode, output } = await startUntilEnd({ DATA_DIR: folder });
  expect(exitCode).toBe(1);
  expect(output).toContain(`The database in ${pgdata} cannot be opened. Restore a backup`);
  expect(output).not.toContain('    at ');
});

test('several wrong settings are named at once', async () => {
  const { output } = await startUntilEnd({ PORT: '-1', SESSION_DAYS: '0' });
  expect(output.trim().split('\n')).toEqual([
    'PORT must be a port number from 0 to 65535',
    'SESSION_DAYS must be a number of days from 1 to 3650',
  ]);
});

test('in production a secret has to be given', async () => {
  const { exitCode, output } = await startUntilEnd({ NODE_ENV: 'production' });
  expect({ exitCode, output }).toEqual({
    exitCode: 1,
    output: 'AUTH_SECRET must be at least 32 characters, kept secret\n',
  });
});
