import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../db/backup/backup-file.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { UnusableDatabaseError } from '../db/connect-options.ts';
import { connectDatabase } from '../db/connect.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { loggedError } from '../lib/logged-error.ts';
import { noteBackup } from './report/last-backup.ts';
import { readSettings, SettingsError, type Settings } from './settings/config.ts';

/** Made once and kept with the data: without them sessions and second factors are worth nothing. */
const keptFiles = ['auth-secret', 'push-keys.json'];

const usage = [
  'npm run backup -- FILE          everything into one file',
  'npm run restore -- FILE         out of it, into an empty database',
  'npm run move -- --to ADDRESS    from the embedded database to an empty PostgreSQL',
].join('\n');

/** `backup`, `restore` and `move`; both databases alike. */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, file] = positionals;
  const settings = readSettings({ ...process.env });
  if (command === 'backup' && file) return backUp(settings, resolve(file));
  if (command === 'restore' && file) return restore(settings, resolve(file));
  if (command === 'move' && values.to) return move(settings, values.to);
  throw new BackupError(usage);
}

async function backUp(settings: Settings, path: string): Promise<void> {
  const now = new Date();
  const rows = await withDatabase(settings, async ({ db, description }) => {
    await migrateDatabase(db);
    console.log(`Backing up ${description} …`);
    return writeBackup({ db, path, files: await readKeptFiles(settings), now });
  });
  await noteBackup({ dataFolder: settings.DATA_DIR, backup: { madeAt: now, rows } });
  console.log(`${rows} rows in ${path}. It holds members' data and secrets: keep it like them.`);
}

async function restore(settings: Settings, path: string): Promise<void> {
  await withDatabase(settings, async ({ db, description }) => {
    console.log(`Restoring into ${description} …`);
    const { files, createdAt } = await restoreBackup({ db, path });
    await writeKeptFiles(settings, files);
    console.log(`Restored as it was at ${createdAt}.`);
  });
}

async function move(settings: Settings, to: string): Promise<void> {
  if (settings.DATABASE_URL !== undefined) {
    throw new BackupError('DATABASE_URL is set: this installation is on PostgreSQL already.');
  }
  const target = readSettings({ ...process.env, DATABASE_URL: to });
  const path = join(settings.DATA_DIR, `move-${Date.now()}.backup`);
  await backUp(settings, resolve(path));
  try {
    await withDatabase(target, async ({ db, description }) => {
      console.log(`Moving to ${description} …`);
      await restoreBackup({ db, path });
    });
  } finally {
    await rm(path, { force: true });
  }
  console.log('Moved. Start with DATABASE_URL from now on; the embedded data is as it was.');
}

async function withDatabase<T>(
  { DATABASE_URL: url, DATA_DIR }: Settings,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const connection = await connectDatabase({ url, directory: join(DATA_DIR, 'database') });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function readKeptFiles({ DATA_DIR }: Settings): Promise<Record<string, string>> {
  const found = await Promise.all(
    keptFiles.map(async (name) => {
      const text = await readFile(join(DATA_DIR, name), 'utf8').catch(() => null);
      return text === null ? [] : [[name, text] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Those that are there stay: an operator may have put them there. */
async function writeKeptFiles({ DATA_DIR }: Settings, files: Record<string, string>) {
  await mkdir(DATA_DIR, { recursive: true });
  for (const name of keptFiles) {
    const text = files[name];
    if (text === undefined) continue;
    await writeFile(join(DATA_DIR, name), text, { mode: 0o600, flag: 'wx' }).catch((error) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      console.warn(`${name} of ${DATA_DIR} was there and stays; the backup has another one.`);
    });
  }
}

try {
  await run();
} catch (error) {
  const kinds = [BackupError, DirectoryInUseError, SettingsError, UnusableDatabaseError];
  const isForOperators = kinds.some((kind) => error instanceof kind);
  console.error(isForOperators ? (error as Error).message : loggedError(error));
  process.exit(1);
}
