import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Language } from '../../../lib/language.ts';
import { isPremium } from '../../membership/entitlement.rules.ts';
import { membershipOf } from '../../membership/membership-of.ts';
import type { Catalogue } from '../list/catalogue.ts';
import { findShoppingList, type ShoppingList } from '../list/find-shopping-list.ts';
import { deleteLink, findLinkOwner, insertLink } from './shopping-links.store.ts';

interface ShareList {
  db: Database;
  clock: Clock;
  createId: CreateId;
  userId: string;
}

/** Opens the list to whoever has its link; the link of a list that is shared already stays. */
export async function shareList({ db, clock, createId, userId }: ShareList): Promise<void> {
  const token = createId().replaceAll('-', '');
  await insertLink({ db, userId, token, createdAt: clock.now() });
}

/** The link opens nothing any more, and the next one is another. */
export async function unshareList(args: { db: Database; userId: string }): Promise<void> {
  await deleteLink(args);
}

/** The list behind a link, to read; it is as open as it is to its owner. */
export async function findSharedList(args: {
  db: Database;
  clock: Clock;
  token: string;
  catalogue: Catalogue;
  language: Language;
}): Promise<ShoppingList | null> {
  const { db, clock, token, catalogue, language } = args;
  const userId = await findLinkOwner({ db, token });
  if (userId === null) return null;
  const membership = await membershipOf({ db, clock, userId });
  if (!isPremium({ membership, now: clock.now() })) return null;
  return findShoppingList({ db, userId, catalogue, language });
}
