import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';

const root = join(import.meta.dirname, '..');

// What was compiled for the last start need not be compiled again.
enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));

if (!cluster.isWorker) await buildIfChanged();
await import(join(root, 'build', 'start', 'main.js'));
