import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listPremiumAmong } from '../../membership/premium-among.ts';
import type { Fact } from '../operations/list-operation.ts';
import { findKeptCount, keepCount, loadStoredList, type KeptCount } from '../shopping.store.ts';
import type { Catalogue } from './catalogue.ts';
import { countToBuy } from './count-to-buy.rules.ts';
import { listContent } from './list-content.rules.ts';

/** Languages differ in packs alone, which count nothing: any of them will do. */
const countedIn = 'en';

interface CountToBuy {
  db: Database;
  clock: Clock;
  /** Who asks. */
  actorId: string;
  isPremium: boolean;
  catalogue: Catalogue;
}

/**
 * How many items are still to buy on the list that somebody shops from, which is open as long as its
 * owner is a premium member. The number is stored with the list, so that no page adds the list up for
 * its badge.
 */
export async function findCountToBuy(args: CountToBuy): Promise<number> {
  const { db, clock, actorId, isPremium, catalogue } = args;
  const kept = await findKeptCount({ db, actorId });
  if (kept === null) return 0;
  if (kept.userId === actorId) return isPremium ? countKept({ db, kept, catalogue }) : 0;
  const premium = await listPremiumAmong({ db, userIds: [kept.userId], now: clock.now() });
  if (premium.has(kept.userId)) return countKept({ db, kept, catalogue });
  return isPremium ? countList({ db, userId: actorId, catalogue }) : 0;
}

interface Counting {
  db: Database;
  catalogue: Catalogue;
}

async function countKept(args: Counting & { kept: KeptCount & { userId: string } }) {
  const { kept, ...counting } = args;
  const { userId, countedWith, toBuy } = kept;
  return countedWith === counting.catalogue.version ? toBuy : countList({ ...counting, userId });
}

async function countList(args: Counting & { userId: string }): Promise<number> {
  const { db, userId, catalogue } = args;
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
