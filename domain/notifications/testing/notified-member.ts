import type { Database } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { users, sessions } from '../../identity/identity.tables.ts';
import { mealPlanRecipes, mealPlans } from '../../meal-plans/meal-plans.tables.ts';
import { startTrial } from '../../membership/orders/start-trial.ts';
import { newUser, toolsAt, wantedMembership } from '../../membership/testing/membership-bed.ts';
import { notificationSettings } from '../notifications.tables.ts';
import { storeDevice } from '../push-devices.store.ts';
import { browserKeys } from './browser-keys.ts';

/** The Monday on which the plans of these tests begin, and the trials of their members. */
const firstMonday = '2026-03-02T08:00:00Z';

export interface NotifiedMember {
  userId: string;
  email: string;
}

type Settings = Partial<typeof notificationSettings.$inferInsert>;

interface NewMember {
  db: Database;
  settings?: Settings;
  /** On a free trial that began on the first Monday; else no member. */
  isPremium?: boolean;
}

/** Somebody in Stockholm who reads Swedish, and who wants nothing but what is given. */
export async function addNotified({
  db,
  settings = {},
  isPremium = true,
}: NewMember): Promise<NotifiedMember> {
  const user = await newUser(db);
  if (isPremium) {
    await startTrial(wantedMembership({ tools: toolsAt({ db, time: firstMonday }), user }));
  }
  const known = { timeZone: 'Europe/Stockholm', locale: 'sv', updatedAt: new Date(firstMonday) };
  await db.insert(notificationSettings).values({ ...known, ...settings, userId: user.userId });
  return user;
}

interface PlannedLine {
  day: number;
  recipeId: string;
  leftoverOfDay?: number;
}

/** A week from Monday to Sunday that the member follows. */
export async function followPlan(args: {
  db: Database;
  userId: string;
  lines?: readonly PlannedLine[];
  plan?: Partial<typeof mealPlans.$inferInsert>;
}): Promise<string> {
  const { db, userId, lines = [], plan = {} } = args;
  const [id, at] = [createRandomId(), new Date(firstMonday)];
  const slug = `week-${id}`;
  const words = { title: '', description: '', kind: 'CUSTOM', origin: 'CREATED' } as const;
  const states = { isStarted: true, isShared: false, startedAt: at, beginsOn: '2026-03-02' };
  const size = { adults: 2, children: 0, dayCount: 7, firstWeekday: 0 };
  const times = { createdAt: at, updatedAt: at };
  const row = { userId, id, slug, requestKey: id, version: 1, ...words, ...states, ...size };
  await db.insert(mealPlans).values({ ...row, ...times, ...plan });
  const rows = lines.map(({ day, recipeId, leftoverOfDay = null }, position) => {
    const place = { userId, mealPlanId: id, day, meal: 'DINNER' as const, position };
    const dish = { recipeId, role: 'main' as const, portions: [1, 1] };
    return { ...place, ...dish, leftoverOfDay, reasons: [] };
  });
  if (rows.length > 0) await db.insert(mealPlanRecipes).values(rows);
  return slug;
}

/** A browser of the member that listens at an address. */
export async function addBrowser(args: {
  db: Database;
  userId: string;
  endpoint: string;
  sessionEndsAt?: Date;
}): Promise<string | null> {
  const { db, userId, endpoint, sessionEndsAt = new Date('2027-01-01T00:00:00Z') } = args;
  const [sessionId, at] = [createRandomId(), new Date(firstMonday)];
  const times = { createdAt: at, updatedAt: at, expiresAt: sessionEndsAt };
  await db.insert(sessions).values({ id: sessionId, token: sessionId, userId, ...times });
  const device = { id: createRandomId(), sessionId, endpoint, ...browserKeys(), createdAt: at };
  return storeDevice({ db, userId, device });
}

export async function removeUsers(db: Database): Promise<void> {
  await db.delete(users);
}
