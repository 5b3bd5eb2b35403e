import cluster from 'node:cluster';
import { createServer } from 'node:net';
import { superviseWorkers } from '../workers.ts';

/** A supervisor with two workers that do nothing but listen, or that cannot start. */
if (cluster.isPrimary) {
  await superviseWorkers({ count: 2, environment: { TOLD: 'what the supervisor tells' } });
} else if (process.env['FAILS'] === 'yes' || process.env['TOLD'] === undefined) {
  process.exit(3);
} else {
  createServer().listen(0, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}
