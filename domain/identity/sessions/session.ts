import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Viewer } from '../viewer/viewer.ts';

const daySeconds = 24 * 60 * 60;

/** A browser that restores its windows never ends its session, so the server does. */
const unrememberedDays = 7;

/** What starting a session needs. */
export interface SessionTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  sessionDays: number;
  /** How much one network may try in an hour. */
  addressTriesPerHour: number;
}

/** Where a session is used from, for the member to recognise it. */
export interface Device {
  ipAddress: string;
  userAgent: string | null;
}

/** A session as it begins: who it is for, and how long its token may live. */
export interface StartedSession {
  readonly viewer: Viewer;
  readonly isRemembered: boolean;
  readonly maxAgeSeconds: number;
}

export interface NewSession {
  id: string;
  token: string;
  userId: string;
  isRemembered: boolean;
  expiresAt: Date;
  ipAddress: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** When a session ends that is used now. */
export function sessionEnd({
  now,
  ...length
}: {
  now: Date;
  isRemembered: boolean;
  sessionDays: number;
}): Date {
  return new Date(now.getTime() + sessionSeconds(length) * 1000);
}

export function sessionSeconds({
  isRemembered,
  sessionDays,
}: {
  isRemembered: boolean;
  sessionDays: number;
}): number {
  return daySeconds * (isRemembered ? sessionDays : Math.min(unrememberedDays, sessionDays));
}

export function newSession({
  tools,
  userId,
  isRemembered,
  device,
}: {
  tools: SessionTools;
  userId: string;
  isRemembered: boolean;
  device: Device;
}): NewSession {
  const now = tools.clock.now();
  return {
    id: tools.createId(),
    token: tools.createId(),
    userId,
    isRemembered,
    expiresAt: sessionEnd({ now, isRemembered, sessionDays: tools.sessionDays }),
    ipAddress: device.ipAddress,
    userAgent: device.userAgent?.slice(0, 500) ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

export function startedSession({
  tools,
  user,
  sessionId,
  isRemembered,
}: {
  tools: SessionTools;
  user: Omit<Viewer, 'sessionId'>;
  sessionId: string;
  isRemembered: boolean;
}): StartedSession {
  const { userId, firstName, lastName, email, roles, isSecondFactorOn } = user;
  return {
    viewer: { userId, sessionId, firstName, lastName, email, roles, isSecondFactorOn },
    isRemembered,
    maxAgeSeconds: sessionSeconds({ isRemembered, sessionDays: tools.sessionDays }),
  };
}
