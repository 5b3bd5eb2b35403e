import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import {
  openPayPalBench,
  type PayPalBench,
} from '../../../server/payments/testing/paypal-bench.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { newUser, toolsAt, wantedMembership } from '../testing/membership-bed.ts';
import { confirmPayment } from './confirm-payment.ts';
import { startTrial } from './start-trial.ts';

let connection: DatabaseConnection;
let bench: PayPalBench;
beforeAll(async () => {
  connection = await openTestDatabase();
  bench = await openPayPalBench();
});
afterAll(async () => {
  await bench.close();
  await connection.close();
});

/** Comes back from PayPal, where they have approved with this account, or not. */
async function comeBack(payerId: string | null) {
  const { db } = connection;
  const tools = { ...toolsAt({ db, provider: bench.provider }), clock: bench.clock };
  const user = await newUser(db);
  const requestKey = createRandomId();
  const wanted = wantedMembership({ tools, user, requestKey, method: 'PAYPAL' });
  await startTrial({ ...wanted, paymentToken: 'approval' });
  const id = bench.double.subscriptions().at(-1)?.id ?? '';
  if (payerId !== null) bench.double.approve(id, payerId);
  return confirmPayment({ tools, userId: user.userId });
}

test('whoever did not approve is told so', async () => {
  expect(await comeBack(null)).toEqual({
    ok: false,
    reason: [{ path: [], code: 'payment.not-approved' }],
  });
});

test('an account at PayPal has one trial, and who comes back with it again is told why', async () => {
  expect(await comeBack('PAYER1')).toMatchObject({ ok: true, value: { status: 'ACTIVE' } });
  expect(await comeBack('PAYER1')).toEqual({
    ok: false,
    reason: [{ path: [], code: 'trial.used' }],
  });
  expect(await comeBack('PAYER2')).toMatchObject({ ok: true });
});
