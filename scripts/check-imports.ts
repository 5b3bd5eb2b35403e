import { join } from 'node:path';
import { findCycles } from './imports/find-cycles.ts';
import { readImports } from './imports/read-imports.ts';
import { importRules, mayUseSql, ringsToUndo } from './imports/rules.ts';

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
const rings = findCycles(imports);
const isIn = (ring: string[], folder: string) =>
  ring.every((file) => file.startsWith(`${folder}/`));
const cycles = rings
  .filter((ring) => !ringsToUndo.some((folder) => isIn(ring, folder)))
  .map((ring) => `${ring.join(' → ')}\n    no-cycles: who reads one file has to read them all`);
const undone = ringsToUndo
  .filter((folder) => !rings.some((ring) => isIn(ring, folder)))
  .map((folder) => `${folder}\n    no ring any more: take it out of ringsToUndo`);
const complaints = [...broken, ...sqlOutsideStores, ...cycles, ...undone];

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}
console.log(`${imports.length} imports of ${files.length} files go the ways they may`);
