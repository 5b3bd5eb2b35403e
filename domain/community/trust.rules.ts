import { dayMs } from '../../lib/clock.ts';
import type { Role } from '../identity/roles/roles.rules.ts';
import type { RateLimit } from '../rate-limits/rate-limit.ts';

/** Whose posts are marked as the operator's. */
export const speakingRoles = [
  'EDITOR',
  'MODERATOR',
  'ADMINISTRATOR',
] as const satisfies readonly Role[];

/** What somebody has written so far. */
export interface WriterRecord {
  /** Posts that readers see. */
  readonly shownCount: number;
  /** Hidden ones, within the last 90 days. */
  readonly hiddenCount: number;
  readonly firstPostAt: Date | null;
  /** They speak for the operator. */
  readonly isStaff: boolean;
}

/** The newest write less, and without links and pictures. */
export const trustLevels = ['NEW', 'MEMBER', 'REGULAR'] as const;
export type TrustLevel = (typeof trustLevels)[number];

const ofMember = { posts: 3, days: 1 };
const ofRegular = { posts: 30, days: 30 };
/** More than this hidden, and somebody begins again. */
const mostHidden = 2;

export function trustLevel({ record, now }: { record: WriterRecord; now: Date }): TrustLevel {
  const { shownCount, hiddenCount, firstPostAt, isStaff } = record;
  if (isStaff) return 'REGULAR';
  if (firstPostAt === null || hiddenCount > mostHidden) return 'NEW';
  const days = (now.getTime() - firstPostAt.getTime()) / dayMs;
  const has = ({ posts, days: least }: typeof ofMember) => shownCount >= posts && days >= least;
  if (has(ofRegular) && hiddenCount === 0) return 'REGULAR';
  return has(ofMember) ? 'MEMBER' : 'NEW';
}

const hourMs = dayMs / 24;

const mostPostsPerHour = { NEW: 5, MEMBER: 20, REGULAR: 60 } satisfies Record<TrustLevel, number>;
const mostTopicsPerDay = { NEW: 2, MEMBER: 5, REGULAR: 15 } satisfies Record<TrustLevel, number>;

interface Writing {
  userId: string;
  level: TrustLevel;
}

export function postLimit({ userId, level }: Writing): RateLimit {
  const most = mostPostsPerHour[level];
  return { name: 'community-post', subject: [userId], most, perMs: hourMs };
}

export function topicLimit({ userId, level }: Writing): RateLimit {
  const most = mostTopicsPerDay[level];
  return { name: 'community-topic', subject: [userId], most, perMs: dayMs };
}

/** Likes, follows and edits, of anybody. */
export function pressLimit(userId: string): RateLimit {
  return { name: 'community-press', subject: [userId], most: 120, perMs: hourMs };
}

export function reportLimit(userId: string): RateLimit {
  return { name: 'community-report', subject: [userId], most: 20, perMs: dayMs };
}
