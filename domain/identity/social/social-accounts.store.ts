import { and, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { accounts, passkeys, users } from '../identity.tables.ts';
import { roleColumns } from '../roles/roles.store.ts';
import { socialProviderIds, type SocialProfile, type SocialProviderId } from './social-profile.ts';
import type { Viewer } from '../viewer/viewer.ts';

type AccountKey = Pick<SocialProfile, 'provider' | 'accountId'>;

function isAccount({ provider, accountId }: AccountKey) {
  return and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId));
}

/** Who signs in with an account elsewhere, or null. */
export async function findUserBySocialAccount(args: {
  db: Database;
  account: AccountKey;
}): Promise<Omit<Viewer, 'sessionId'> | null> {
  const [user] = await args.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      ...roleColumns,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(isAccount(args.account));
  return user ?? null;
}

/** How the owner of an address signs in: null when nobody has it. */
export async function findWaysInByEmail(args: {
  db: Database;
  email: string;
}): Promise<{ hasPassword: boolean; providers: SocialProviderId[] } | null> {
  const rows = await args.db
    .select({ provider: accounts.providerId })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, args.email));
  if (rows.length === 0) return null;
  const found = rows.map(({ provider }) => provider);
  return {
    hasPassword: found.includes('credential'),
    providers: socialProviderIds.filter((id) => found.includes(id)),
  };
}

export async function listSocialAccounts(args: {
  db: Database;
  userId: string;
}): Promise<SocialProviderId[]> {
  const rows = await args.db
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(
      and(eq(accounts.userId, args.userId), inArray(accounts.providerId, [...socialProviderIds])),
    )
    .orderBy(accounts.createdAt);
  return rows.map(({ provider }) => provider as SocialProviderId);
}

interface AccountToInsert {
  db: Database | Transaction;
  id: string;
  userId: string;
  account: AccountKey;
  createdAt: Date;
}

/** False when the account elsewhere is already connected to an account here. */
export async function insertSocialAccount(args: AccountToInsert): Promise<boolean> {
  const { db, id, userId, account, createdAt } = args;
  const inserted = await db
    .insert(accounts)
    .values({
      id,
      userId,
      providerId: account.provider,
      accountId: account.accountId,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ id: accounts.id });
  return inserted.length > 0;
}

/** Takes a way in away, unless it is the last; false then. */
export async function deleteSocialAccount(args: {
  db: Database;
  userId: string;
  provider: SocialProviderId;
}): Promise<boolean> {
  const { db, userId, provider } = args;
  return db.transaction(async (tx) => {
    // Locks the user's row: otherwise two tabs could each remove one of the last two ways to sign
    // in.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const isOther = and(
      eq(accounts.userId, userId),
      or(isNotNull(accounts.password), inArray(accounts.providerId, othersThan(provider))),
    );
    const [others] = await tx.select({ count: count() }).from(accounts).where(isOther);
    const isKey = eq(passkeys.userId, userId);
    const [keys] = await tx.select({ count: count() }).from(passkeys).where(isKey);
    if ((others?.count ?? 0) + (keys?.count ?? 0) === 0) return false;
    const isThis = and(eq(accounts.userId, userId), eq(accounts.providerId, provider));
    await tx.delete(accounts).where(isThis);
    return true;
  });
}

function othersThan(provider: SocialProviderId): SocialProviderId[] {
  return socialProviderIds.filter((id) => id !== provider);
}
