import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  accounts,
  authenticators,
  consents,
  passkeys,
  recoveryCodes,
  sessions,
  userRoles,
  users,
} from './identity.tables.ts';

export async function findOwnAccount({ db, userId }: { db: Database; userId: string }) {
  const [[user], consentLog, signedInAt, passkeyList, logIns, [secondFactor], unused, roles] =
    await Promise.all([
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
        .select({
          name: passkeys.name,
          createdAt: passkeys.createdAt,
          lastUsedAt: passkeys.lastUsedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
      db
        .select({
          provider: accounts.providerId,
          accountId: accounts.accountId,
          scope: accounts.scope,
          createdAt: accounts.createdAt,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId)),
      db
        .select({ since: authenticators.confirmedAt })
        .from(authenticators)
        .where(eq(authenticators.userId, userId)),
      db
        .select({ createdAt: recoveryCodes.createdAt })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
      db
        .select({
          role: userRoles.role,
          language: userRoles.language,
          isSample: userRoles.isSample,
          grantedAt: userRoles.grantedAt,
        })
        .from(userRoles)
        .where(eq(userRoles.userId, userId)),
    ]);
  return {
    user,
    consents: consentLog,
    sessions: signedInAt,
    passkeys: passkeyList,
    logIns,
    roles,
    authenticator: secondFactor && { ...secondFactor, recoveryCodesLeft: unused.length },
  };
}
