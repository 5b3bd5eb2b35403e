import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { consents, passkeys, sessions, users } from './identity.tables.ts';

export async function findOwnAccount({ db, userId }: { db: Database; userId: string }) {
  const [[user], consentLog, signedInAt, passkeyList] = await Promise.all([
    db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        isEmailVerified: users.emailVerified,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    db
      .select({
        kind: consents.kind,
        decision: consents.decision,
        version: consents.version,
        createdAt: consents.createdAt,
      })
      .from(consents)
      .where(eq(consents.userId, userId)),
    db
      .select({
        userAgent: sessions.userAgent,
        ipAddress: sessions.ipAddress,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.updatedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
  ]);
  return { user, consents: consentLog, sessions: signedInAt, passkeys: passkeyList };
}
