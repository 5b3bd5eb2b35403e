import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { carryOut, CommandError, runCommand } from './carry-out.ts';
import { readSettings } from './settings/config.ts';

const usage = 'Say where to write them: npm run content -- export --edited --to <folder>';
const filesSchema = z.array(
  z.object({ name: z.string(), text: z.string(), isBase64: z.literal(true).optional() }),
);

async function run(): Promise<void> {
  const to = readFolder(process.argv.slice(3));
  const asked = { export: 'edited-content' } as const;
  const files = readFiles(await carryOut({ settings: readSettings(process.env), asked }));
  await mkdir(to, { recursive: true });
  for (const { name, text, isBase64 } of files) {
    const path = join(to, inFolder(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, isBase64 ? 'base64' : 'utf8');
  }
  console.log(`Files written: ${files.length}.`);
}

/** At most one folder deep, whatever a server says. */
function inFolder(name: string): string {
  const folder = basename(dirname(name));
  return folder === '' || folder.startsWith('.') ? basename(name) : join(folder, basename(name));
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

/** A server that does not know what is asked answers in words. */
function readFiles(answer: string) {
  try {
    return filesSchema.parse(JSON.parse(answer));
  } catch {
    throw new CommandError(answer);
  }
}

await runCommand(run);
