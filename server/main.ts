import cluster from 'node:cluster';
import type { ServerBuild } from 'react-router';
import { UnusableDatabaseError } from '../db/connect-options.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { loggedError } from '../lib/logged-error.ts';
import { loadPushKeys } from './push/push-keys.ts';
import { serve } from './serve.ts';
import { loadAuthSecret } from './settings/auth-secret.ts';
import { readSettings, SettingsError, type Settings } from './settings/config.ts';
import { checkDataFolder, DataFolderError } from './settings/data-folder.ts';
import { countWorkers, superviseWorkers } from './workers.ts';

/** Starts the built server: this process alone, or one above its workers. */
export async function main({ loadPages }: { loadPages: () => Promise<unknown> }): Promise<void> {
  // What nobody caught ends the process, and what was typed is not in its last words either.
  process.on('uncaughtException', (error) => {
    console.error(loggedError(error));
    process.exit(1);
  });
  try {
    const settings = readSettings(process.env);
    const count = countWorkers(settings);
    if (count > 1 && !cluster.isWorker) {
      // Made here: workers that start together would each make their own.
      await makeSecrets(settings);
      await superviseWorkers({ count, environment: { NODE_ENV: settings.NODE_ENV } });
    } else {
      await serve({ settings, loadPages: loadPages as () => Promise<ServerBuild> });
    }
  } catch (error) {
    console.error(isForOperators(error) ? error.message : loggedError(error));
    process.exit(1);
  }
}

async function makeSecrets(settings: Settings): Promise<void> {
  await checkDataFolder(settings.DATA_DIR);
  await loadAuthSecret(settings);
  await loadPushKeys(settings);
}

/** What stops a start with a sentence that says what to do. */
function isForOperators(error: unknown): error is Error {
  const kinds = [SettingsError, DirectoryInUseError, DataFolderError, UnusableDatabaseError];
  return kinds.some((kind) => error instanceof kind);
}
