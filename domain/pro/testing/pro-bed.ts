import type { Database } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import type { ProGroup } from '../groups/group.ts';
import { proAdministrators, proGroups, proMembers } from '../pro.tables.ts';

/** A group with one administrator, as it stands after it was opened. */
export async function newGroup(args: {
  db: Database;
  administratorId: string;
  group?: Partial<ProGroup>;
}): Promise<string> {
  const { db, administratorId, group = {} } = args;
  const id = createRandomId();
  const createdAt = new Date();
  await db.insert(proGroups).values({
    id,
    title: 'Lindgård Clinic',
    payer: 'MEMBER',
    payerLanguage: 'UNSPECIFIED',
    period: 'MONTHLY_RECURRING',
    createdAt,
    membersChangedAt: createdAt,
    ...group,
  });
  await db
    .insert(proAdministrators)
    .values({ groupId: id, userId: administratorId, addedBy: null, addedAt: createdAt });
  return id;
}

/** Somebody in its list: invited, unless more is said. */
export async function newMember(args: {
  db: Database;
  groupId: string;
  member?: Partial<typeof proMembers.$inferInsert>;
}): Promise<string> {
  const { db, groupId, member = {} } = args;
  const id = createRandomId();
  const email = `${id}@example.com`;
  await db.insert(proMembers).values({
    id,
    groupId,
    firstName: 'Elin',
    lastName: 'Forsberg',
    email,
    emailKey: email,
    period: 'MONTHLY_RECURRING',
    createdAt: new Date(),
    ...member,
  });
  return id;
}
