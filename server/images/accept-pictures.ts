import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources } from '../../domain/recipes/files/compile-content.ts';
import { readContentFolder } from '../../domain/recipes/files/read-content-folder.ts';
import { signaturesOf, type Signatures } from './picture-signatures.ts';

/** An editor has looked at the changed pictures: from now on they are the right ones. */
const file = join(import.meta.dirname, 'accepted-pictures.json');
const { content } = compileSources({ sources: await readContentFolder('content') });
const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Signatures;
const names = [
  ...spread(
    content.recipes.map(({ id }) => `dish ${id}`),
    'dish',
    40,
  ),
  ...spread(
    content.foods.map(({ id }) => `food ${id}`),
    'food',
    60,
  ),
];
await writeFile(file, `${JSON.stringify(await signaturesOf(content, names), null, 2)}\n`);
console.log(`Pictures accepted: ${names.length}.`);

/** The pictures of the last run that still exist, and enough others from all over the list. */
function spread(all: readonly string[], kind: string, count: number): readonly string[] {
  const kept = Object.keys(before).filter((name) => name.startsWith(kind) && all.includes(name));
  const step = Math.max(1, Math.floor(all.length / count));
  const others = all.filter((name, index) => index % step === 0 && !kept.includes(name));
  return [...kept, ...others].slice(0, count);
}
