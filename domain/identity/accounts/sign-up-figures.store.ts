import { count, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../identity.tables.ts';

export function countSignUpsByDay({ db, since }: { db: Database; since: Date }) {
  const day = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day: day.as('day'), count: count() })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(sql`day`);
}
