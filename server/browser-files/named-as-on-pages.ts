import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Vite loads the stylesheet of a part that comes later where no element of the page has its address.
 * The router names it with an empty fragment, so it would be loaded, and the whole page styled, twice.
 */
export async function nameStylesAsOnPages(assetsFolder: string): Promise<void> {
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.js'));
  const written = names.map(async (name) => {
    const file = join(assetsFolder, name);
    const text = await readFile(file, 'utf8');
    const named = withStylesAsOnPages(text);
    if (named !== text) await writeFile(file, named);
  });
  await Promise.all(written);
}

const listedStyles = /"assets\/[\w.-]+\.css(?=")/g;

/** A script with the stylesheets in its list of later files called as pages call them. */
export function withStylesAsOnPages(script: string): string {
  return script.replaceAll(listedStyles, '$&#');
}
