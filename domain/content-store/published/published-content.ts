import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { contentVersion, compileRecipes } from '../../recipes/files/compile-content.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, RecipeId } from '../../recipes/recipe.ts';
import { perLanguage } from '../../../lib/language.ts';
import { readPublications, type Publication } from '../content-store.store.ts';
import { recipeFiles, recipeSources } from '../recipes/recipe-files.ts';

interface PublishedContentOptions {
  db: Database;
  /** The files, as they are now; another object after every change. */
  files: () => ContentIndex;
  warn: (message: string) => void;
  /** Makes what pages need of a new catalogue before anybody asks for it. */
  prepare?: (content: ContentIndex) => Promise<void>;
}

/** What editors published over the files: what everybody reads. */
export class PublishedContent {
  readonly #options: PublishedContentOptions;
  /** By id; null where a recipe is archived. */
  readonly #edited = new Map<RecipeId, CompiledRecipe | null>();
  #publication = 0;
  #files: ContentIndex;
  #current: ContentIndex;
  #looking: Promise<void> | null = null;

  constructor(options: PublishedContentOptions) {
    this.#options = options;
    this.#files = options.files();
    this.#current = this.#files;
  }

  /** Another object after every change, so that whatever is made from it can be kept with it. */
  get current(): ContentIndex {
    const files = this.#options.files();
    if (files !== this.#files) this.#put(files, this.#withEdited(files));
    return this.#current;
  }

  /** Asks one question of an index, which mostly has no answer, and takes over what there is. */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { db, files, prepare } = this.#options;
    const publications = await readPublications({ db, after: this.#publication });
    if (publications.length === 0) return;
    for (const publication of publications) {
      this.#take(publication);
      await nextTurn();
    }
    const from = files();
    const next = this.#withEdited(from);
    await prepare?.(next);
    this.#put(from, next);
  }

  #withEdited(files: ContentIndex): ContentIndex {
    if (this.#edited.size === 0) return files;
    const version = contentVersion([files.version, this.#publication]);
    return { ...withEdited(files, this.#edited), version };
  }

  #put(files: ContentIndex, current: ContentIndex): void {
    this.#files = files;
    this.#current = current;
  }

  #take({ id, publication, published }: Publication): void {
    this.#publication = Math.max(this.#publication, publication);
    if (published === null) {
      this.#edited.set(id, null);
      return;
    }
    const sources = recipeSources(id, recipeFiles({ id, fields: published }));
    const { foods } = this.#options.files();
    const folder = { recipes: [sources], ids: null };
    const { recipes, problems } = compileRecipes({ folder, foods });
    const [recipe] = recipes;
    if (recipe !== undefined) this.#edited.set(id, recipe);
    for (const { message } of problems) {
      this.#options.warn(`The published version of ${id} cannot be shown: ${message}`);
    }
  }
}

/** The list of covers is a file of its own: what an editor changes in a dish leaves it there. */
function withPlaceOf({ coverPlace }: CompiledRecipe, changed: CompiledRecipe): CompiledRecipe {
  return coverPlace === undefined ? changed : { ...changed, coverPlace };
}

/** Who followed the link of a recipe before it was edited still finds it. */
function withEdited(
  files: ContentIndex,
  edited: ReadonlyMap<RecipeId, CompiledRecipe | null>,
): ContentIndex {
  const known = new Set(files.recipes.map(({ id }) => id));
  const kept = files.recipes.flatMap((recipe) => {
    const changed = edited.get(recipe.id);
    if (changed === null) return [];
    return [changed === undefined ? recipe : withPlaceOf(recipe, changed)];
  });
  const added = [...edited.values()].filter((each) => each !== null && !known.has(each.id));
  const recipes = [...kept, ...(added as CompiledRecipe[])];
  const recipesById = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return {
    ...files,
    recipes,
    recipesById,
    recipesBySlug: perLanguage((language) => {
      const former = [...files.recipesBySlug[language]].flatMap(([slug, { id }]) => {
        const recipe = recipesById.get(id);
        return recipe === undefined ? [] : [[slug, recipe] as const];
      });
      const current = recipes.map((recipe) => [recipe.texts[language].slug, recipe] as const);
      return new Map([...former, ...current]);
    }),
  };
}
