import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledContent } from '../domain/recipes/files/compile-content.ts';
import { indexContent, type ContentIndex } from '../domain/recipes/content-index.ts';
import { readLastGood, writeLastGood } from '../domain/recipes/files/last-good-file.ts';
import { nothingGood, type LastGood } from '../domain/recipes/files/last-good.rules.ts';
import { addOperatorRecipes } from '../domain/recipes/files/operator-recipes.ts';
import { readRecipeFolder } from '../domain/recipes/files/read-content-folder.ts';
import { formatFileProblem, type FileProblem } from '../lib/file-problem.ts';

/** Looking is cheap, and works on mounted folders that never announce a change. */
const lookEveryMs = 10_000;

interface LiveContentOptions {
  shipped: CompiledContent;
  /** The operator's `recipes/`. */
  folder: string;
  /** The file that keeps the last good version of each recipe from one start to the next. */
  keptFile: string;
  /** Told once of every problem. */
  warn: (message: string) => void;
}

/** The shipped foods and recipes with the operator's own, as their files are now. */
export class LiveContent {
  readonly #options: LiveContentOptions;
  #current: ContentIndex;
  #lastGood: LastGood;
  #seen: string | null = null;
  #problems: readonly FileProblem[] = [];
  #told = new Set<string>();
  #looking: Promise<void> | null = null;

  private constructor(options: LiveContentOptions, lastGood: LastGood) {
    this.#options = options;
    this.#lastGood = lastGood;
    this.#current = indexContent(options.shipped);
  }

  static async open(options: LiveContentOptions): Promise<LiveContent> {
    const content = new LiveContent(options, await readLastGood(options.keptFile));
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
    const { shipped } = this.#options;
    const elsewhere = shipped.recipes.map(({ id }) => id);
    const folder = await readRecipeFolder(this.#options.folder, { elsewhere });
    const lastGood = this.#lastGood.recipes;
    const { content, good } = addOperatorRecipes({ shipped, folder, lastGood });
    if (content.version !== this.#current.version) this.#current = indexContent(content);
    this.#seen = seen;
    this.#problems = content.problems;
    this.#tell(content.problems.map(formatFileProblem));
    await this.#keep({ ...nothingGood, recipes: good });
  }

  #tell(problems: readonly string[]): void {
    for (const problem of problems) if (!this.#told.has(problem)) this.#options.warn(problem);
    this.#told = new Set(problems);
  }

  async #keep(good: LastGood): Promise<void> {
    const isKept = JSON.stringify(good) === JSON.stringify(this.#lastGood);
    this.#lastGood = good;
    if (isKept) return;
    const path = this.#options.keptFile;
    await writeLastGood({ path, good }).catch((error: NodeJS.ErrnoException) => {
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
