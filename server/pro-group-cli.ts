import { carryOut, CommandError, runCommand } from './carry-out.ts';
import { readSettings } from './settings/config.ts';

const usage = [
  'npm run pro-group -- ADDRESS TITLE',
  '  opens a group of the professional edition that the account with this address administers',
  '  like: npm run pro-group -- anna@clinic.example "Lindgård Clinic"',
].join('\n');

async function run(): Promise<void> {
  const [email, ...words] = process.argv.slice(2);
  const title = words.join(' ');
  if (email === undefined || title === '') throw new CommandError(usage);
  const settings = readSettings(process.env);
  const refused = await carryOut({ settings, asked: { email, title } });
  if (refused !== '') throw new CommandError(refused);
  console.log(`${email} administers ${title} from now on, at /pro.`);
}

await runCommand(run);
