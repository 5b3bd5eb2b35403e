import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notificationClaims, notificationSettings } from './notifications.tables.ts';
import { listDevices } from './push-devices.store.ts';

export async function listOwnNotifications({ db, userId }: { db: Database; userId: string }) {
  const { userId: owner, ...columns } = getTableColumns(notificationSettings);
  const [[settings = null], devices, told] = await Promise.all([
    db.select(columns).from(notificationSettings).where(eq(owner, userId)),
    listDevices({ db, userId }),
    db
      .select({
        kind: notificationClaims.kind,
        day: notificationClaims.day,
        createdAt: notificationClaims.createdAt,
      })
      .from(notificationClaims)
      .where(eq(notificationClaims.userId, userId))
      .orderBy(desc(notificationClaims.createdAt)),
  ]);
  return { settings, devices, told };
}
