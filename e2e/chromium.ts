import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const shellPath = '/usr/bin/chromium-headless-shell';
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export interface Browsers {
  /** The whole browser: push messages, notifications, an installed app. */
  chromium: string;
  /** The same engine without a window and what belongs to one: a third less work for a page. */
  headlessShell: string;
}

/** The system's, else what Debian's packages install, else null. Without a shell Chromium does for both. */
export async function findBrowsers(): Promise<Browsers | null> {
  const given = process.env.CHROMIUM;
  if (given) return browsersOf(await firstPresent([given]), given);
  const installed = await firstPresent(usualPaths);
  const shell = await firstPresent([shellPath]);
  if (installed !== null && shell !== null) return browsersOf(installed, shell);
  await installFromDebian().catch(() => undefined);
  return browsersOf(await firstPresent(usualPaths), await firstPresent([shellPath]));
}

function browsersOf(chromium: string | null, shell: string | null): Browsers | null {
  return chromium === null ? null : { chromium, headlessShell: shell ?? chromium };
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq']);
  for (const name of ['chromium', 'chromium-headless-shell']) {
    await run('apt-get', ['install', '-y', '-qq', name], { env }).catch(() => undefined);
  }
}
