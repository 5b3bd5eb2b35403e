import { join } from 'node:path';
import { crowdedFolders, mostFiles } from './imports/crowded-folders.ts';
import { findCycles } from './imports/find-cycles.ts';
import { readImports } from './imports/read-imports.ts';
import { importRules, mayUseSql } from './imports/rules.ts';

/** The directions of imports that ARCHITECTURE.md draws, checked over every file. */
const { files, imports, packages } = await readImports(join(import.meta.dirname, '..'));

const broken = imports.flatMap((found) =>
  importRules
    .filter((rule) => rule.isBroken(found))
    .map(({ name, why }) => `${found.from} → ${found.to}\n    ${name}: ${why}`),
);
const sqlOutsideStores = packages
  .filter(({ from, name }) => name.startsWith('drizzle-orm') && !mayUseSql(from))
  .map(
    ({ from }) => `${from} → drizzle-orm\n    sql-only-in-stores: a module's SQL is in one place`,
  );
const cycles = findCycles(imports).map(
  (ring) => `${ring.join(' → ')}\n    no-cycles: who reads one file has to read them all`,
);
const crowded = crowdedFolders(files).map(
  (folder) =>
    `${folder}\n    folders-have-rooms: who looks for a file there reads a list of ${mostFiles} names`,
);
const complaints = [...broken, ...sqlOutsideStores, ...cycles, ...crowded];

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${imports.length} imports of ${files.length} files go the ways they may`);
