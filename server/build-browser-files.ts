import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles, buildFolder } from './built.ts';
import { fillWords } from './browser-files/fill-words.ts';
import { writeLaterStyles } from './browser-files/later-styles.ts';
import { packFiles } from './browser-files/pack-files.ts';

/** What follows once the browser's files are built: words of each language, styles, packing. */
const clientFolder = join(buildFolder, 'client');
const assetsFolder = join(clientFolder, 'assets');
const styles = await writeLaterStyles(assetsFolder);
const spoken = await fillWords(assetsFolder);
await writeFile(builtFiles.spokenScripts, JSON.stringify(spoken));
await writeFile(builtFiles.styles, JSON.stringify(styles));
await packFiles(clientFolder);
