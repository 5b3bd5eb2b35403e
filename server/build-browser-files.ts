import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles, buildFolder } from './built.ts';
import { fillWords } from './browser-files/fill-words.ts';
import { nameStylesAsOnPages } from './browser-files/named-as-on-pages.ts';
import { packFiles } from './browser-files/pack-files.ts';
import type { StyleFile } from './browser-files/style-part.ts';
import { takeStylesApart } from './browser-files/take-styles-apart.ts';

/** What follows once the browser's files are built: words of each language, styles, packing. */
const clientFolder = join(buildFolder, 'client');
const assetsFolder = join(clientFolder, 'assets');
await nameStylesAsOnPages(assetsFolder);
const spoken = await fillWords(assetsFolder);
await writeFile(builtFiles.spokenScripts, JSON.stringify(spoken));
await writeFile(builtFiles.styles, JSON.stringify(await readStyles()));
await packFiles(clientFolder);

async function readStyles(): Promise<StyleFile[]> {
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.css'));
  const files = names.map(async (name) => {
    const css = await readFile(join(assetsFolder, name), 'utf8');
    return { path: `/assets/${name}`, parts: takeStylesApart(css) };
  });
  return Promise.all(files);
}
