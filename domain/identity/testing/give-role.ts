import type { Database } from '../../../db/database.ts';
import { userRoles } from '../identity.tables.ts';
import type { Role } from '../roles/roles.rules.ts';

/** A role that is open at once, as that of a demo. */
export async function giveRole(args: { db: Database; userId: string; role: Role }): Promise<void> {
  const { db, userId, role } = args;
  await db
    .insert(userRoles)
    .values({ userId, role, language: 'all', isSample: true, grantedAt: new Date() });
}
