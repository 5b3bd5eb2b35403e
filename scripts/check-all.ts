import { printTimes, runLanes, typesOf, type Check } from './lanes.ts';

/** Made first: the others read it, but for those that stand beside it. */
const made: Check[][] = [
  [{ name: 'messages', command: ['node', 'i18n/compile-messages.ts'] }],
  [
    { name: 'route types', command: ['react-router', 'typegen'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'import boundaries', command: ['node', 'scripts/check-imports.ts'] },
    { name: 'unused code', command: ['knip', '--no-progress'] },
  ],
];
const quick: Check[][] = [
  [{ name: 'types', command: typesOf('tsconfig.json', 'types') }],
  [
    { name: 'domain alone', command: typesOf('scripts/imports/domain-alone.json', 'domain-alone') },
    { name: 'generated files', command: ['node', 'server/graphql/generate.ts', '--check'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  ],
];
const tests: Check[][] = [
  // A browser waits for its server and the server for its browser, one after the other.
  [{ name: 'unit and API tests', command: ['vitest', 'run'], isPatient: true }],
  [{ name: 'browser tests', command: ['node', 'e2e/run.ts', '--project', 'core'] }],
];

/** Everything a change must pass, the same on a developer's machine and in CI. */
const only = process.argv.slice(2);
const startedAt = performance.now();
const times = [];
for (const lanes of [made, quick, tests]) {
  const chosen = lanes.map((lane) =>
    lane.filter(({ name }) => only.length === 0 || only.includes(name)),
  );
  times.push(...(await runLanes(chosen)));
}
printTimes([
  ...times,
  { name: 'all, side by side', seconds: (performance.now() - startedAt) / 1000 },
]);
