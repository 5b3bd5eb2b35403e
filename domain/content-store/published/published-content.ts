import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { Database } from '../../../db/database.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { contentVersion } from '../../recipes/files/compile-content.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { readPublications, readPublishedNames } from '../content-store.store.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { OwnVideo } from '../videos/own-videos.ts';
import type { Edited, LeftOut, MadeBefore } from './edited.ts';
import { calledNothing, calledSo, fieldsOfNames } from './former-slugs.ts';
import { putOver } from './put-over.ts';

export type ShippedFiles = Omit<Catalogue, 'content'>;

interface PublishedContentOptions {
  db: Database;
  /** The files, as they are now; another object after every change. */
  files: () => ContentIndex;
  /** What the build holds beside them. */
  shipped: ShippedFiles;
  /** The operator's, read with what editors published. */
  ownVideos?: readonly OwnVideo[];
  /** Why files of recipes are left out, as they are now. */
  problems?: () => readonly FileProblem[];
  warn: (message: string) => void;
  /** Makes what pages need of a new catalogue before anybody asks for it. */
  prepare?: (content: ContentIndex) => Promise<void>;
}

/** Of one file: who puts these right sees the others next. */
const mostProblems = 3;

/** What editors published over the files: what everybody reads. */
export class PublishedContent {
  readonly #options: PublishedContentOptions;
  /** By kind and id; null fields where it is archived. */
  readonly #edited = new Map<string, Edited>();
  readonly #before: MadeBefore = { foods: null, recipes: new Map() };
  readonly #told = new Set<string>();
  #leftOut: readonly LeftOut[] = [];
  #publication = 0;
  #files: ContentIndex;
  #current: Catalogue;
  #looking: Promise<void> | null = null;

  constructor(options: PublishedContentOptions) {
    this.#options = options;
    this.#files = options.files();
    this.#current = this.#made(this.#files);
  }

  /** What nobody reads although somebody wrote it: files and publications. */
  get leftOut(): readonly LeftOut[] {
    const byFile = Map.groupBy(this.#options.problems?.() ?? [], ({ file }) => file);
    const ofFiles = [...byFile].map(([file, problems]): LeftOut => {
      const told = problems.slice(0, mostProblems).map(({ line, message }) => {
        return line === null ? message : `${line}: ${message}`;
      });
      const more = problems.length > mostProblems ? ['…'] : [];
      const message = [...told, ...more].join(' ');
      return { kind: 'RECIPE', id: basename(file), message, isOfFile: true };
    });
    return [...ofFiles, ...this.#leftOut];
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
    const names = await readPublishedNames({
      db,
      after: this.#publication,
      fields: fieldsOfNames,
    });
    const calledBy = new Map(names.map((each) => [keyOf(each.kind, each.id), calledSo(each)]));
    for (const { publication, published: fields, ...edited } of publications) {
      this.#publication = Math.max(this.#publication, publication);
      const key = keyOf(edited.kind, edited.id);
      const called = calledBy.get(key) ?? calledNothing;
      this.#edited.set(key, { ...edited, fields, called });
    }
    const from = files();
    const leftOut: LeftOut[] = [];
    const steps = this.#steps(from, leftOut);
    let step = steps.next();
    while (step.done !== true) {
      await nextTurn();
      step = steps.next();
    }
    const next = this.#withVersion(from, step.value);
    await prepare?.(next.content);
    this.#put(from, next);
    this.#leave(leftOut);
  }

  #made(content: ContentIndex): Catalogue {
    const { shipped, ownVideos = [] } = this.#options;
    if (this.#edited.size === 0 && ownVideos.length === 0) return { ...shipped, content };
    const leftOut: LeftOut[] = [];
    const steps = this.#steps(content, leftOut);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    this.#leave(leftOut);
    return this.#withVersion(content, step.value);
  }

  #steps(content: ContentIndex, leftOut: LeftOut[]): ReturnType<typeof putOver> {
    const { shipped, ownVideos = [] } = this.#options;
    return putOver({
      files: { ...shipped, content },
      ownVideos,
      edited: [...this.#edited.values()],
      before: this.#before,
      leaveOut: (left) => leftOut.push(left),
    });
  }

  #withVersion(files: ContentIndex, made: Catalogue): Catalogue {
    const version = contentVersion([files.version, this.#publication]);
    return { ...made, content: { ...made.content, version } };
  }

  /** Each is told once; what is put right and wrong again is told again. */
  #leave(leftOut: readonly LeftOut[]): void {
    this.#leftOut = leftOut;
    const now = leftOut.map(
      ({ kind, id, message }) => `${keyOf(kind, id)} is left out: ${message}`,
    );
    for (const each of now) if (!this.#told.has(each)) this.#options.warn(each);
    this.#told.clear();
    for (const each of now) this.#told.add(each);
  }

  #put(files: ContentIndex, current: Catalogue): void {
    this.#files = files;
    this.#current = current;
  }
}

function keyOf(kind: EditedKind, id: string): string {
  return `${kind} ${id}`;
}
