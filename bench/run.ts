import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endings } from './running/endings.ts';

/** `npm run bench -- planner`: one benchmark by name, or a list of them. */
const [name, ...options] = process.argv.slice(2);
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

if (name === undefined) {
  for (const known of names) await run(known, options);
} else if (names.includes(name)) {
  await run(name, options);
} else {
  console.error(`There is no benchmark "${name}". There are: ${names.join(', ')}`);
  process.exit(1);
}

function run(known: string, args: string[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const file = join(import.meta.dirname, `${known}.ts`);
  const withEnding = ['--import', join(import.meta.dirname, 'running', 'end-by-signal.ts')];
  const child = spawn(process.execPath, [...withEnding, file, ...args], { stdio: 'inherit' });
  for (const signal of endings) {
    process.once(signal, () => {
      child.kill(signal);
      child.once('exit', (code) => process.exit(code ?? 1));
    });
  }
  child.once('exit', (code) => {
    if (code) process.exitCode = code;
    resolve();
  });
  return promise;
}
