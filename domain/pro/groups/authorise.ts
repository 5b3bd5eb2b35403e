import type { Database, Transaction } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import { proGroupNotFound } from '../pro.errors.ts';
import type { ProGroup } from './group.ts';
import { findAdministered, listJoined } from './groups.store.ts';

/**
 * The one place that lets somebody administer a group. A group that is not theirs is answered like
 * one that does not exist.
 */
export async function groupAdministeredBy(args: {
  db: Database | Transaction;
  userId: string;
  groupId: string;
}): Promise<ProGroup> {
  const group = isId(args.groupId) ? await findAdministered(args) : null;
  if (group === null) throw proGroupNotFound();
  return group;
}

/** The open groups somebody is a member of, with their own row in each; the latest first. */
export function memberOf(args: { db: Database | Transaction; userId: string }) {
  return listJoined(args);
}
