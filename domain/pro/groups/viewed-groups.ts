import type { Database } from '../../../db/database.ts';
import { listAdministered, listJoined } from './groups.store.ts';
import type { ViewedGroup } from './group-type.resolvers.ts';

/** The open groups somebody administers, then those they are only a member of. */
export async function listViewedGroups(owner: {
  db: Database;
  userId: string;
}): Promise<ViewedGroup[]> {
  const [administered, joined] = await Promise.all([listAdministered(owner), listJoined(owner)]);
  const open = administered.filter(({ closedAt }) => closedAt === null);
  const ownIds = new Set(open.map(({ id }) => id));
  const others = joined.map(({ group }) => group).filter(({ id }) => !ownIds.has(id));
  return [
    ...open.map((group) => ({ group, isAdministrator: true })),
    ...others.map((group) => ({ group, isAdministrator: false })),
  ];
}
