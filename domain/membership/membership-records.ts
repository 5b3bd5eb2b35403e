import type { Database } from '../../db/database.ts';
import { foldFacts, type DatedPayment } from './facts/fold-facts.rules.ts';
import type { HistoryEntry, MembershipFact } from './facts/membership-facts.rules.ts';
import { listFactsOfUser } from './membership.store.ts';

export interface MembershipRecords {
  /** What happened, newest first. */
  history: HistoryEntry[];
  /** What was charged, newest first. */
  payments: DatedPayment[];
}

/** Everything that ever happened to a user's memberships, as a person reads it. */
export async function membershipRecords({
  db,
  userId,
}: {
  db: Database;
  userId: string;
}): Promise<MembershipRecords> {
  const facts = new Map<string, MembershipFact[]>();
  for (const { subscriptionId, fact } of await listFactsOfUser({ db, userId })) {
    facts.set(subscriptionId, [...(facts.get(subscriptionId) ?? []), fact]);
  }
  const folded = [...facts.values()].map(foldFacts);
  const newestFirst = (a: { at: Date }, b: { at: Date }) => b.at.getTime() - a.at.getTime();
  return {
    history: folded.flatMap(({ history }) => history.toReversed()).toSorted(newestFirst),
    payments: folded.flatMap(({ payments }) => payments).toSorted(newestFirst),
  };
}
