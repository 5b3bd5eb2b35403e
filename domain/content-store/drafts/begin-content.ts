import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { slugOf } from '../../../lib/slug.ts';
import { longestTitle } from '../content-limits.rules.ts';
import { findItem, putItem, putVersion, takeItem, type ItemKey } from '../content-store.store.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { kinds } from '../kinds/kinds.ts';
import { isReservedName } from '../kinds/reserved-name.ts';
import { beginning, shippedDocument, type Drafting } from './drafting.ts';

/** Starts something that only its title is known of. Its address stays the one it gets here. */
export async function beginContent(
  args: Drafting & { kind: EditedKind; title: string },
): Promise<Result<ItemKey, Problem[]>> {
  const { kind } = args;
  const { begin, mayBeCalled } = kinds[kind];
  if (begin === null) return refusal([problem('kind', 'content.none-to-begin')]);
  const title = args.title.trim();
  const id = slugOf(title).slice(0, longestTitle).replace(/-$/, '');
  if (id === '') return refusal([problem('title', 'content.title-required')]);
  if (title.length > longestTitle) {
    return refusal([problem('title', 'content.text-too-long', { most: longestTitle })]);
  }
  if (isReservedName({ kind, name: id })) {
    return refusal([problem('title', 'content.title-reserved')]);
  }
  if (mayBeCalled?.(id) === false) return refusal([problem('title', 'content.title-taken')]);
  const { db, clock, editor } = args;
  const key = { kind, id };
  const now = clock.now();
  return db.transaction(async (tx): Promise<Result<ItemKey, Problem[]>> => {
    await takeItem({ tx, ...key });
    const isTaken = shippedDocument(args, key) !== null || (await findItem({ db: tx, ...key }));
    if (isTaken) return refusal([problem('title', 'content.title-taken')]);
    const today = now.toISOString().slice(0, 10);
    const document = { fields: begin({ title, today }), basis: {} };
    const { userId } = editor;
    await putVersion({ tx, ...key, version: beginning({ document, now, madeBy: userId }) });
    const item = { state: 'DRAFT', version: 1, changedAt: now, changedBy: userId } as const;
    await putItem({ tx, ...key, item });
    return success(key);
  });
}
