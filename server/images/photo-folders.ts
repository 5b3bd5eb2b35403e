import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { recipeIdOfPhoto } from '../../domain/recipes/files/read-content-folder.ts';
import type { Photo } from './photo.ts';
import { shapeOfPhoto } from './render-image.ts';

const mostBytes = 40_000_000;
/** Every page asks for its pictures: a folder is looked at once in so long. */
const usuallyFreshMs = 1000;

/** Editors' photos: `<recipe id>.jpg`, `.png` or `.webp` beside the recipe files. */
export class PhotoFolders {
  readonly #folders: readonly string[];
  readonly #warn: (message: string) => void;
  readonly #freshMs: number;
  readonly #read = new Map<string, { state: string; photo: Promise<Photo | null> }>();
  #listing = { state: '', pathsById: new Map<string, string>() };
  #looking = Promise.resolve<ReadonlyMap<string, string>>(new Map());
  #lookedAtMs = -Infinity;

  /** A photo in an earlier folder goes before one in a later. */
  constructor(args: {
    folders: readonly string[];
    warn: (message: string) => void;
    freshMs?: number;
  }) {
    this.#folders = args.folders;
    this.#warn = args.warn;
    this.#freshMs = args.freshMs ?? usuallyFreshMs;
  }

  /** Null where there is none, or none that can be shown: why is told once. */
  async find(recipeId: string): Promise<Photo | null> {
    const path = (await this.#look()).get(recipeId);
    if (path === undefined) return null;
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) return null;
    const state = `${file.size} ${file.mtimeMs}`;
    const known = this.#read.get(path);
    if (known?.state === state) return known.photo;
    const photo = readPhoto({ path, bytes: file.size }).catch((error: Error) => {
      this.#warn(`${path}: This photo cannot be shown (${error.message}).`);
      return null;
    });
    this.#read.set(path, { state, photo });
    return photo;
  }

  /** Whoever asks at the same time or soon after shares one look. */
  #look(): Promise<ReadonlyMap<string, string>> {
    const nowMs = performance.now();
    if (nowMs - this.#lookedAtMs >= this.#freshMs) {
      this.#lookedAtMs = nowMs;
      this.#looking = this.#list();
    }
    return this.#looking;
  }

  async #list(): Promise<ReadonlyMap<string, string>> {
    const folders = this.#folders.map((folder) => stat(folder).catch(() => null));
    const state = (await Promise.all(folders)).map((folder) => folder?.mtimeMs).join(' ');
    if (state !== this.#listing.state) {
      const listed = await Promise.all(this.#folders.map(photosIn));
      // Later entries win in a Map, and the first folder should.
      this.#listing = { state, pathsById: new Map(listed.toReversed().flat()) };
    }
    return this.#listing.pathsById;
  }
}

async function photosIn(folder: string): Promise<readonly [string, string][]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name): [string, string][] => {
    const id = recipeIdOfPhoto(name);
    return id === null ? [] : [[id, join(folder, name)]];
  });
}

export async function readPhoto({ path, bytes }: { path: string; bytes: number }): Promise<Photo> {
  if (bytes > mostBytes) throw new Error('it is larger than 40 MB');
  const shape = await shapeOfPhoto(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, hash: hash.digest('hex'), shape, focus: null };
}
