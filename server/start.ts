import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { buildIfChanged } from './build-if-changed.ts';
import { builtServer, compileCache, serverFlags } from './bundled-server.ts';

if (!cluster.isWorker) await buildIfChanged();
becomeBuiltServer();
// Where a process can't become another one, it runs the built server itself.
enableCompileCache(compileCache);
await import(builtServer);

/**
 * This process becomes the built server: same id, same input and output, nothing left in memory of
 * the look at the sources nor of what makes scripts of TypeScript. Settings of memory count from a
 * process's first moment only, and workers inherit them. What was freed goes back to the system. An
 * operator's own settings stand.
 */
function becomeBuiltServer(): void {
  if (process.platform !== 'linux') return;
  const [node, , ...args] = process.argv;
  if (node === undefined) return;
  process.execve?.(node, [node, ...serverFlags, ...process.execArgv, builtServer, ...args], {
    MALLOC_ARENA_MAX: '2',
    // A socket is read into 64 KiB: to take those from the system each time costs a page a tenth.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
  });
}
