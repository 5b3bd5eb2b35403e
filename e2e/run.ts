import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownTemporaryFolder } from '../scripts/temporary-folder.ts';
import { findBrowsers } from './chromium.ts';

/**
 * Browser and whole-server tests: the built product, started as operators start it. With
 * `--repeat 10 --beside-load` ten times, while something else takes a core; every other argument is
 * vitest's.
 */
const vitestArgs = process.argv.slice(2);
const [, turns = '1'] = take('--repeat', 2);
const [isBesideLoad] = take('--beside-load', 1);

const browsers = await findBrowsers();
if (browsers === null) {
  console.error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}

const temporary = await ownTemporaryFolder();
const environment = {
  ...process.env,
  TMPDIR: temporary.path,
  CHROMIUM: browsers.chromium,
  HEADLESS_SHELL: browsers.headlessShell,
};

const load = isBesideLoad ? new Worker('for (;;);', { eval: true }) : null;
let failedTurns = 0;
for (let turn = 1; turn <= Number(turns); turn += 1) {
  if ((await runTests()) !== 0) failedTurns += 1;
}
await load?.terminate();
await temporary.remove();
if (Number(turns) > 1) console.log(`${failedTurns} of ${turns} runs failed`);
process.exit(failedTurns === 0 ? 0 : 1);

/** Takes an option, with its value, out of what is meant for vitest. */
function take(name: string, length: number): string[] {
  const at = vitestArgs.indexOf(name);
  return at === -1 ? [] : vitestArgs.splice(at, length);
}

async function runTests(): Promise<number | null> {
  const root = join(import.meta.dirname, '..');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', 'e2e/vitest.config.ts', ...vitestArgs],
    { cwd: root, stdio: 'inherit', env: environment },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
