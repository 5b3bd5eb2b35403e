import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finished pictures on disk, up to a size; the longest unused go first. Names are ours:
 * hexadecimal. Another process may use the same folder, so a file that has gone counts as one that
 * was never made.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Sizes by name, the longest unused first. */
  readonly #sizes = new Map<string, number>();
  #totalBytes = 0;
  #found: Promise<void> | null = null;
  #writes = 0;

  constructor({ folder, mostBytes }: { folder: string; mostBytes: number }) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async find(name: string): Promise<Buffer | null> {
    await this.#lookOnce();
    const size = this.#sizes.get(name);
    if (size === undefined) return null;
    const bytes = await readFile(this.#path(name)).catch(() => null);
    this.#forget(name);
    if (bytes === null) return null;
    this.#remember(name, bytes.length);
    const now = new Date();
    // The time of the file tells the next process which pictures were used last.
    void utimes(this.#path(name), now, now).catch(() => {});
    return bytes;
  }

  async keep({ name, bytes }: { name: string; bytes: Buffer }): Promise<void> {
    if (bytes.length > this.#mostBytes) return;
    await this.#lookOnce();
    this.#writes += 1;
    const written = `${this.#path(name)}.${process.pid}-${this.#writes}.new`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(written, bytes);
    await rename(written, this.#path(name));
    this.#forget(name);
    this.#remember(name, bytes.length);
    await this.#makeRoom();
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#totalBytes <= this.#mostBytes) return;
      this.#forget(name);
      await rm(this.#path(name), { force: true });
    }
  }

  #lookOnce(): Promise<void> {
    this.#found ??= this.#look();
    return this.#found;
  }

  async #look(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(names.map((name) => this.#stateOf(name)));
    const kept = files.flatMap((file) => file ?? []);
    for (const { name, size } of kept.toSorted((a, b) => a.usedMs - b.usedMs)) {
      this.#remember(name, size);
    }
    await this.#makeRoom();
  }

  async #stateOf(name: string) {
    const file = await stat(this.#path(name)).catch(() => null);
    return file?.isFile() ? { name, size: file.size, usedMs: file.mtimeMs } : null;
  }

  #remember(name: string, size: number): void {
    this.#sizes.set(name, size);
    this.#totalBytes += size;
  }

  #forget(name: string): void {
    this.#totalBytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}
