import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { signUpSomebody } from '../../domain/identity/testing/account-client.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { connectDatabase } from '../connect.ts';
import type { Database } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, rowsOf } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-03-02T08:00:00Z');

async function emptyDatabase(): Promise<Database> {
  const connection = await connectDatabase({ url: undefined, directory: 'memory://' });
  onTestFinished(() => connection.close());
  return connection.db;
}

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'yolk-backup-'));
}

/** Everything there is, as PostgreSQL writes it. */
async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await listTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

async function constraintsOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    db,
    sql`select conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** Members who have done something, with texts that are hard to write. */
async function filledDatabase() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { client, userId } = await signUpSomebody(server);
  await signUpSomebody(server);
  const { db } = server.services;
  const name = 'Zoë "\\" {,} \n\t\' ö 🥑 null';
  await db.execute(sql`update users set first_name = ${name} where id = ${userId}`);
  await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    {
      input: {
        plan: 'YEARLY',
        paymentToken: 'test_card_accepted',
        requestKey: crypto.randomUUID(),
      },
    },
  );
  return db;
}

test('what was backed up is restored to the last character', async () => {
  const db = await filledDatabase();
  const path = join(await folder(), 'all.backup');
  const files = { 'auth-secret': 'a secret' };
  const rows = await writeBackup({ db, path, files, now });
  const target = await emptyDatabase();
  const head = await restoreBackup({ db: target, path });
  const contents = await contentsOf(target);
  expect(contents).toEqual(await contentsOf(db));
  expect(Object.values(contents).flat()).toHaveLength(rows);
  expect(rows).toBeGreaterThan(5);
  expect(head).toMatchObject({ files, createdAt: now.toISOString() });
  expect(await constraintsOf(target)).toEqual(await constraintsOf(db));
  await migrateDatabase(target);
});

test('a database that holds anything is not restored into, and stays as it is', async () => {
  const db = await filledDatabase();
  const path = join(await folder(), 'all.backup');
  await writeBackup({ db, path, files: {}, now });
  const before = await contentsOf(db);
  await expect(restoreBackup({ db, path })).rejects.toThrow(/The target is not empty \(/);
  expect(await contentsOf(db)).toEqual(before);
});

test('a backup that is not whole is refused before anything is written', async () => {
  const db = await filledDatabase();
  const path = join(await folder(), 'all.backup');
  await writeBackup({ db, path, files: {}, now });
  const whole = await readFile(path);
  const target = await emptyDatabase();
  const changed = Buffer.from(whole);
  changed[changed.length - 12] = (changed.at(-12) ?? 0) ^ 1;
  for (const part of [whole.subarray(0, 20), whole.subarray(0, -40), changed, Buffer.from('x')]) {
    await writeFile(path, part);
    await expect(restoreBackup({ db: target, path })).rejects.toThrow(/is not a whole backup/);
  }
  await expect(restoreBackup({ db: target, path: `${path}.none` })).rejects.toThrow(/ENOENT/);
  expect(await contentsOf(target)).toEqual({});
});

test('a restore that fails half-way leaves nothing, and goes through when tried again', async () => {
  const db = await filledDatabase();
  const path = join(await folder(), 'all.backup');
  await writeBackup({ db, path, files: {}, now });
  const target = await emptyDatabase();
  await migrateDatabase(target);
  await target.execute(sql`alter table users add constraint nobody check (email = 'nobody')`);
  await expect(restoreBackup({ db: target, path })).rejects.toThrow('Failed query');
  expect(Object.values(await contentsOf(target)).flat()).toEqual([]);
  await target.execute(sql`alter table users drop constraint nobody`);
  await restoreBackup({ db: target, path });
  expect(await contentsOf(target)).toEqual(await contentsOf(db));
});

test('a backup that fails leaves no file of its name', async () => {
  const db = await filledDatabase();
  const path = await folder();
  const missing = join(path, 'missing', 'all.backup');
  await expect(writeBackup({ db, path: missing, files: {}, now })).rejects.toThrow('ENOENT');
  expect(await readdir(path)).toEqual([]);
});
