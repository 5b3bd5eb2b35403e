// Runs on whatever Node the system has, before anything is installed: only what Node brings itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.yolk-lock');

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== lock) {
  // npm would follow the link and empty what another checkout works with.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to another installation: remove the link, then try again.',
    );
    process.exit(1);
  }
  console.log('Installing what the lockfile names (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
}
