import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium, else one installed from Debian's packages, else null. */
export async function findChromium(): Promise<string | null> {
  const given = process.env.CHROMIUM;
  const installed = await firstPresent(given ? [given] : usualPaths);
  if (installed !== null || given) return installed;
  await installFromDebian().catch(() => undefined);
  return firstPresent(usualPaths);
}

async function firstPresent(paths: string[]): Promise<string | null> {
  for (const path of paths) {
    const isPresent = await access(path).then(
      () => true,
      () => false,
    );
    if (isPresent) return path;
  }
  return null;
}

async function installFromDebian(): Promise<void> {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
