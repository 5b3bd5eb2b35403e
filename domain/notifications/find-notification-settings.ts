import type { Database } from '../../db/database.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import {
  isOfCommunity,
  isRequired,
  notificationChannels,
  notificationKinds,
  type NotificationChoice,
} from './notification-choices.rules.ts';
import { findSettings } from './notification-settings.store.ts';
import { listDevices } from './push-devices.store.ts';

/** A browser that shows the viewer's notifications. */
interface ListedDevice {
  readonly id: string;
  readonly isCurrent: boolean;
}

export interface NotificationSettings {
  /** Null until a device told it. */
  readonly timeZone: string | null;
  readonly choices: readonly NotificationChoice[];
  readonly devices: readonly ListedDevice[];
}

/** Nothing is on that the member has not switched on, but what the law asks for. */
export async function findNotificationSettings(args: {
  db: Database;
  viewer: Viewer;
  hasCommunity: boolean;
}): Promise<NotificationSettings> {
  const { db, viewer, hasCommunity } = args;
  const { userId, sessionId } = viewer;
  const [settings, devices] = await Promise.all([
    findSettings({ db, userId }),
    listDevices({ db, userId }),
  ]);
  const kinds = notificationKinds.filter((kind) => hasCommunity || !isOfCommunity(kind));
  const choices = kinds.flatMap((kind) =>
    notificationChannels.map((channel) => {
      const isOn = isRequired({ kind, channel }) || (settings?.isOn({ kind, channel }) ?? false);
      return { kind, channel, isOn };
    }),
  );
  return {
    timeZone: settings?.timeZone ?? null,
    choices,
    devices: devices.map((device) => ({
      id: device.id,
      isCurrent: device.sessionId === sessionId,
    })),
  };
}
