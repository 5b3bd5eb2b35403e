import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

const root = join(import.meta.dirname, '..');
const builtServer = join(root, 'build', 'start', 'main.js');
/** What was compiled for the last start need not be compiled again. */
const compileCache = join(root, 'node_modules', '.cache', 'compiled');

if (!cluster.isWorker) await buildIfChanged();
becomeBuiltServer();
// Where a process can't become another one, it runs the built server itself.
enableCompileCache(compileCache);
await import(builtServer);

/**
 * This process becomes the built server: same id, same input and output, nothing left in memory of
 * the look at the sources nor of what makes scripts of TypeScript. Settings of memory count from a
 * process's first moment only, and workers inherit them. What a page leaves behind dies young where
 * there are 16 MiB for it; what is old is looked through when it has grown by two fifths, not by a
 * multiple; what was freed goes back to the system, also what compiling took, which V8 asks for in
 * pieces of 32 KiB. An operator's own settings stand.
 */
function becomeBuiltServer(): void {
  if (process.platform !== 'linux') return;
  const [node, , ...args] = process.argv;
  if (node === undefined) return;
  const flags = ['--max-semi-space-size=16', '--heap-growing-percent=40', ...process.execArgv];
  process.execve?.(node, [node, ...flags, builtServer, ...args], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
  });
}
