import type { Database, Transaction } from '../../../db/database.ts';
import type { Consent, ConsentDecision, ConsentKind } from './consent.ts';
import { findLatestDecision, insertConsent, listConsentsOf } from './consents.store.ts';

/** What a user agreed to and withdrew, newest first. */
export function listConsents(args: { db: Database; userId: string }): Promise<Consent[]> {
  return listConsentsOf(args);
}

/**
 * Adds a decision to the log unless it is the one that holds already. The caller has locked a row
 * of the user's, so that two requests cannot both find it missing.
 */
export async function recordConsent(args: {
  tx: Transaction;
  userId: string;
  id: string;
  kind: ConsentKind;
  decision: ConsentDecision;
  createdAt: Date;
}): Promise<void> {
  const { tx, userId, id, kind, decision, createdAt } = args;
  const latest = await findLatestDecision({ tx, userId, kind });
  if (latest?.decision === decision) return;
  await insertConsent({ tx, userId, consent: { id, kind, decision, version: null, createdAt } });
}

/** Whether a consent of that time no longer holds. */
export async function isConsentWithdrawnSince(args: {
  tx: Transaction;
  userId: string;
  kind: ConsentKind;
  since: Date;
}): Promise<boolean> {
  const { since, ...of } = args;
  const latest = await findLatestDecision(of);
  return latest?.decision === 'WITHDRAWN' && latest.createdAt > since;
}
