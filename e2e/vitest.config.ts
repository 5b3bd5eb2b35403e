import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: ['e2e/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  pool: 'forks' as const,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'journeys',
          include: ['e2e/*.test.ts'],
          // One at a time: server, database and browser share the cores.
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...shared,
          name: 'operations',
          include: ['e2e/operations/*.test.ts'],
          // They crash servers and count requests in flight: each has the machine to itself.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
