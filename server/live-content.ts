import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledContent } from '../domain/recipes/files/compile-content.ts';
import { indexContent, type ContentIndex } from '../domain/recipes/content-index.ts';
import { readLastGood, writeLastGood } from '../domain/recipes/files/last-good-file.ts';
import { nothingGood, type LastGood } from '../domain/recipes/files/last-good.rules.ts';
import {
  compileOwnRecipes,
  withOwnRecipes,
  type OwnRecipes,
} from '../domain/recipes/files/operator-recipes.ts';
import { readRecipeFolder } from '../domain/recipes/files/read-content-folder.ts';
import { formatFileProblem, type FileProblem } from '../lib/file-problem.ts';
import { KeptRecipes } from './kept-recipes.ts';

/** Looking is cheap, and works on mounted folders that never announce a change. */
const lookEveryMs = 10_000;

interface LiveContentOptions {
  shipped: CompiledContent;
  /** The operator's `recipes/`. */
  folder: string;
  /** The file that keeps the last good version of each recipe from one start to the next. */
  keptFile: string;
  /** The file that keeps what was compiled from one start to the next. */
  compiledFile: string;
  /** Names the code that compiles; what other code compiled is not taken. Empty where it has no name. */
  compiledBy: string;
  /** Told once of every problem. */
  warn: (message: string) => void;
}

/** The shipped foods and recipes with the operator's own, as their files are now. */
export class LiveContent {
  readonly #options: LiveContentOptions;
  #current: ContentIndex;
  readonly #kept: KeptRecipes;
  /** Null until files have to be read. */
  #lastGood: LastGood | null = null;
  #seen: string | null = null;
  #problems: readonly FileProblem[] = [];
  #told = new Set<string>();
  #looking: Promise<void> | null = null;

  private constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#kept = new KeptRecipes(options.compiledFile);
    this.#current = indexContent(options.shipped);
  }

  static async open(options: LiveContentOptions): Promise<LiveContent> {
    const content = new LiveContent(options);
    await content.refresh();
    return content;
  }

  /** Another object after every change, so that whatever is made from it can be kept with it. */
  get current(): ContentIndex {
    return this.#current;
  }

  /** What is wrong with files now; the others are served. */
  get problems(): readonly FileProblem[] {
    return this.#problems;
  }

  /** Looks again every few seconds; never keeps the process alive. */
  watch(): void {
    setInterval(() => void this.refresh(), lookEveryMs).unref();
  }

  /** Reads what changed in the folder. A problem there is told and stops nothing. */
  refresh(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#options.warn(`${this.#options.folder}: ${String(error)}`))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const seen = await folderState(this.#options.folder);
    if (seen === this.#seen) return;
    const { shipped, compiledBy } = this.#options;
    const compiling = { files: seen, shippedVersion: shipped.version, compiledBy };
    // Later looks find changes.
    const kept = this.#seen === null ? await this.#kept.find(compiling) : null;
    const own = kept ?? (await this.#compile());
    const content = withOwnRecipes({ shipped, own });
    if (content.version !== this.#current.version) this.#current = indexContent(content);
    this.#seen = seen;
    this.#problems = content.problems;
    this.#tell(content.problems.map(formatFileProblem));
    if (kept === null) await this.#write(this.#kept.keep(compiling, own), 'compiledFile');
  }

  async #compile(): Promise<OwnRecipes> {
    const { shipped, folder: path, keptFile } = this.#options;
    this.#lastGood ??= await readLastGood(keptFile);
    const elsewhere = shipped.recipes.map(({ id }) => id);
    const folder = await readRecipeFolder(path, { elsewhere });
    const lastGood = this.#lastGood.recipes;
    const { own, good } = compileOwnRecipes({ shipped, folder, lastGood });
    await this.#keep({ ...nothingGood, recipes: good });
    return own;
  }

  #tell(problems: readonly string[]): void {
    for (const problem of problems) if (!this.#told.has(problem)) this.#options.warn(problem);
    this.#told = new Set(problems);
  }

  async #keep(good: LastGood): Promise<void> {
    const isKept = JSON.stringify(good) === JSON.stringify(this.#lastGood);
    this.#lastGood = good;
    if (isKept) return;
    await this.#write(writeLastGood({ path: this.#options.keptFile, good }), 'keptFile');
  }

  async #write(writing: Promise<void>, file: 'keptFile' | 'compiledFile'): Promise<void> {
    await writing.catch((error: NodeJS.ErrnoException) => {
      const path = this.#options[file];
      this.#options.warn(`${path}: The last good recipes cannot be kept here (${error.code}).`);
    });
  }
}

/** Changes with every file of the folder; of one that is out of reach it is always the same. */
async function folderState(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) return 'out of reach';
  const states = names.toSorted().map(async (name) => {
    const file = await stat(join(folder, name)).catch(() => null);
    return `${name} ${file?.size} ${file?.mtimeMs}`;
  });
  return (await Promise.all(states)).join('\n');
}
