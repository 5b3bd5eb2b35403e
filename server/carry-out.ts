import { join } from 'node:path';
import { UnusableDatabaseError } from '../db/connect-options.ts';
import { connectDatabase } from '../db/connect.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { createRandomId } from '../lib/ids.ts';
import { loggedError } from '../lib/logged-error.ts';
import { askServer, doByCommand, grantFolder, type CommandRequest } from './jobs/grant-requests.ts';
import { SettingsError, type Settings } from './settings/config.ts';

/** The server is busy for a moment now and then; its job looks every second. */
const longestWaitMs = 30_000;

/** What whoever typed the command is told, and nothing of our insides. */
export class CommandError extends Error {}

/** Into the database, or, where the running server holds it, by asking that. */
export async function carryOut(args: {
  settings: Settings;
  asked: CommandRequest;
}): Promise<string> {
  try {
    return await doHere(args);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return askThere(args);
  }
}

async function doHere(args: { settings: Settings; asked: CommandRequest }): Promise<string> {
  const { settings, asked } = args;
  const { DATABASE_URL: url, DATA_DIR } = settings;
  const connection = await connectDatabase({ url, directory: join(DATA_DIR, 'database') });
  const { db } = connection;
  try {
    await migrateDatabase(db);
    return await doByCommand({ db, clock: systemClock, createId: createRandomId, asked });
  } finally {
    await connection.close();
  }
}

async function askThere({ settings, asked }: { settings: Settings; asked: CommandRequest }) {
  const folder = grantFolder(settings);
  const words = await askServer({ folder, id: createRandomId(), asked, waitMs: longestWaitMs });
  if (words !== null) return words;
  throw new CommandError(
    'The database is in use, and no server answered within 30 seconds. Is it starting? Try again.',
  );
}

/** Runs a command; a refusal is told on standard error. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const kinds = [CommandError, SettingsError, UnusableDatabaseError];
    const isForOperators = kinds.some((kind) => error instanceof kind);
    console.error(isForOperators ? (error as Error).message : loggedError(error));
    process.exit(1);
  }
}
