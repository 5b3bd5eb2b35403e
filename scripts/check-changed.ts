import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readImports } from './imports/read-imports.ts';
import { runLanes, typesOf, type Check } from './lanes.ts';
import { relatedTests } from './related-tests.ts';

/** What is quick: types, lint and the tests that touch a file changed since a commit. */
const [since = 'HEAD'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

await runLanes([
  [{ name: 'messages', command: ['node', 'i18n/compile-messages.ts'] }],
  [{ name: 'lint', command: ['oxlint', '--deny-warnings'] }],
  [{ name: 'route types', command: ['react-router', 'typegen'] }],
]);
const { imports } = await readImports(root);
const { related, further } = relatedTests({ changed: changedFiles(), imports });
await runLanes([
  [{ name: 'types', command: typesOf('tsconfig.json', 'types') }],
  related.length === 0 ? [] : [testsOf(related)],
]);
if (further.length > 0) {
  console.log(`${further.length} more test files reach it from further away: npm test runs them.`);
}

function changedFiles(): string[] {
  return [...git('diff', '--name-only', since), ...git('ls-files', '-o', '--exclude-standard')];
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function testsOf(files: string[]): Check {
  return {
    name: `tests of what changed, ${files.length} files`,
    command: ['vitest', 'run', '--maxWorkers=1', ...files],
  };
}
