import { runLanes, typesOf } from './lanes.ts';

/** What is quick: types, lint and the tests that reach a file changed since a commit. */
const [since] = process.argv.slice(2);

await runLanes([
  [{ name: 'messages', command: ['node', 'i18n/compile-messages.ts'] }],
  [{ name: 'lint', command: ['oxlint', '--deny-warnings'] }],
  [{ name: 'route types', command: ['react-router', 'typegen'] }],
]);
const changed = since === undefined ? '--changed' : `--changed=${since}`;
await runLanes([
  [{ name: 'types', command: typesOf('tsconfig.json', 'types') }],
  [
    {
      name: 'tests of what changed',
      command: ['vitest', 'run', changed, '--passWithNoTests', '--maxWorkers=1'],
    },
  ],
]);
