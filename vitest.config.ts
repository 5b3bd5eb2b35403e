import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { atLength } from './scripts/at-length.ts';
import { SlowestFirst } from './scripts/slowest-first.ts';

const leastNode = 26;
if (Number.parseInt(process.versions.node, 10) < leastNode) {
  console.error(
    `This is Node ${process.versions.node}: run the tests with npm run unit -- <path>.`,
  );
  process.exit(1);
}

const require = createRequire(import.meta.url);

export default defineConfig({
  resolve: {
    // The file Node itself takes: our code and the libraries that check with instanceof share it.
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
  test: {
    include: ['{api,app,bench,db,domain,i18n,lib,scripts,server}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(process.env.AT_LENGTH === 'true' ? [] : atLength)],
    globalSetup: ['scripts/temporary-folder.ts'],
    setupFiles: ['scripts/property-seed.ts', 'domain/identity/testing/cheap-passwords.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Two servers at a time: an embedded database takes a core and 300 MB.
    maxWorkers: 2,
    pool: 'threads',
    // Files of one worker share what they import, the compiled content above all.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
  },
});
