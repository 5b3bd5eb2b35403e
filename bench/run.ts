import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  child.once('exit', (code) => {
    if (code) process.exitCode = code;
    resolve();
  });
  return promise;
}
