import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run migration -- add-meal-notes` writes what the tables need beyond the last migration. */
const root = join(import.meta.dirname, '..');
const [name = ''] = process.argv.slice(2);

if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration by what it does: npm run migration -- add-meal-notes');
  process.exit(1);
}

run('drizzle-kit', ['generate', '--name', name.replaceAll('-', '_')]);
console.log('Read the new file in db/migrations before you commit it; it runs at the next start.');

function run(program: string, args: string[]): void {
  const bin = join(root, 'node_modules', '.bin');
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
