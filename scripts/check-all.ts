import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Check {
  name: string;
  /** A program of node_modules/.bin, or a script of ours for node. */
  command: string[];
}

const root = join(import.meta.dirname, '..');

/** Everything a change must pass, the quick ones first; the same on a developer's machine and in CI. */
const checks: Check[] = [
  { name: 'messages', command: ['node', 'i18n/compile-messages.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'domain alone', command: ['tsc', '--noEmit', '-p', 'scripts/imports/domain-alone.json'] },
  { name: 'import boundaries', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'generated files', command: ['node', 'server/graphql/generate.ts', '--check'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'content', command: ['node', 'domain/content-tools/content-cli.ts', 'check'] },
  { name: 'unit and API tests', command: ['vitest', 'run'] },
  { name: 'browser tests', command: ['node', 'e2e/run.ts', '--project', 'journeys'] },
];

const only = process.argv.slice(2);
const chosen = only.length === 0 ? checks : checks.filter(({ name }) => only.includes(name));

for (const { name, command } of chosen) {
  const startedAt = performance.now();
  console.log(`\n▸ ${name}`);
  const exitCode = await run(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (exitCode !== 0) {
    console.error(`✗ ${name} failed after ${seconds} s: ${command.join(' ')}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds} s)`);
}

function run([program = 'node', ...args]: string[]): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    shell: process.platform === 'win32',
  });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}
