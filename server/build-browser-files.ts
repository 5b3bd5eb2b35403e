import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles, buildFolder } from './built.ts';
import { fillWords } from './browser-files/fill-words.ts';
import { packFiles } from './browser-files/pack-files.ts';

/** What follows once the browser's files are built: the words of each language, and packing. */
const clientFolder = join(buildFolder, 'client');
const spoken = await fillWords(join(clientFolder, 'assets'));
await writeFile(builtFiles.spokenScripts, JSON.stringify(spoken));
await packFiles(clientFolder);
