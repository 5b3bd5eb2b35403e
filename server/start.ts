import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

beginAgainLean();

const root = join(import.meta.dirname, '..');

// What was compiled for the last start need not be compiled again.
enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));

if (!cluster.isWorker) await buildIfChanged();
await import(join(root, 'build', 'start', 'main.js'));

/**
 * Settings of memory count from a process's first moment only: young objects in a few MiB, and what
 * was freed goes back to the system. The process becomes one with them: same id, same input and
 * output. Workers inherit them; who sets MALLOC_ARENA_MAX decides for themselves.
 */
function beginAgainLean(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const [node, ...args] = process.argv;
  if (node === undefined) return;
  process.execve?.(node, [node, '--max-semi-space-size=4', ...process.execArgv, ...args], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
}
