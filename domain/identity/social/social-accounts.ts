import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import {
  deleteSocialAccount,
  findUserBySocialAccount,
  insertSocialAccount,
} from './social-accounts.store.ts';
import type { SocialProfile, SocialProviderId } from './social-profile.ts';

interface Owner {
  db: Database;
  userId: string;
}

/** Connects an account elsewhere: signing in with it opens this account from now on. */
export async function connectSocialAccount(
  args: Owner & { clock: Clock; createId: CreateId; profile: SocialProfile },
): Promise<Problem[]> {
  const { db, userId, clock, createId, profile } = args;
  const createdAt = clock.now();
  const isNew = await insertSocialAccount({
    db,
    id: createId(),
    userId,
    account: profile,
    createdAt,
  });
  if (isNew) return [];
  const owner = await findUserBySocialAccount({ db, account: profile });
  return owner?.userId === userId ? [] : [problem([], 'social.connected-elsewhere')];
}

/** Disconnects an account elsewhere, unless it is the only way to sign in. */
export async function disconnectSocialAccount(
  args: Owner & { provider: SocialProviderId },
): Promise<Problem[]> {
  const isGone = await deleteSocialAccount(args);
  return isGone ? [] : [problem([], 'social.last-way')];
}
