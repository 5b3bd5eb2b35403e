import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foodsTable, nutrientsTable, packsTable } from './recipe-files.ts';

/** A content folder on disk with the small food table and these recipe files. */
export async function writeContentFolder(
  recipes: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'foods'));
  await mkdir(join(folder, 'recipes'));
  await writeFile(join(folder, 'foods', 'foods.csv'), foodsTable());
  await writeFile(join(folder, 'foods', 'nutrients.csv'), nutrientsTable());
  await writeFile(join(folder, 'foods', 'premium-foods.csv'), 'id');
  await writeFile(join(folder, 'foods', 'allergens.csv'), 'id,contains,label');
  await writeFile(join(folder, 'foods', 'packs.csv'), packsTable());
  for (const [name, text] of Object.entries(recipes)) {
    await writeFile(join(folder, 'recipes', name), text);
  }
  return folder;
}
