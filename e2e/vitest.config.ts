import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './slowest-first.ts';

const shared = {
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  pool: 'forks' as const,
  // Node loads what was built as it is: it would take twelve megabytes of rewriting.
  server: { deps: { external: [/\/build\/server\//] } },
};

/** A member's first day: quiz, week, shopping and cooking, and what every page owes to everybody. */
const core = ['accessible', 'cooking', 'first-row', 'journey', 'one-week', 'page-weight'].map(
  (name) => `e2e/${name}.test.ts`,
);

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'core',
          globalSetup: ['e2e/shared-server.ts'],
          include: core,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          globalSetup: ['e2e/shared-server.ts'],
          include: ['e2e/*.test.ts'],
          exclude: core,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...shared,
          name: 'screens',
          globalSetup: ['e2e/shared-server.ts'],
          include: ['e2e/screens/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'operations',
          globalSetup: ['e2e/global-setup.ts'],
          include: ['e2e/operations/*.test.ts'],
          // They crash servers and count requests in flight: each has the machine to itself.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
