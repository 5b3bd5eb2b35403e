import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError, type Settings } from './config.ts';

/** The secret sessions are signed with: a setting in production, else made once and kept with the data. */
export async function loadAuthSecret(settings: Settings): Promise<string> {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET;
  if (settings.NODE_ENV === 'production') throw new SettingsError(['AUTH_SECRET']);
  const file = join(settings.DATA_DIR, 'auth-secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const secret = randomBytes(32).toString('base64url');
  await mkdir(settings.DATA_DIR, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
