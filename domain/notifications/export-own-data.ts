import type { Database } from '../../db/database.ts';
import { listOwnNotifications } from './own-data.store.ts';

/** What a member chose and what they were told; not where their browsers listen, only with whom. */
export async function exportOwnNotifications(owner: { db: Database; userId: string }) {
  const { settings, devices, told } = await listOwnNotifications(owner);
  return {
    settings,
    devices: devices.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      createdAt,
    })),
    lookedAt: told,
  };
}
