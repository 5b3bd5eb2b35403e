import type { Database } from '../../../db/database.ts';
import { listOwnPlaces } from '../joining/joining.store.ts';
import type { Assignment } from './assignment.ts';
import { listAssignmentsTo } from './assignments.store.ts';

export interface OwnAssignment {
  readonly groupTitle: string;
  readonly assignment: Assignment;
}

/** A page shows these; the download has them all. */
const mostListed = 50;

/** What the groups somebody is in proposed to them. One query for who is in none, else two. */
export async function listOwnAssignments(args: {
  db: Database;
  userId: string;
  now: Date;
  isWaiting: boolean;
}): Promise<OwnAssignment[]> {
  const { db, userId, isWaiting } = args;
  const places = await listOwnPlaces(args);
  if (places.length === 0) return [];
  const titles = new Map(places.map(({ memberId, groupTitle }) => [memberId, groupTitle]));
  const found = await listAssignmentsTo({
    db,
    userId,
    memberIds: [...titles.keys()],
    limit: mostListed,
  });
  return found
    .filter(({ state }) => (isWaiting ? state === 'WAITING' : state !== 'TAKEN_BACK'))
    .map((assignment) => ({ assignment, groupTitle: titles.get(assignment.memberId) ?? '' }));
}
