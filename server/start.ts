import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled for the last start need not be compiled again: a second off every other start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));

const { DirectoryInUseError } = await import('../db/embedded/directory-lock.ts');
const { buildIfChanged } = await import('./build.ts');
const { readSettings, SettingsError } = await import('./settings/config.ts');

try {
  const settings = readSettings(process.env);
  // React and others choose their build by this when they are first imported, so nothing that
  // imports them may come before: they run as in production whatever our own mode is.
  process.env.NODE_ENV = 'production';
  await buildIfChanged();
  const { serve } = await import('./serve.ts');
  await serve(settings);
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof DirectoryInUseError)) throw error;
  console.error(error.message);
  process.exit(1);
}
