import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileSources } from '../recipes/files/compile-content.ts';
import type { CompiledContent } from '../recipes/files/compile-content.ts';
import { readContentFolder } from '../recipes/files/read-content-folder.ts';
import { readOperatorFolder } from '../recipes/files/read-operator-folder.ts';

/** Foods and recipes as the folder's reader would see them. */
export async function knownContent(folder: string): Promise<CompiledContent> {
  const hasFoods = existsSync(join(folder, 'foods'));
  const sources = await (hasFoods ? readContentFolder(folder) : readOperatorFolder(folder));
  return compileSources({ sources }).content;
}
