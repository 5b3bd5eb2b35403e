import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  madeAt: z.iso.datetime().transform((text) => new Date(text)),
  rows: z.int().min(0),
});

type Backup = z.output<typeof schema>;

/** Beside the data: the operator's page tells when there was a backup last. */
function pathIn(dataFolder: string): string {
  return join(dataFolder, 'last-backup.json');
}

export async function noteBackup(args: { dataFolder: string; backup: Backup }): Promise<void> {
  const { dataFolder, backup } = args;
  await mkdir(dataFolder, { recursive: true });
  await writeFile(pathIn(dataFolder), JSON.stringify(backup));
}

/** Null where none was noted, or somebody wrote something else there. */
export async function readLastBackup(dataFolder: string): Promise<Backup | null> {
  try {
    return schema.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')));
  } catch {
    return null;
  }
}
