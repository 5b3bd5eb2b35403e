/**
 * Runs every test of properties on new cases, over and over until one fails:
 * `npm run fuzz -- [minutes] [folder]`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { positionals } = parseArgs({ allowPositionals: true });
const [minutes = '10', folder = '.'] = positionals;
const files = globSync(`${folder}/**/*.test.ts`, { exclude: ['**/node_modules/**'] }).filter(
  (file) => readFileSync(file, 'utf8').includes(`from 'fast-check'`),
);
const until = Date.now() + Number(minutes) * 60_000;
let rounds = 0;
while (Date.now() < until) {
  const seed = String(randomInt(2 ** 31));
  const { status, stdout } = spawnSync('vitest', ['run', ...files], {
    encoding: 'utf8',
    env: { ...process.env, PROPERTY_SEED: seed },
  });
  rounds += 1;
  if (status === 0) continue;
  console.log(`${stdout}\nAgain with: PROPERTY_SEED=${seed} npx vitest run`);
  process.exit(1);
}
console.log(`${files.length} files held for ${rounds} rounds of new cases`);
