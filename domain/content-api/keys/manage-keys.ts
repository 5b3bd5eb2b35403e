import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { hashOfToken } from '../../../lib/secret-token.ts';
import type { Actor } from '../../audit/audit.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { longestKeyName, mostKeys, type ContentScope } from '../content-kinds.rules.ts';
import {
  countOpenKeys,
  findKeyByHash,
  insertKey,
  markRevoked,
  markUsed,
  readKeys,
  type ContentKey,
} from './content-keys.store.ts';

export type { ContentKey };

interface Managing {
  db: Database;
  clock: Clock;
  createId: CreateId;
  actor: Actor;
}

const prefix = 'yolk_cms_';
const keyBytes = 32;

/** Makes a key; it is told this once and kept as a hash. */
export async function createContentKey(
  args: Managing & { name: string; scopes: readonly ContentScope[] },
): Promise<Result<string, Problem[]>> {
  const { db, clock, createId, actor } = args;
  const name = args.name.trim();
  const scopes = [...new Set(args.scopes)];
  const problems = keyProblems({ name, scopes });
  if (problems.length > 0) return refusal(problems);
  const secret = `${prefix}${randomBytes(keyBytes).toString('base64url')}`;
  const now = clock.now();
  const key = { id: createId(), name, scopes, createdAt: now, hash: hashOfToken(secret) };
  const isMade = await db.transaction(async (tx) => {
    if ((await countOpenKeys({ tx })) >= mostKeys) return false;
    await insertKey({ tx, key });
    const entry = { id: createId(), happenedAt: now, actor, subjectId: key.id };
    await writeAudit({ tx, ...entry, action: 'KEY_CREATED', details: { name } });
    return true;
  });
  return isMade ? success(secret) : refusal([problem([], 'key.too-many', { most: mostKeys })]);
}

function keyProblems({ name, scopes }: { name: string; scopes: readonly ContentScope[] }) {
  return [
    name === '' && problem('name', 'key.name-required'),
    name.length > longestKeyName && problem('name', 'key.name-too-long', { most: longestKeyName }),
    scopes.length === 0 && problem('scopes', 'key.scopes-required'),
  ].filter((each) => each !== false);
}

/** Ends a key at once. One that was revoked before stays as it is. */
export async function revokeContentKey(args: Managing & { id: string }): Promise<void> {
  const { db, clock, createId, actor, id } = args;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const name = await markRevoked({ tx, id, revokedAt: now });
    if (name === null) return;
    const entry = { id: createId(), happenedAt: now, actor, subjectId: id };
    await writeAudit({ tx, ...entry, action: 'KEY_REVOKED', details: { name } });
  });
}

export function listContentKeys(args: { db: Database }): Promise<ContentKey[]> {
  return readKeys(args);
}

const minuteMs = 60_000;

/** The key that a bearer header names, or null. Notes its use. */
export async function openContentKey(args: {
  db: Database;
  clock: Clock;
  authorization: string | null;
}): Promise<ContentKey | null> {
  const { db, clock, authorization } = args;
  const secret = /^Bearer +(yolk_cms_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (secret === undefined) return null;
  const key = await findKeyByHash({ db, hash: hashOfToken(secret) });
  if (key === null) return null;
  const now = clock.now();
  const unlessSince = new Date(now.getTime() - minuteMs);
  if (key.lastUsedAt === null || key.lastUsedAt < unlessSince) {
    await markUsed({ db, id: key.id, usedAt: now, unlessSince });
  }
  return key;
}
