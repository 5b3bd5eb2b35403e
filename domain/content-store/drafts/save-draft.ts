import type { Transaction } from '../../../db/database.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import {
  hasManyLines,
  isFieldName,
  isSmallEnough,
  longestTextOf,
  mostChanges,
} from '../content-limits.rules.ts';
import { listsOfKind } from '../content-kind.rules.ts';
import {
  putItem,
  putVersion,
  type ContentVersion,
  type EditedItem,
  type ItemKey,
} from '../content-store.store.ts';
import {
  confirmTranslations,
  isSameFields,
  mergeChanges,
  type ContentDocument,
  type FieldChange,
  type FieldConflict,
} from '../documents/document.rules.ts';
import { mayChangeField } from '../editing-rights.rules.ts';
import { changeItem, type Drafting } from './drafting.ts';

interface Saving extends Drafting {
  key: ItemKey;
  changes: readonly FieldChange[];
  /** Translations that are right although their source changed. */
  confirmed: readonly string[];
}

/** Takes over what can be taken over; what somebody else changed meanwhile is told and stays theirs. */
export async function saveDraft(
  args: Saving,
): Promise<Result<readonly FieldConflict[], Problem[]>> {
  const problems = savingProblems(args);
  if (problems.length > 0) return refusal(problems);
  const { key, confirmed } = args;
  const changes = args.changes.map(inOneLine);
  // Who only looks what others changed leaves nothing behind.
  if (changes.length === 0 && confirmed.length === 0) return success([]);
  return changeItem({
    ...args,
    change: async (tx, item): Promise<Result<readonly FieldConflict[], Problem[]>> => {
      const lists = listsOfKind[key.kind];
      const merged = mergeChanges({ document: item.newest, changes, lists });
      const document = confirmTranslations({ document: merged.document, confirmed });
      if (!isSmallEnough({ kind: key.kind, fields: document.fields }))
        return refusal([problem([], 'content.too-large')]);
      if (!isSame(document, item.newest)) await keep({ ...args, tx, item, document });
      return success(merged.conflicts);
    },
  });
}

/** A file says most texts in one line. */
function inOneLine(change: FieldChange): FieldChange {
  if (hasManyLines(change.field)) return change;
  return { ...change, value: change.value.replaceAll(/\s*\n\s*/g, ' ') };
}

function savingProblems({ changes, confirmed, editor }: Saving): Problem[] {
  if (changes.length + confirmed.length > mostChanges) return [problem([], 'content.too-large')];
  const names = [...changes.map(({ field }) => field), ...confirmed];
  return [
    ...names
      .filter((field) => !isFieldName(field))
      .map((field) => problem(field.slice(0, 60), 'content.field-unknown')),
    ...names
      .filter((field) => isFieldName(field) && !mayChangeField(editor.rights, field))
      .map((field) => problem(field, 'content.not-your-language')),
    ...changes
      .filter(({ field, value }) => value.length > longestTextOf(field))
      .map(({ field }) => problem(field, 'content.text-too-long', { most: longestTextOf(field) })),
  ];
}

function isSame(a: ContentDocument, b: ContentDocument): boolean {
  return isSameFields(a.fields, b.fields) && isSameFields(a.basis, b.basis);
}

const oneSittingMs = 10 * 60_000;

/** What one person writes in one sitting is one version. */
function isSameSitting(args: { item: EditedItem; userId: string; now: Date }): boolean {
  const { item, userId, now } = args;
  const { newest, publishedVersion } = item;
  if (newest.madeBy !== userId || newest.publishedAt !== null) return false;
  if (newest.version === publishedVersion || newest.origin !== 'CHANGED') return false;
  if (newest.note !== null) return false;
  return now.getTime() - newest.changedAt.getTime() < oneSittingMs;
}

/** A change of what waits for its hour has to be read again before it goes out. */
async function keep(
  args: Saving & { tx: Transaction; item: EditedItem; document: ContentDocument },
): Promise<void> {
  const { tx, item, document, key, editor, clock } = args;
  const { userId } = editor;
  const now = clock.now();
  const { newest } = item;
  const isSitting = isSameSitting({ item, userId, now });
  const version: ContentVersion = {
    ...newest,
    ...document,
    version: isSitting ? newest.version : newest.version + 1,
    origin: 'CHANGED',
    restoredFrom: null,
    madeBy: userId,
    madeAt: isSitting ? newest.madeAt : now,
    changedAt: now,
    publishedAt: null,
    publishedBy: null,
    note: null,
  };
  await putVersion({ tx, ...key, version });
  const state = item.state === 'IN_REVIEW' ? 'IN_REVIEW' : 'DRAFT';
  const changed = { state, version: version.version, publishAt: null } as const;
  await putItem({ tx, ...key, item: { ...changed, changedAt: now, changedBy: userId } });
}
