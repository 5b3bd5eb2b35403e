import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { CommandError } from './carry-out.ts';

const filesSchema = z.array(
  z.object({ name: z.string(), text: z.string(), isBase64: z.literal(true).optional() }),
);

/** What a server answered with, as files of a folder; says how many. */
export async function writeExportedFiles(args: { answer: string; to: string }): Promise<number> {
  const { answer, to } = args;
  const files = readFiles(answer);
  await mkdir(to, { recursive: true });
  for (const { name, text, isBase64 } of files) {
    const path = join(to, inFolder(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, isBase64 ? 'base64' : 'utf8');
  }
  return files.length;
}

/** At most one folder deep, whatever a server says. */
function inFolder(name: string): string {
  const folder = basename(dirname(name));
  return folder.startsWith('.') ? basename(name) : join(folder, basename(name));
}

/** A server that does not know what is asked answers in words. */
function readFiles(answer: string) {
  try {
    return filesSchema.parse(JSON.parse(answer));
  } catch {
    throw new CommandError(answer);
  }
}
