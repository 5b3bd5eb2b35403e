import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { authenticators, userRoles, users } from '../identity.tables.ts';
import type { HeldRole, Role, RoleLanguage } from './roles.rules.ts';

/** What a user may do, beside the columns of `users` in the same statement. */
export const roleColumns = {
  roles: sql<HeldRole[]>`(
    select coalesce(json_agg(json_build_object(
      'role', ${userRoles.role}, 'language', ${userRoles.language}, 'isSample', ${userRoles.isSample}
    ) order by ${userRoles.role}, ${userRoles.language}), '[]')
    from ${userRoles} where ${userRoles.userId} = ${users.id})`.as('roles'),
  isSecondFactorOn: sql<boolean>`exists (
    select from ${authenticators}
    where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`.as(
    'is_second_factor_on',
  ),
};

export interface PersonWithRoles {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly roles: readonly HeldRole[];
  readonly isSecondFactorOn: boolean;
}

const personColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isEmailVerified: users.emailVerified,
  ...roleColumns,
};

/** Everybody who holds a role, by name. */
export function readPeople({ db }: { db: Database }): Promise<PersonWithRoles[]> {
  const holders = db.select({ userId: userRoles.userId }).from(userRoles);
  return peopleWhere({ db, condition: inArray(users.id, holders) });
}

export async function findPersonByEmail({
  db,
  email,
}: {
  db: Database | Transaction;
  email: string;
}) {
  const [person] = await peopleWhere({ db, condition: eq(users.email, email) });
  return person ?? null;
}

function peopleWhere(args: { db: Database | Transaction; condition: SQL }) {
  return args.db
    .select(personColumns)
    .from(users)
    .where(args.condition)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(500);
}

/** Accounts that are named, for lists of what they did. */
export function readNames(args: { db: Database; userIds: readonly string[] }) {
  const { firstName, lastName, email } = users;
  return args.db
    .select({ userId: users.id, firstName, lastName, email })
    .from(users)
    .where(inArray(users.id, [...args.userIds]));
}

interface RoleKey {
  userId: string;
  role: Role;
  language: RoleLanguage;
}

/** False when it is held already. A sample role becomes a real one. */
export async function insertRole(
  args: RoleKey & { tx: Transaction; isSample: boolean; grantedAt: Date },
): Promise<boolean> {
  const { tx, ...row } = args;
  const inserted = await tx
    .insert(userRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [userRoles.userId, userRoles.role, userRoles.language],
      set: { isSample: row.isSample, grantedAt: row.grantedAt },
      setWhere: and(eq(userRoles.isSample, true), sql`${!row.isSample}::boolean`),
    })
    .returning({ userId: userRoles.userId });
  return inserted.length > 0;
}

/** False when it was not held. */
export async function deleteRole(args: RoleKey & { tx: Transaction }): Promise<boolean> {
  const { tx, userId, role, language } = args;
  const deleted = await tx
    .delete(userRoles)
    .where(
      and(eq(userRoles.userId, userId), eq(userRoles.role, role), eq(userRoles.language, language)),
    )
    .returning({ userId: userRoles.userId });
  return deleted.length > 0;
}

/** Holds the rows of all administrators until the transaction ends: two cannot leave at once. */
export async function lockAdministrators({ tx }: { tx: Transaction }): Promise<string[]> {
  const rows = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'ADMINISTRATOR' satisfies Role))
    .orderBy(userRoles.userId)
    .for('update');
  return rows.map(({ userId }) => userId);
}

/** Confirmed accounts of these addresses that are no administrators yet. */
export function findAwaitedAdministrators(args: { db: Database; emails: readonly string[] }) {
  const { db, emails } = args;
  return db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        inArray(users.email, [...emails]),
        eq(users.emailVerified, true),
        sql`not exists (select from ${userRoles} where ${userRoles.userId} = ${users.id}
          and ${userRoles.role} = 'ADMINISTRATOR' and not ${userRoles.isSample})`,
      ),
    );
}

/** Roles that a demo left in this database, taken away. */
export async function deleteSampleRoles({ tx }: { tx: Transaction }) {
  return tx
    .delete(userRoles)
    .where(eq(userRoles.isSample, true))
    .returning({ userId: userRoles.userId, role: userRoles.role });
}
