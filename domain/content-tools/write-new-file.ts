import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** False when the file is already there: it stays as it is. */
export async function writeNewFile({
  path,
  text,
}: {
  path: string;
  text: string;
}): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
