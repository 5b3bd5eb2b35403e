import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChanges } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');

/** Builds in a process of its own: what builds is large, and never needed again. */
export async function buildIfChanged(): Promise<void> {
  const { pages, server } = await findChanges();
  if (!pages && !server) return;
  const { status } = spawnSync(process.execPath, [join(root, 'server', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build has failed');
}
