import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { readSignedId, signId } from '../../../lib/signed-id.ts';
import { isPremium } from '../../membership/entitlement.rules.ts';
import { membershipOf } from '../../membership/membership-of.ts';
import { deleteFeed, findFeed, findFeedOwner, insertFeed } from './calendar-feeds.store.ts';
import type { StartedMealPlan } from '../meal-plan.ts';
import { listStartedPlans } from '../meal-plans.store.ts';

interface OfMember {
  db: Database;
  secret: string;
  userId: string;
}

const purpose = 'calendar';

/** The secret part of a member's calendar address; null while they have none. */
export async function findCalendarKey({ db, secret, userId }: OfMember): Promise<string | null> {
  const id = await findFeed({ db, userId });
  return id === null ? null : signId(id, { purpose, secret });
}

/** An address that is there already stays, so programs that subscribed to it keep working. */
export async function openCalendar(
  args: OfMember & { clock: Clock; createId: CreateId },
): Promise<string> {
  const { db, secret, userId, clock, createId } = args;
  const id = await insertFeed({ db, userId, id: createId(), createdAt: clock.now() });
  return signId(id, { purpose, secret });
}

/** Whoever knew the address sees nothing from now on. */
export async function closeCalendar({ db, userId }: Omit<OfMember, 'secret'>): Promise<void> {
  await deleteFeed({ db, userId });
}

/**
 * The plans on the calendar of an address's owner: none while they are no member. Null for an address
 * that is revoked or was never ours.
 */
export async function findCalendarPlans(args: {
  db: Database;
  clock: Clock;
  secret: string;
  key: string;
}): Promise<StartedMealPlan[] | null> {
  const { db, clock, secret, key } = args;
  const id = readSignedId(key, { purpose, secret });
  const userId = id === null ? null : await findFeedOwner({ db, id });
  if (userId === null) return null;
  const membership = await membershipOf({ db, clock, userId });
  if (!isPremium({ membership, now: clock.now() })) return [];
  return listStartedPlans({ db, userId });
}
