import { useEffect, useEffectEvent } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import {
  closeNotice,
  notificationPermission,
  showNotice,
} from '../../offline/device-notifications.ts';
import { storedTimerNotices } from '../../offline/timer-notices.ts';
import type { ShownTimer } from './use-timers.ts';

/** While the cook looks at something else, a timer that is due says so as a notification. */
export function useTimerNotices(timers: readonly ShownTimer[]): void {
  const due = timers.filter(({ state }) => state === 'ringing');
  const ids = due.map(({ id }) => id).join(' ');

  const tell = useEffectEvent(() => {
    const isWanted = storedTimerNotices.read() && notificationPermission() === 'granted';
    if (!isWanted || document.visibilityState === 'visible') return;
    for (const timer of due) void showNotice(noticeOf(timer));
  });

  useEffect(() => {
    if (ids === '') return;
    tell();
    return () => {
      for (const id of ids.split(' ')) void closeNotice(tagOf(id));
    };
  }, [ids]);
}

function noticeOf({ id, name, dish, path }: ShownTimer) {
  return { title: m.cooking_timer_due({ name }), body: dish, tag: tagOf(id), path };
}

function tagOf(id: string): string {
  return `timer-${id}`;
}
