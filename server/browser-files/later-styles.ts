import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import type { StyleFile } from './style-part.ts';
import { takeStylesApart } from './take-styles-apart.ts';

/** Where the classes are whose rules a page has only of those that it shows. */
const utilities = 'utilities';

/**
 * A page has everything else of the stylesheet in itself, so the file that comes after it changes no
 * element that is there: neither fonts, nor variables, nor what all elements are given.
 */
export async function writeLaterStyles(assetsFolder: string): Promise<StyleFile> {
  const [name = '', ...others] = (await readdir(assetsFolder)).filter((each) =>
    each.endsWith('.css'),
  );
  if (others.length > 0) throw new Error(`The app has one stylesheet, not also ${others[0]}.`);
  const css = await readFile(join(assetsFolder, name), 'utf8');
  const later = laterStyles(css);
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
  const laterName = `later-${hash}.css`;
  await writeFile(join(assetsFolder, laterName), later);
  await nameLaterStyles({ assetsFolder, name, laterName });
  return {
    path: `/assets/${name}`,
    laterPath: `/assets/${laterName}`,
    parts: takeStylesApart(css),
  };
}

/** Only the utilities of a stylesheet. */
export function laterStyles(css: string): string {
  const styles = postcss.parse(css);
  styles.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.params !== utilities) node.remove();
  });
  return styles.toString();
}

interface Naming {
  assetsFolder: string;
  name: string;
  laterName: string;
}

/**
 * Vite loads the stylesheet of a part that comes later where no element of the page has its address:
 * named by the file that every page has, it is not loaded again.
 */
async function nameLaterStyles({ assetsFolder, name, laterName }: Naming): Promise<void> {
  const scripts = (await readdir(assetsFolder)).filter((each) => each.endsWith('.js'));
  const written = scripts.map(async (script) => {
    const file = join(assetsFolder, script);
    const text = await readFile(file, 'utf8');
    const named = text.replaceAll(`"assets/${name}"`, `"assets/${laterName}"`);
    if (named !== text) await writeFile(file, named);
  });
  await Promise.all(written);
}
