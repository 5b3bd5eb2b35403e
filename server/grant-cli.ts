import { join } from 'node:path';
import { connectDatabase, UnusableDatabaseError } from '../db/connect.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { roles, type Role } from '../domain/identity/roles/roles.rules.ts';
import { systemClock } from '../lib/clock.ts';
import { createRandomId } from '../lib/ids.ts';
import { loggedError } from '../lib/logged-error.ts';
import {
  askServer,
  grantByCommand,
  grantFolder,
  type GrantRequest,
} from './jobs/grant-requests.ts';
import { readSettings, SettingsError, type Settings } from './settings/config.ts';

const usage = [
  'npm run grant -- ADDRESS ROLE [LANGUAGE]',
  '  roles: admin, editor, author, moderator, and translator with en, es or sv',
  '  like: npm run grant -- me@yolk.example admin',
].join('\n');

/** The server is busy for a moment now and then; its job looks every second. */
const longestWaitMs = 30_000;

class GrantError extends Error {}

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const refused = await grant({ settings: readSettings(process.env), asked });
  if (refused !== '') throw new GrantError(refused);
  console.log(`${asked.email} is ${asked.role.toLowerCase()} from now on.`);
}

function readArguments([email, name = '', language]: readonly string[]): GrantRequest {
  const role = roleOf(name);
  if (email === undefined || role === null) throw new GrantError(usage);
  return { email, role, language: language ?? null };
}

function roleOf(name: string): Role | null {
  const role = name.toLowerCase() === 'admin' ? 'ADMINISTRATOR' : name.toUpperCase();
  return roles.find((each) => each === role) ?? null;
}

/** Into the database, or, where the running server holds it, by asking that. */
async function grant(args: { settings: Settings; asked: GrantRequest }): Promise<string> {
  try {
    return await grantHere(args);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return grantThere(args);
  }
}

async function grantHere(args: { settings: Settings; asked: GrantRequest }): Promise<string> {
  const { settings, asked } = args;
  const { DATABASE_URL: url, DATA_DIR } = settings;
  const connection = await connectDatabase({ url, directory: join(DATA_DIR, 'database') });
  const { db } = connection;
  try {
    await migrateDatabase(db);
    return await grantByCommand({ db, clock: systemClock, createId: createRandomId, asked });
  } finally {
    await connection.close();
  }
}

async function grantThere({ settings, asked }: { settings: Settings; asked: GrantRequest }) {
  const folder = grantFolder(settings);
  const words = await askServer({ folder, id: createRandomId(), asked, waitMs: longestWaitMs });
  if (words !== null) return words;
  throw new GrantError(
    'The database is in use, and no server answered within 30 seconds. Is it starting? Try again.',
  );
}

try {
  await run();
} catch (error) {
  const kinds = [GrantError, SettingsError, UnusableDatabaseError];
  const isForOperators = kinds.some((kind) => error instanceof kind);
  console.error(isForOperators ? (error as Error).message : loggedError(error));
  process.exit(1);
}
