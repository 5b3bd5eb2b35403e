import { parseArgs } from 'node:util';
import { carryOut, CommandError, runCommand } from './carry-out.ts';
import { writeExportedFiles } from './exported-files.ts';
import { readSettings } from './settings/config.ts';

const usage = 'Say where to write them: npm run content -- export --edited --to <folder>';

async function run(): Promise<void> {
  const to = readFolder(process.argv.slice(3));
  const asked = { export: 'edited-content' } as const;
  const answer = await carryOut({ settings: readSettings(process.env), asked });
  console.log(`Files written: ${await writeExportedFiles({ answer, to })}.`);
}

function readFolder(args: string[]): string {
  try {
    const options = { edited: { type: 'boolean' }, to: { type: 'string' } } as const;
    const { to } = parseArgs({ args, options }).values;
    if (to !== undefined) return to;
  } catch {
    // Any other option is as good as none.
  }
  throw new CommandError(usage);
}

await runCommand(run);
