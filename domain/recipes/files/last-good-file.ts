import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nothingGood } from './last-good.rules.ts';
import type { LastGood } from './last-good.rules.ts';

/** Nothing where there is no such file, or it is no longer whole. */
export async function readLastGood(path: string): Promise<LastGood> {
  try {
    return { ...nothingGood, ...(JSON.parse(await readFile(path, 'utf8')) as LastGood) };
  } catch {
    return nothingGood;
  }
}

/** Written beside and moved into place, so that a crash leaves the old one. */
export async function writeLastGood({ path, good }: { path: string; good: LastGood }) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(good));
  await rename(`${path}.new`, path);
}
