import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowsers } from './chromium.ts';

/** Browser and whole-server tests: the built product, started as operators start it. */
const browsers = await findBrowsers();
if (browsers === null) {
  console.error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const child = spawn(
  process.execPath,
  [vitest, 'run', '--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: browsers.chromium,
      HEADLESS_SHELL: browsers.headlessShell,
    },
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
