import type { ForeignRecipe } from '../../content-tools/foreign-recipe.ts';
import { openImportBytes } from '../../content-tools/open-import-files.ts';
import { readImportFile } from '../../content-tools/read-import-file.ts';

export interface ImportedBytes {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ImportedRecipes {
  readonly recipes: readonly ForeignRecipe[];
  /** What could not be read, in English as the reader says it. */
  readonly problems: readonly string[];
}

const mostUnpackedBytes = 20_000_000;
const mostProblems = 20;

/** Every recipe of a file, or of an archive of files. */
export function readImported({ fileName, bytes }: ImportedBytes): ImportedRecipes {
  try {
    const opened = openImportBytes({
      path: fileName,
      bytes: Buffer.from(bytes),
      mostUnpackedBytes,
    });
    const read = opened.files.map((file) => ({ file, found: readImportFile(file) }));
    const problems = [
      ...opened.problems.map(({ message }) => message),
      ...read.flatMap(({ file, found }) =>
        found.problems.map(({ message }) => `${file.fileName}: ${message}`),
      ),
    ];
    return {
      recipes: read.flatMap(({ found }) => found.recipes.map(({ recipe }) => recipe)),
      problems: problems.slice(0, mostProblems),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { recipes: [], problems: [`${fileName}: ${why}`] };
  }
}
