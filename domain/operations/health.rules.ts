import { dayMs } from '../../lib/clock.ts';

export const healthParts = ['WEB', 'DATABASE', 'DISK', 'MAIL', 'PAYMENTS', 'BACKUP'] as const;
export type HealthPart = (typeof healthParts)[number];

const minuteMs = 60_000;

/** What each light needs to know. */
export interface HealthFacts {
  readonly now: Date;
  readonly requests: { readonly count: number; readonly failed: number };
  readonly databaseMs: number;
  readonly disk: { readonly usedBytes: number; readonly totalBytes: number } | null;
  readonly mail: { readonly oldestAt: Date | null };
  readonly isMailSent: boolean;
  readonly unsettledNotifications: number;
  readonly backup: { readonly madeAt: Date } | null;
  readonly isProduction: boolean;
}

const mostFailedShare = 0.01;
const slowDatabaseMs = 250;
const mostDiskShare = 0.9;
const longMailWaitMs = 15 * minuteMs;
const oldBackupMs = 2 * dayMs;

/** The parts that somebody should look at. */
export function partsToLookAt(facts: HealthFacts): HealthPart[] {
  return healthParts.filter((part) => concerns[part](facts));
}

const concerns: Record<HealthPart, (facts: HealthFacts) => boolean> = {
  // One failure of the first three requests is no trend.
  WEB: ({ requests: { count, failed } }) => failed > 5 && failed / count > mostFailedShare,
  DATABASE: ({ databaseMs }) => databaseMs > slowDatabaseMs,
  DISK: ({ disk }) => disk !== null && disk.usedBytes / disk.totalBytes > mostDiskShare,
  MAIL: ({ mail: { oldestAt }, isMailSent, now }) =>
    isMailSent && oldestAt !== null && now.getTime() - oldestAt.getTime() > longMailWaitMs,
  PAYMENTS: ({ unsettledNotifications }) => unsettledNotifications > 0,
  // A demo is not backed up.
  BACKUP: ({ backup, isProduction, now }) =>
    isProduction && (backup === null || now.getTime() - backup.madeAt.getTime() > oldBackupMs),
};
