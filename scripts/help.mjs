// Runs on whatever Node the system has.
import { commands } from './commands.mjs';

const width = Math.max(...Object.keys(commands).map((name) => name.length));
for (const [name, purpose] of Object.entries(commands)) {
  console.log(`  npm run ${name.padEnd(width)}  ${purpose}`);
}
