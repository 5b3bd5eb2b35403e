import { extname } from 'node:path';
import type { Transaction } from '../../../db/database.ts';
import type { OutgoingHttp } from '../../../lib/outgoing-http.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { QueueFullError } from '../../../lib/work-queue.ts';
import { slugOf } from '../../../lib/slug.ts';
import { longestTitle, mostImportedBytes } from '../content-limits.rules.ts';
import { findItem, putItem, putVersion, readIdsFrom, takeItem } from '../content-store.store.ts';
import { beginning, shippedDocument, type Drafting } from '../drafts/drafting.ts';
import { isReservedName } from '../kinds/reserved-name.ts';
import type { ImportedBytes, ImportedRecipe } from './read-imported.ts';
import { readInThread } from './read-in-thread.ts';

export interface ImportedDraft extends Omit<ImportedRecipe, 'fields'> {
  readonly id: string;
}

export interface Imported {
  readonly drafts: readonly ImportedDraft[];
  /** What could not be read, in English as the reader says it. */
  readonly notRead: readonly string[];
  readonly leftOff: number;
}

/** Begins a draft for every recipe of a file or an address. Nothing of it goes out. */
export async function importRecipes(
  args: Drafting & { source: ImportedBytes; read?: typeof readInThread },
): Promise<Result<Imported, Problem[]>> {
  const { source, content, read: readFile = readInThread } = args;
  if (source.bytes.length > mostImportedBytes) {
    return refusal([problem('file', 'import.too-large', { most: mostImportedBytes / 1_000_000 })]);
  }
  const read = await readFile({ ...source, foods: content.foods }).catch(whenBusy);
  if (read === null) return refusal([problem([], 'import.busy')]);
  const drafts: ImportedDraft[] = [];
  for (const recipe of read.recipes) drafts.push(await keepDraft({ ...args, recipe }));
  return success({ drafts, notRead: read.problems, leftOff: read.leftOff });
}

function whenBusy(error: unknown): null {
  if (error instanceof QueueFullError) return null;
  throw error;
}

/** What an address answers, as a file; null where it may not be reached or does not answer. */
export async function fetchImport(args: {
  outgoing: OutgoingHttp;
  address: string;
}): Promise<ImportedBytes | null> {
  const { outgoing, address } = args;
  const answer = await outgoing.get({ address, mostBytes: mostImportedBytes });
  if (answer === null || answer.status !== 200) return null;
  return { fileName: fileNameOf({ address, ...answer }), bytes: answer.body };
}

function fileNameOf({ address, contentType }: { address: string; contentType: string }): string {
  const path = URL.parse(address)?.pathname ?? '';
  if (extname(path).toLowerCase() === '.cook') return 'address.cook';
  return contentType.includes('json') ? 'address.json' : 'address.html';
}

/** Under the next free address: a recipe that is here already stays as it is. */
async function keepDraft(args: Drafting & { recipe: ImportedRecipe }): Promise<ImportedDraft> {
  const { db, clock, editor, recipe } = args;
  const { fields, ...told } = recipe;
  const name = slugOf(recipe.title).slice(0, longestTitle).replace(/-$/, '');
  const now = clock.now();
  const { userId } = editor;
  return db.transaction(async (tx) => {
    const key = { kind: 'RECIPE', id: await takeFreeId({ ...args, tx, name }) } as const;
    const document = { fields, basis: {} };
    await putVersion({ tx, ...key, version: beginning({ document, now, madeBy: userId }) });
    const item = { state: 'DRAFT', version: 1, changedAt: now, changedBy: userId } as const;
    await putItem({ tx, ...key, item });
    return { ...told, id: key.id };
  });
}

/** `eggs`, else `eggs-2` …: held until the transaction ends. */
async function takeFreeId(args: Drafting & { tx: Transaction; name: string }): Promise<string> {
  const { tx, name } = args;
  const known = new Set(await readIdsFrom({ db: tx, kind: 'RECIPE', name }));
  for (let count = 1; ; count += 1) {
    const key = { kind: 'RECIPE', id: count === 1 ? name : `${name}-${count}` } as const;
    if (known.has(key.id) || isReservedName({ kind: 'RECIPE', name: key.id })) continue;
    if (shippedDocument(args, key) !== null) continue;
    await takeItem({ tx, ...key });
    // Somebody else may have taken it just before.
    if ((await findItem({ db: tx, ...key })) === null) return key.id;
  }
}
