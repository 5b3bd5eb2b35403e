import { localMoment } from '../../lib/local-time.ts';
import type { NotificationKind } from './notification-choices.rules.ts';

const hour = 60;

/**
 * When each kind is told, in minutes of the member's own day. A server that was down at the hour
 * still tells until the evening is over, and nobody is woken.
 */
const hours: Record<NotificationKind, { from: number; until: number }> = {
  TRIAL_END: { from: 9 * hour, until: 21 * hour },
  THAW_TONIGHT: { from: 18 * hour, until: 22 * hour },
  WEEKLY_PLAN: { from: 10 * hour, until: 21 * hour },
  PROGRAM_DAY: { from: 8 * hour, until: 20 * hour },
  PROGRAM_WEEK: { from: 17 * hour, until: 21 * hour },
  COMMUNITY_REPLIES: { from: 8 * hour, until: 21 * hour },
  COMMUNITY_LIKES: { from: 8 * hour, until: 21 * hour },
  COMMUNITY_DECISIONS: { from: 8 * hour, until: 21 * hour },
};

/** Of these zones, those where it is the hour for it now, by the day it is there. */
export function zonesInHours(args: {
  kind: NotificationKind;
  timeZones: readonly string[];
  now: Date;
}): { day: string; zones: string[] }[] {
  const { kind, timeZones, now } = args;
  const { from, until } = hours[kind];
  const moments = timeZones
    .map((timeZone) => ({ timeZone, ...localMoment({ now, timeZone }) }))
    .filter(({ minute }) => minute >= from && minute < until);
  return [...Map.groupBy(moments, ({ day }) => day)].map(([day, found]) => ({
    day,
    zones: found.map(({ timeZone }) => timeZone),
  }));
}

/** Whether it is the hour for it in a zone. */
export function isHourFor(args: { kind: NotificationKind; timeZone: string; now: Date }): boolean {
  const { timeZone, ...asked } = args;
  return zonesInHours({ ...asked, timeZones: [timeZone] }).length > 0;
}
