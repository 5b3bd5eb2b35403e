import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { contentVersion } from '../../recipes/files/compile-content.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { readPublications } from '../content-store.store.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { Edited, MadeBefore } from './edited.ts';
import { putOver } from './put-over.ts';

export type ShippedFiles = Omit<Catalogue, 'content'>;

interface PublishedContentOptions {
  db: Database;
  /** The files, as they are now; another object after every change. */
  files: () => ContentIndex;
  /** What the build holds beside them. */
  shipped: ShippedFiles;
  warn: (message: string) => void;
  /** Makes what pages need of a new catalogue before anybody asks for it. */
  prepare?: (content: ContentIndex) => Promise<void>;
}

/** What editors published over the files: what everybody reads. */
export class PublishedContent {
  readonly #options: PublishedContentOptions;
  /** By kind and id; null fields where it is archived. */
  readonly #edited = new Map<string, Edited>();
  readonly #before: MadeBefore = { foods: null, recipes: new Map() };
  readonly #told = new WeakSet<Edited>();
  #publication = 0;
  #files: ContentIndex;
  #current: Catalogue;
  #looking: Promise<void> | null = null;

  constructor(options: PublishedContentOptions) {
    this.#options = options;
    this.#files = options.files();
    this.#current = { ...options.shipped, content: this.#files };
  }

  /** Another object after every change, so that whatever is made from it can be kept with it. */
  get current(): ContentIndex {
    const files = this.#options.files();
    if (files !== this.#files) this.#put(files, this.#made(files));
    return this.#current.content;
  }

  get catalogue(): Catalogue {
    return { ...this.#current, content: this.current };
  }

  get themedPlans(): Catalogue['themedPlans'] {
    return this.#current.themedPlans;
  }

  get programs(): Catalogue['programs'] {
    return this.#current.programs;
  }

  get pages(): Catalogue['pages'] {
    return this.#current.pages;
  }

  get landing(): Catalogue['landing'] {
    return this.#current.landing;
  }

  get collections(): Catalogue['collections'] {
    return this.#current.collections;
  }

  get videos(): Catalogue['videos'] {
    return this.#current.videos;
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
    for (const { kind, id, publication, published: fields, version } of publications) {
      this.#publication = Math.max(this.#publication, publication);
      this.#edited.set(keyOf(kind, id), { kind, id, fields, version });
    }
    const from = files();
    const steps = this.#steps(from);
    let step = steps.next();
    while (step.done !== true) {
      await nextTurn();
      step = steps.next();
    }
    const next = this.#withVersion(from, step.value);
    await prepare?.(next.content);
    this.#put(from, next);
  }

  #made(content: ContentIndex): Catalogue {
    if (this.#edited.size === 0) return { ...this.#options.shipped, content };
    const steps = this.#steps(content);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return this.#withVersion(content, step.value);
  }

  #steps(content: ContentIndex): ReturnType<typeof putOver> {
    return putOver({
      files: { ...this.#options.shipped, content },
      edited: [...this.#edited.values()],
      before: this.#before,
      warn: (edited, message) => this.#warn(edited, message),
    });
  }

  #withVersion(files: ContentIndex, made: Catalogue): Catalogue {
    const version = contentVersion([files.version, this.#publication]);
    return { ...made, content: { ...made.content, version } };
  }

  #warn(edited: Edited, message: string): void {
    if (this.#told.has(edited)) return;
    this.#told.add(edited);
    this.#options.warn(`The published version of ${edited.id} cannot be shown: ${message}`);
  }

  #put(files: ContentIndex, current: Catalogue): void {
    this.#files = files;
    this.#current = current;
  }
}

function keyOf(kind: EditedKind, id: string): string {
  return `${kind} ${id}`;
}
