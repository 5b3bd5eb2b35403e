import { addDays } from '../../../lib/clock.ts';
import type { SeatState } from './seat-gateway.ts';

/** What of a group's payment says whether its members have access. */
export interface SeatFacts {
  /** Null until the first subscription has started. */
  readonly state: SeatState | null;
  readonly periodEnd: Date | null;
  readonly unpaidSince: Date | null;
  readonly hasMethod: boolean;
  readonly methodExpiresAt: Date | null;
  readonly refusedAt: Date | null;
}

export interface SeatAccess {
  until: Date;
  /** Whether it goes on by itself. */
  renews: boolean;
}

/**
 * Until when members have access, as things are now. While nothing is refused that is a time of
 * grace after the period, in which a company charges for the next one.
 */
export function accessOf({
  facts: { state, periodEnd, unpaidSince },
  graceDays,
}: {
  facts: SeatFacts;
  graceDays: number;
}): SeatAccess | null {
  if (state === null || periodEnd === null) return null;
  if (unpaidSince !== null) {
    return { until: addDays(unpaidSince, graceDays), renews: state !== 'ENDED' };
  }
  if (state === 'ENDED') return { until: periodEnd, renews: false };
  return { until: addDays(periodEnd, graceDays), renews: true };
}

export const seatStages = [
  'NO_METHOD',
  'READY',
  'TRIAL',
  'PAID',
  'GRACE',
  'LOST',
  'ENDING',
  'ENDED',
] as const;
export type SeatStage = (typeof seatStages)[number];

/** How a group's payment stands, as its administrators read it. */
export function stageOf({
  facts,
  graceDays,
  now,
}: {
  facts: SeatFacts;
  graceDays: number;
  now: Date;
}): SeatStage {
  const { state, unpaidSince, hasMethod } = facts;
  const access = accessOf({ facts, graceDays });
  const isOpen = access !== null && now < access.until;
  if (unpaidSince !== null) return isOpen ? 'GRACE' : 'LOST';
  if (state === null) return hasMethod ? 'READY' : 'NO_METHOD';
  if (state === 'ENDED') return isOpen ? 'ENDING' : 'ENDED';
  return state === 'TRIAL' ? 'TRIAL' : 'PAID';
}

/** Whether seats can be charged now; without it an administrator who pays can add nobody. */
export function canPaySeats({ facts, graceDays, now }: Parameters<typeof stageOf>[0]): boolean {
  return hasValidMethod({ facts, now }) && stageOf({ facts, graceDays, now }) !== 'LOST';
}

export function hasValidMethod({
  facts: { hasMethod, methodExpiresAt, refusedAt },
  now,
}: {
  facts: Pick<SeatFacts, 'hasMethod' | 'methodExpiresAt' | 'refusedAt'>;
  now: Date;
}): boolean {
  const isExpired = methodExpiresAt !== null && methodExpiresAt <= now;
  return hasMethod && !isExpired && refusedAt === null;
}
