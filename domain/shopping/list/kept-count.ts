import type { Database } from '../../../db/database.ts';
import type { Fact } from '../operations/list-operation.ts';
import { findKeptCount, keepCount, loadStoredList, type KeptCount } from '../shopping.store.ts';
import type { Catalogue } from './catalogue.ts';
import { countToBuy } from './count-to-buy.rules.ts';
import { listContent } from './list-content.rules.ts';

/** Languages differ in packs alone, which count nothing: any of them will do. */
const countedIn = 'en';

/**
 * How many items are still to buy. The number is stored with the list, so that no page adds the
 * list up for its badge.
 */
export async function findCountToBuy(args: {
  db: Database;
  userId: string;
  catalogue: Catalogue;
}): Promise<number> {
  const { db, userId, catalogue } = args;
  const kept = await findKeptCount({ db, userId });
  if (kept === null || kept.countedWith === catalogue.version) return kept?.toBuy ?? 0;
  const { facts, revision } = await loadStoredList({ db, userId });
  const count = countOf({ facts, catalogue });
  await keepCount({ db, userId, revision, ...count });
  return count.toBuy;
}

export function countOf(args: {
  facts: readonly Fact[];
  catalogue: Catalogue;
}): Pick<KeptCount, 'toBuy' | 'countedWith'> {
  const { facts, catalogue } = args;
  const { recipesById, foodsById, version } = catalogue;
  const content = listContent({ facts, recipesById });
  return {
    toBuy: countToBuy({ content, foodsById, language: countedIn }),
    countedWith: version,
  };
}
