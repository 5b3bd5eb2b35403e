/**
 * Loaded before a benchmark: a signal would end it without a word to the servers it has started. Now
 * they hear of it, as they do when it ends by itself (`process.once('exit', …)`).
 */
import { constants } from 'node:os';
import { endings } from './endings.ts';

for (const signal of endings) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
