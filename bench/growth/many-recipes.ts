import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped = join(import.meta.dirname, '..', '..', 'content', 'recipes');

/** A folder of an operator's own recipes: the shipped ones, each under so many names. */
export async function manyRecipes(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yolk-recipes-'));
  const recipes = join(folder, 'recipes');
  await mkdir(recipes);
  const ids = await shippedIds();
  for (let made = 0; made < count; made += 1) {
    const id = ids[made % ids.length] ?? '';
    const turn = Math.floor(made / ids.length) + 1;
    await Promise.all(
      ['', '.es', '.sv'].map(async (ending) => {
        const text = await readFile(join(shipped, `${id}${ending}.yaml`), 'utf8');
        await writeFile(join(recipes, `${id}-${turn}${ending}.yaml`), renamed(text, turn));
      }),
    );
  }
  return folder;
}

/** Of the recipes that come with the product. */
export async function shippedIds(): Promise<string[]> {
  const files = await readdir(shipped);
  return files.flatMap((file) => /^([\w-]+)\.es\.yaml$/.exec(file)?.[1] ?? []);
}

function renamed(text: string, turn: number): string {
  return text
    .replace(/^slug: (\S+)$/m, `slug: $1-${turn}`)
    .replace(/^title: (.+)$/m, (_line, title: string) => `title: ${titled(title, turn)}`);
}

/** A quoted title stays one. */
function titled(title: string, turn: number): string {
  return /["']$/.test(title) ? `${title.slice(0, -1)} ${turn}${title.at(-1)}` : `${title} ${turn}`;
}
