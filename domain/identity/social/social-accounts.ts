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

/** From now on the account elsewhere opens this one too. */
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

/** The account elsewhere opens this one no more, as long as something else does. */
export async function disconnectSocialAccount(
  args: Owner & { provider: SocialProviderId },
): Promise<Problem[]> {
  const isGone = await deleteSocialAccount(args);
  return isGone ? [] : [problem([], 'social.last-way')];
}
