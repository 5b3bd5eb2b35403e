import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Consent, ConsentDecision, ConsentKind } from './consent.ts';
import { consents } from '../identity.tables.ts';

export async function insertConsent(args: {
  tx: Transaction;
  userId: string;
  consent: Consent;
}): Promise<void> {
  await args.tx.insert(consents).values({ ...args.consent, userId: args.userId });
}

export async function findLatestDecision(args: {
  tx: Transaction;
  userId: string;
  kind: ConsentKind;
}): Promise<{ decision: ConsentDecision; createdAt: Date } | null> {
  const [latest] = await args.tx
    .select({ decision: consents.decision, createdAt: consents.createdAt })
    .from(consents)
    .where(and(eq(consents.userId, args.userId), eq(consents.kind, args.kind)))
    .orderBy(desc(consents.createdAt))
    .limit(1);
  return latest ? { ...latest, decision: latest.decision as ConsentDecision } : null;
}

/** Newest first. */
export async function listConsentsOf(args: { db: Database; userId: string }): Promise<Consent[]> {
  const rows = await args.db
    .select({
      id: consents.id,
      kind: consents.kind,
      decision: consents.decision,
      version: consents.version,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(eq(consents.userId, args.userId))
    .orderBy(desc(consents.createdAt), desc(consents.id));
  return rows as Consent[];
}
