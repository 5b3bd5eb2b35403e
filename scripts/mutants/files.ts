import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** What is changed: code that decides something. */
const roots = ['api', 'app', 'db', 'domain', 'lib', 'server'];

/** What is left alone, each with its reason. */
const leftAlone: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /\.test\.tsx?$/, reason: 'a test' },
  { pattern: /(^|\/)testing\//, reason: 'what tests are built with' },
  { pattern: /\.gen\.ts$/, reason: 'generated' },
  { pattern: /\.d\.ts$/, reason: 'types alone' },
  { pattern: /\.tables\.ts$/, reason: 'columns: a change is a migration, which a test compares' },
  { pattern: /^db\/migrations\//, reason: 'generated' },
  { pattern: /-cli\.ts$/, reason: 'a command line: it reads arguments and calls what is tested' },
  { pattern: /^domain\/foods\/table\//, reason: 'run by hand once for a new source of figures' },
  { pattern: /\/(looks|shapes|palettes?)\//, reason: 'drawings: an editor accepts the picture' },
  { pattern: /^server\/(build|dev|start|serve|seed-demo)/, reason: 'processes: e2e starts them' },
];

export function filesUnder(asked: readonly string[], kind: 'code' | 'tests' = 'code'): string[] {
  const files = asked.flatMap((each) =>
    existsSync(each) && statSync(each).isFile() ? [each] : globSync(`${each}/**/*.{ts,tsx}`),
  );
  const isWanted = kind === 'code' ? isChanged : isTest;
  return [...new Set(files.map(withSlashes))].filter(isWanted).toSorted();
}

/** Of this branch and of what is not committed yet. */
export function changedFiles(): string[] {
  const base = git('merge-base', 'main', 'HEAD').trim();
  const names = git('diff', '--name-only', '--diff-filter=d', base).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  return filesUnder([...names, ...added].filter((name) => existsSync(name) && name !== ''));
}

/**
 * The tests of the modules the files belong to. Not those that go
 * through all of the content: they take seconds for each change, and content is no rule.
 */
export function testsBeside(files: readonly string[]): string[] {
  const modules = new Set(files.map((file) => moduleOf(file)));
  const isOfModule = (test: string) => modules.has(moduleOf(test));
  return filesUnder([...modules], 'tests')
    .filter(isOfModule)
    .filter((file) => !file.includes('.content.test.'));
}

/** The folder whose tests a file is tried by: domain/kitchen for all that is in it. */
export function moduleOf(file: string): string {
  const folders = dirname(file).split('/');
  const depth = file.startsWith('app/routes/') ? 3 : 2;
  return folders.slice(0, depth).join('/');
}

function isChanged(file: string): boolean {
  const isCode = roots.some((root) => file.startsWith(`${root}/`)) && /\.tsx?$/.test(file);
  return isCode && leftAlone.every(({ pattern }) => !pattern.test(file));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function withSlashes(file: string): string {
  return file.split(sep).join('/').replace(/^\.\//, '');
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
