import { carryOut, CommandError, runCommand } from './carry-out.ts';
import { readSettings } from './settings/config.ts';

const usage = 'npm run doctors -- remove-samples';

async function run(): Promise<void> {
  if (process.argv[2] !== 'remove-samples') throw new CommandError(usage);
  const settings = readSettings(process.env);
  const count = await carryOut({ settings, asked: { doctors: 'remove-samples' } });
  console.log(`${count} samples were taken out of the directory of doctors.`);
}

await runCommand(run);
