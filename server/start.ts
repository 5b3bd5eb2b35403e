import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import cluster from 'node:cluster';
import type { Settings } from './settings/config.ts';

// What was compiled for the last start need not be compiled again: a second off every other start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));

const { DirectoryInUseError } = await import('../db/embedded/directory-lock.ts');
const { UnusableDatabaseError } = await import('../db/connect.ts');
const { DataFolderError } = await import('./settings/data-folder.ts');
const { countWorkers, superviseWorkers } = await import('./workers.ts');
const { loggedError } = await import('../lib/logged-error.ts');
const { buildIfChanged } = await import('./build.ts');
const { readSettings, SettingsError } = await import('./settings/config.ts');

async function makeSecrets(settings: Settings): Promise<void> {
  const { checkDataFolder } = await import('./settings/data-folder.ts');
  const { loadAuthSecret } = await import('./settings/auth-secret.ts');
  const { loadPushKeys } = await import('./push/push-keys.ts');
  await checkDataFolder(settings.DATA_DIR);
  await loadAuthSecret(settings);
  await loadPushKeys(settings);
}

/** What stops a start with a sentence that says what to do. */
function isForOperators(error: unknown): error is Error {
  const kinds = [SettingsError, DirectoryInUseError, DataFolderError, UnusableDatabaseError];
  return kinds.some((kind) => error instanceof kind);
}

// What nobody caught ends the process, and what was typed is not in its last words either.
process.on('uncaughtException', (error) => {
  console.error(loggedError(error));
  process.exit(1);
});

try {
  const settings = readSettings(process.env);
  // React and others choose their build by this when they are first imported, so nothing that
  // imports them may come before: they run as in production whatever our own mode is.
  process.env.NODE_ENV = 'production';
  if (!cluster.isWorker) await buildIfChanged();
  const count = countWorkers(settings);
  if (count > 1 && !cluster.isWorker) {
    // Made here: workers that start together would each make their own.
    await makeSecrets(settings);
    await superviseWorkers({ count, environment: { NODE_ENV: settings.NODE_ENV } });
  } else {
    const { serve } = await import('./serve.ts');
    await serve(settings);
  }
} catch (error) {
  console.error(isForOperators(error) ? error.message : loggedError(error));
  process.exit(1);
}
