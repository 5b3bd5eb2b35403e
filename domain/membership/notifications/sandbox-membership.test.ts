import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { isPremium } from '../entitlement.rules.ts';
import { cancelMembership } from '../change-membership.ts';
import { membershipOf } from '../membership-of.ts';
import { membershipRecords } from '../membership-records.ts';
import { startTrial } from '../orders/start-trial.ts';
import { newUser, toolsAt, wantedMembership } from '../testing/membership-bed.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const toolsOn = (time: string) => toolsAt({ db: connection.db, time });

async function standingOn(time: string, userId: string) {
  const tools = toolsOn(time);
  const { db, clock } = tools;
  await reconcilePayments(tools);
  const membership = await membershipOf({ db, clock, userId });
  const { history } = await membershipRecords({ db, userId });
  return {
    isPremium: isPremium({ membership, now: clock.now() }),
    expires: membership?.expireTime.toISOString(),
    history: history.map(({ kind }) => kind).toSorted(),
  };
}

test('whoever tries the sandbox stays a member after the trial, and is charged once a period', async () => {
  const user = await newUser(connection.db);
  await startTrial(
    wantedMembership({ tools: toolsOn('2026-03-02T08:00:00Z'), user, billingPeriod: 'MONTHLY' }),
  );
  const afterTrial = {
    isPremium: true,
    expires: '2026-04-09T08:00:00.000Z',
    history: ['PAID', 'RENEWED', 'TRIAL_STARTED'],
  };
  expect(await standingOn('2026-03-09T08:00:30Z', user.userId)).toEqual(afterTrial);
  expect(await standingOn('2026-03-10T08:00:30Z', user.userId)).toEqual(afterTrial);
  expect(await standingOn('2026-06-01T08:00:00Z', user.userId)).toMatchObject({
    isPremium: true,
    expires: '2026-06-09T08:00:00.000Z',
    history: ['PAID', 'PAID', 'PAID', 'RENEWED', 'RENEWED', 'RENEWED', 'TRIAL_STARTED'],
  });
});

test('whoever has cancelled in the sandbox is charged nothing', async () => {
  const user = await newUser(connection.db);
  const tools = toolsOn('2026-03-02T08:00:00Z');
  await startTrial(wantedMembership({ tools, user }));
  const cancelling = { tools: toolsOn('2026-03-03T08:00:00Z'), userId: user.userId };
  await cancelMembership({ ...cancelling, requestKey: createRandomId() });
  expect(await standingOn('2026-03-09T08:00:30Z', user.userId)).toMatchObject({
    isPremium: false,
    history: ['CANCELLED', 'TRIAL_STARTED'],
  });
});
