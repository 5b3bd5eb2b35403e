import { configureGlobal } from 'fast-check';

/**
 * Properties are tried on the same cases in every run, so that a red run always speaks of the
 * change it tests. `npm run fuzz` looks for new cases.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
