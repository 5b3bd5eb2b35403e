import { and, desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Consent, ConsentDecision, ConsentKind } from './consent.ts';
import { consents, users } from '../identity.tables.ts';

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

/** Two requests at once add one line: the second waits for the user's row and finds the first. */
export async function insertTermsOnce(args: {
  db: Database;
  userId: string;
  consent: Consent;
}): Promise<void> {
  const { db, userId, consent } = args;
  await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await findTermsVersion({ db: tx, userId })) === consent.version) return;
    await insertConsent({ tx, userId, consent });
  });
}

/** The version that was agreed to last; null without any. */
export async function findTermsVersion(args: {
  db: Database | Transaction;
  userId: string;
}): Promise<string | null> {
  const [latest] = await latestTerms(args.db).execute({ userId: args.userId });
  return latest?.version ?? null;
}

const latestTerms = builtOnce((db) =>
  db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, sql.placeholder('userId')), eq(consents.kind, 'TERMS')))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1)
    .prepare(''),
);
