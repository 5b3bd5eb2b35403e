import { useEffect, useEffectEvent } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { notificationPermission } from '../../offline/device-notifications.ts';
import { tellOnce } from '../../offline/tell-once.ts';
import { storedTimerNotices } from '../../offline/timer-notices.ts';
import type { ShownTimer } from './use-timers.ts';

/** While the cook looks at something else, a timer that is due says so as a notification. */
export function TimerNotices({ timers }: { timers: readonly ShownTimer[] }) {
  const due = timers.filter(({ state }) => state === 'ringing');
  return due.map((timer) => <TimerNotice key={ringOf(timer)} timer={timer} />);
}

/** Of one ring: a timer that gets another minute rings anew. */
function TimerNotice({ timer }: { timer: ShownTimer }) {
  const tell = useEffectEvent(() => tellOnce({ notice: noticeOf(timer), isNeeded }));
  useEffect(() => tell(), []);
  return null;
}

function isNeeded(): boolean {
  const isWanted = storedTimerNotices.read() && notificationPermission() === 'granted';
  return isWanted && document.visibilityState !== 'visible';
}

function noticeOf(timer: ShownTimer) {
  const { name, dish, path } = timer;
  return { title: m.cooking_timer_due({ name }), body: dish, tag: ringOf(timer), path };
}

function ringOf({ id, endsAtMs }: ShownTimer): string {
  return `timer-${id}-${endsAtMs}`;
}
