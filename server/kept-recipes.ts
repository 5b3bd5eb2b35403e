import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OwnRecipes } from '../domain/recipes/files/operator-recipes.ts';

interface Compiling {
  /** Sizes and times of the files. */
  files: string;
  /** Of the shipped foods and recipes, which own ones are read with. */
  shippedVersion: string;
  /** Of the code that compiles. */
  compiledBy: string;
}

/**
 * The operator's recipes as they were last compiled: a start that finds the files as they were then
 * takes them from here instead of reading thousands of files.
 */
export class KeptRecipes {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Null where something changed since, or nothing was kept. */
  async find(compiling: Compiling): Promise<OwnRecipes | null> {
    try {
      const text = await readFile(this.#path, 'utf8');
      const end = text.indexOf('\n');
      if (text.slice(0, end) !== stateOf(compiling)) return null;
      return JSON.parse(text.slice(end + 1)) as OwnRecipes;
    } catch {
      return null;
    }
  }

  /** Recipes with problems are compiled again: what is shown instead of them is decided then. */
  async keep(compiling: Compiling, own: OwnRecipes): Promise<void> {
    if (own.problems.length > 0 || compiling.compiledBy === '') return;
    await mkdir(dirname(this.#path), { recursive: true });
    // Written beside and moved into place, so that a crash leaves the old one.
    await writeFile(`${this.#path}.new`, `${stateOf(compiling)}\n${JSON.stringify(own)}`);
    await rename(`${this.#path}.new`, this.#path);
  }
}

function stateOf({ files, shippedVersion, compiledBy }: Compiling): string {
  const hash = createHash('sha256');
  for (const part of [compiledBy, shippedVersion, files]) hash.update(`${part}\n\n`);
  return hash.digest('hex');
}
