import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the data cannot be used; the message says what to do about it. */
export class DataFolderError extends Error {
  constructor(folder: string, { code = 'unknown' }: NodeJS.ErrnoException) {
    super(
      `DATA_DIR ${folder} cannot be written to (${code}). Give the folder to the user the server runs as, or choose another one.`,
    );
    this.name = 'DataFolderError';
  }
}

/** Says before anything else is done that nothing could be kept. */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new DataFolderError(folder, error as NodeJS.ErrnoException);
  }
}
