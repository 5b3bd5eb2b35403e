import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPhoto } from './photo-folders.ts';
import type { Photo } from './photo.ts';

/** Photos that editors uploaded: the database keeps them, a file of each is made where it is shown. */
export class UploadedPhotos {
  readonly #folder: string;
  readonly #findBytes: (id: string) => Promise<Buffer | null>;
  readonly #known = new Map<string, Promise<Photo | null>>();

  constructor(args: { folder: string; findBytes: (id: string) => Promise<Buffer | null> }) {
    this.#folder = args.folder;
    this.#findBytes = args.findBytes;
  }

  /** A photo never changes: what was found once stays. */
  async find(id: string): Promise<Photo | null> {
    const known = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, known);
    const photo = await known.catch(() => null);
    if (photo === null) this.#known.delete(id);
    return photo;
  }

  async #read(id: string): Promise<Photo | null> {
    const path = join(this.#folder, `${id}.jpg`);
    const file = (await stat(path).catch(() => null)) ?? (await this.#write(id, path));
    return file === null ? null : readPhoto({ path, bytes: file.size });
  }

  /** Under another name first: another server may read it at the same time. */
  async #write(id: string, path: string): Promise<{ size: number } | null> {
    const bytes = await this.#findBytes(id);
    if (bytes === null) return null;
    await mkdir(this.#folder, { recursive: true });
    const half = `${path}.${process.pid}`;
    await writeFile(half, bytes);
    await rename(half, path);
    return { size: bytes.length };
  }
}
