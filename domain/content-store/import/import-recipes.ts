import { extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages, type Language } from '../../../lib/language.ts';
import type { OutgoingHttp } from '../../../lib/outgoing-http.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { QueueFullError } from '../../../lib/work-queue.ts';
import { slugOf } from '../../../lib/slug.ts';
import { draftRecipe } from '../../content-tools/draft-recipe.ts';
import type { ForeignRecipe } from '../../content-tools/foreign-recipe.ts';
import { isSmallEnough, longestTitle, mostImportedBytes } from '../content-limits.rules.ts';
import { findItem, putItem, putVersion, takeItem } from '../content-store.store.ts';
import type { Fields } from '../documents/document.rules.ts';
import { beginning, shippedDocument, type Drafting } from '../drafts/drafting.ts';
import { matcherOf } from '../ingredients/read-line.ts';
import { importedFields } from './imported-fields.ts';
import type { ImportedBytes } from './read-imported.ts';
import { readInThread } from './read-in-thread.ts';

const mostRecipes = 30;

export interface ImportedDraft {
  readonly id: string;
  readonly title: string;
  /** Lines whose food or amount somebody has to pick. */
  readonly unread: readonly string[];
  /** What its texts are written in; null where it does not say. */
  readonly language: string | null;
}

export interface Imported {
  readonly drafts: readonly ImportedDraft[];
  /** What could not be read, in English as the reader says it. */
  readonly notRead: readonly string[];
  readonly leftOff: number;
}

/** Begins a draft for every recipe of a file or an address. Nothing of it goes out. */
export async function importRecipes(
  args: Drafting & { source: ImportedBytes },
): Promise<Result<Imported, Problem[]>> {
  const { source } = args;
  if (source.bytes.length > mostImportedBytes) {
    return refusal([problem('file', 'import.too-large', { most: mostImportedBytes / 1_000_000 })]);
  }
  const read = await readInThread(source).catch(whenBusy);
  if (read === null) return refusal([problem([], 'import.busy')]);
  const { recipes, problems } = read;
  const drafts: ImportedDraft[] = [];
  for (const recipe of recipes.slice(0, mostRecipes)) {
    const draft = await importRecipe({ ...args, recipe });
    if (draft !== null) drafts.push(draft);
    await nextTurn();
  }
  const leftOff = Math.max(0, recipes.length - mostRecipes);
  return success({ drafts, notRead: problems, leftOff });
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

/** Null for what nobody could find again: without a title, or larger than a recipe may be. */
async function importRecipe(
  args: Drafting & { recipe: ForeignRecipe },
): Promise<ImportedDraft | null> {
  const { recipe, content } = args;
  const { foods, foodsById } = content;
  const title = recipe.title.trim().slice(0, longestTitle);
  const id = slugOf(title).slice(0, longestTitle).replace(/-$/, '');
  const drafted = draftRecipe({ recipe, matcher: matcherOf(foods), foods: foodsById });
  const fields = importedFields({ drafted, language: languageOf(recipe) });
  if (id === '' || !isSmallEnough({ kind: 'RECIPE', fields })) return null;
  return {
    id: await keepDraft({ ...args, id, fields: { ...fields, 'title.en': title } }),
    title,
    unread: drafted.ingredients.flatMap((line) => (line.kind === 'unmatched' ? [line.text] : [])),
    language: recipe.language,
  };
}

/** What is in a language of ours is kept as such; anything else stands as English. */
function languageOf({ language }: ForeignRecipe): Language {
  return languages.find((each) => language?.toLowerCase().startsWith(each)) ?? 'en';
}

/** Under the next free address: a recipe that is here already stays as it is. */
async function keepDraft(args: Drafting & { id: string; fields: Fields }): Promise<string> {
  const { db, clock, editor, fields } = args;
  const now = clock.now();
  const { userId } = editor;
  return db.transaction(async (tx) => {
    for (let count = 1; ; count += 1) {
      const key = { kind: 'RECIPE', id: count === 1 ? args.id : `${args.id}-${count}` } as const;
      await takeItem({ tx, ...key });
      const isTaken =
        shippedDocument(args, key) !== null || (await findItem({ db: tx, ...key })) !== null;
      if (isTaken) continue;
      const document = { fields, basis: {} };
      await putVersion({ tx, ...key, version: beginning({ document, now, madeBy: userId }) });
      const item = { state: 'DRAFT', version: 1, changedAt: now, changedBy: userId } as const;
      await putItem({ tx, ...key, item });
      return key.id;
    }
  });
}
