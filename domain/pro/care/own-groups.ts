import type { Database } from '../../../db/database.ts';
import { listOwnPlaces } from '../joining/joining.store.ts';
import { listLooksAt } from './looks.store.ts';
import { knownItem, type ShareItem } from './share-items.rules.ts';
import { listSharesOfUser, type Share } from './shares.store.ts';

export interface Look {
  readonly at: Date;
  readonly by: string | null;
  readonly items: readonly ShareItem[];
}

export interface OwnGroup {
  readonly memberId: string;
  readonly title: string;
  readonly isPaidByGroup: boolean;
  readonly joinedAt: Date;
  readonly endsAt: Date | null;
  readonly shares: readonly Share[];
  readonly looks: readonly Look[];
}

/** Looks that a page shows; the download has them all. */
const mostLooks = 50;

/** The groups somebody is in, what each of them sees, and who looked. Three queries, however many. */
export async function listOwnGroups(args: {
  db: Database;
  userId: string;
  now: Date;
}): Promise<OwnGroup[]> {
  const { db, userId } = args;
  const places = await listOwnPlaces(args);
  if (places.length === 0) return [];
  const memberIds = places.map(({ memberId }) => memberId);
  const [shares, looks] = await Promise.all([
    listSharesOfUser({ db, userId }),
    listLooksAt({ db, memberIds, limit: mostLooks }),
  ]);
  return places.map(({ memberId, groupTitle: title, payer, joinedAt, endsAt }) => ({
    memberId,
    title,
    isPaidByGroup: payer === 'ADMIN',
    joinedAt,
    endsAt,
    shares: shares.filter((share) => share.memberId === memberId),
    looks: looks.flatMap((look) => {
      if (look.memberId !== memberId) return [];
      return { at: look.at, by: look.by, items: itemsOf(look.items) };
    }),
  }));
}

function itemsOf(words: string | null): ShareItem[] {
  return (words ?? '').split(' ').flatMap((word) => knownItem(word) ?? []);
}
