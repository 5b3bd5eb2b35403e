import { useSyncExternalStore } from 'react';
import {
  notificationPermission,
  type NotificationPermissionState,
} from '../../offline/device-notifications.ts';

/** What this browser lets us do; null on the server, and while hydrating. */
export function usePermission(): NotificationPermissionState | null {
  return useSyncExternalStore(subscribe, notificationPermission, () => null);
}

/** People change it in the browser's own settings and come back. */
function subscribe(onChange: () => void): () => void {
  const events = ['focus', 'click'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
