import { strykerPlugins } from './only-drawn.ts';
import type { StrykerOptions } from './stryker.ts';

/** Changes that nobody has to look at: the tester does not check types, which refuse most of them. */
export const excludedMutations = [
  // An emptied text is no member of its union, or is one word of a message.
  'StringLiteral',
  // `a?.b` as `a.b`: a type error wherever `a` may be missing.
  'OptionalChaining',
];

/** How the mutation tester runs here; files it leaves alone are named in files.ts. */
export const mutationSettings: StrykerOptions = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/only-drawn.ts'],
  ignorers: strykerPlugins.map(({ name }) => name),
  // The tests are named by folder: a file is reached by nearly every test through the server.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutator: { excludedMutations },
  // What runs once when a file is loaded needs every test again for each change.
  ignoreStatic: true,
  concurrency: 1,
  // Beyond what the tests took unchanged: a busy machine is no endless loop.
  timeoutMS: 10_000,
  // Until all tests of a module have run unchanged, on a machine that others use too.
  dryRunTimeoutMinutes: 30,
  // The copy that is changed; node_modules is linked into it. Not in build, which a build empties.
  tempDirName: '.mutants',
  ignorePatterns: ['build', '.data', 'docs', '*.tsbuildinfo'],
  // The copy keeps tsconfig.json as it is: rewriting it needs the compiler's old interface.
  tsconfigFile: 'build/no-tsconfig.json',
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutants.json',
  reporters: ['progress-append-only'],
  logLevel: 'warn' as never,
  allowEmpty: true,
};
