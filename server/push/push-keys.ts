import { createECDH } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { SettingsError, type Settings } from '../settings/config.ts';
import { requireSettings } from '../settings/require-settings.ts';

/** What push services know this server by (VAPID, RFC 8292). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

/** Both settings or none; without them made once in development, and no push messages in production. */
export async function loadPushKeys(settings: Settings): Promise<PushKeys | null> {
  if (names.some((name) => settings[name] !== undefined)) {
    const given = requireSettings(settings, names);
    const keys = { publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY };
    if (!areAPair(keys)) throw new SettingsError(names);
    return keys;
  }
  if (settings.NODE_ENV === 'production') return null;
  const file = join(settings.DATA_DIR, 'push-keys.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return JSON.parse(kept) as PushKeys;
  const keys = webPush.generateVAPIDKeys();
  await mkdir(settings.DATA_DIR, { recursive: true });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function areAPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
}
