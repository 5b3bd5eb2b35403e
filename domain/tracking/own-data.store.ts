import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { foodEntries, measurements, trackingChoices } from './tracking.tables.ts';

export async function listOwnTracking({ db, userId }: { db: Database; userId: string }) {
  const [measured, eaten, choices] = await Promise.all([
    db
      .select()
      .from(measurements)
      .where(eq(measurements.userId, userId))
      .orderBy(asc(measurements.day), asc(measurements.addedAt)),
    db
      .select()
      .from(foodEntries)
      .where(eq(foodEntries.userId, userId))
      .orderBy(asc(foodEntries.day), asc(foodEntries.addedAt)),
    db.select().from(trackingChoices).where(eq(trackingChoices.userId, userId)),
  ]);
  return { measured, eaten, choices };
}
