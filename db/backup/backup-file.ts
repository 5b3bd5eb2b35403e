import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import type { BackupTable } from './tables.ts';

const format = 'yolk-backup-1';

/** A backup is lines of JSON, packed: a head, tables each followed by its rows, an end. */
export interface BackupHead {
  format: typeof format;
  createdAt: string;
  migrations: string[];
  /** Of the data folder: what sessions and push messages are signed with. */
  files: Record<string, string>;
}

export type BackupLine =
  | { kind: 'table'; table: BackupTable }
  | { kind: 'row'; values: (string | null)[] };

/** What the command was given cannot be used; the message says why and what to do. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** Writes beside the wanted name and takes it at the end: a file of that name is always whole. */
export class BackupWriter {
  readonly #path: string;
  readonly #gzip: Gzip = createGzip();
  readonly #written: Promise<void>;
  readonly #digest = createHash('sha256');
  #rows = 0;

  constructor({ path, head }: { path: string; head: Omit<BackupHead, 'format'> }) {
    this.#path = path;
    this.#written = pipeline(this.#gzip, createWriteStream(this.#partPath, { mode: 0o600 }));
    // The next write tells of a failure; until then nothing listens, and an unheard rejection would
    // end the process.
    this.#written.catch(() => undefined);
    this.#gzip.write(lineOf({ format, ...head }, this.#digest));
  }

  get #partPath(): string {
    return `${this.#path}.part`;
  }

  async table(table: BackupTable): Promise<void> {
    await this.#write({ table });
  }

  async row(values: readonly (string | null)[]): Promise<void> {
    this.#rows += 1;
    await this.#write(values);
  }

  async end(): Promise<number> {
    const end = { end: true, rows: this.#rows, digest: this.#digest.digest('hex') };
    this.#gzip.end(`${JSON.stringify(end)}\n`);
    await this.#written;
    const file = await open(this.#partPath, 'r');
    await file.sync();
    await file.close();
    await rename(this.#partPath, this.#path);
    return this.#rows;
  }

  async giveUp(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#partPath, { force: true });
  }

  async #write(value: unknown): Promise<void> {
    if (this.#gzip.write(lineOf(value, this.#digest))) return;
    await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }
}

function lineOf(value: unknown, digest: Hash): string {
  const line = `${JSON.stringify(value)}\n`;
  digest.update(line);
  return line;
}

/** The head alone, of a file whose every line and end were looked at. */
export async function readWholeHead(path: string): Promise<BackupHead> {
  const digest = createHash('sha256');
  let head: BackupHead | null = null;
  let end: { rows: number; digest: string } | null = null;
  let rows = 0;
  for await (const line of linesOf(path)) {
    const value = parsed(line);
    if (isEnd(value)) end = value;
    else digest.update(`${line}\n`);
    if (head === null) head = headOf(value);
    else if (Array.isArray(value)) rows += 1;
  }
  if (head === null || end === null || end.rows !== rows || end.digest !== digest.digest('hex')) {
    throw new BackupError(`${path} is not a whole backup. Take another one.`);
  }
  return head;
}

export async function* readLines(path: string): AsyncGenerator<BackupLine> {
  for await (const line of linesOf(path)) {
    const value = parsed(line);
    if (Array.isArray(value)) yield { kind: 'row', values: value as (string | null)[] };
    else if (typeof value === 'object' && value !== null && 'table' in value) {
      yield { kind: 'table', table: value.table as BackupTable };
    }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), unpacked);
  reading.catch(() => undefined);
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Infinity });
    await reading;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new BackupError(
      code.startsWith('Z') || code === 'ERR_STREAM_PREMATURE_CLOSE'
        ? `${path} is not a whole backup. Take another one.`
        : `${path} cannot be read (${code}).`,
    );
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function headOf(value: unknown): BackupHead {
  if (typeof value === 'object' && value !== null && 'format' in value && value.format === format) {
    return value as BackupHead;
  }
  throw new BackupError('This is no backup of ours.');
}

function isEnd(value: unknown): value is { end: true; rows: number; digest: string } {
  return typeof value === 'object' && value !== null && 'end' in value;
}
