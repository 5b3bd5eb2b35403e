import { roles, type Role } from '../domain/identity/roles/roles.rules.ts';
import { carryOut, CommandError, runCommand } from './carry-out.ts';
import type { GrantRequest } from './jobs/grant-requests.ts';
import { readSettings } from './settings/config.ts';

const usage = [
  'npm run grant -- ADDRESS ROLE [LANGUAGE]',
  '  roles: admin, editor, author, moderator, and translator with en, es or sv',
  '  like: npm run grant -- me@yolk.example admin',
].join('\n');

async function run(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const refused = await carryOut({ settings: readSettings(process.env), asked });
  if (refused !== '') throw new CommandError(refused);
  console.log(`${asked.email} is ${asked.role.toLowerCase()} from now on.`);
}

function readArguments([email, name = '', language]: readonly string[]): GrantRequest {
  const role = roleOf(name);
  if (email === undefined || role === null) throw new CommandError(usage);
  return { email, role, language: language ?? null };
}

function roleOf(name: string): Role | null {
  const role = name.toLowerCase() === 'admin' ? 'ADMINISTRATOR' : name.toUpperCase();
  return roles.find((each) => each === role) ?? null;
}

await runCommand(run);
