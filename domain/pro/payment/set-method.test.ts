import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openSandboxSeatsBench } from '../../../server/payments/testing/seats-bench.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { findPayment, updatePayment } from './payment.store.ts';
import type { SeatGateway } from './seat-gateway.ts';
import { setMethod } from './set-method.ts';
import { newPayingGroup, seatToolsAt } from './testing/seats-bed.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** A group whose payment somebody else writes down in the middle of the first so many changes of its card. */
async function disturbedGroup({ disturbances }: { disturbances: number }) {
  const { gateway, clock, goodCard } = await openSandboxSeatsBench();
  const { db } = connection;
  const asked = { count: 0 };
  const disturbed: SeatGateway['setMethod'] = async (known, ...rest) => {
    asked.count += 1;
    if (asked.count > 20) throw new Error('It asks without end.');
    const outcome = await gateway.setMethod(known, ...rest);
    const payment = await findPayment({ db, groupId: known.groupId });
    if (payment !== null && asked.count <= disturbances) {
      await updatePayment({ tx: db, payment, change: { readAt: clock.now() } });
    }
    return outcome;
  };
  const tools = seatToolsAt({ db, clock, seats: { ...gateway, setMethod: disturbed } });
  const groupId = await newPayingGroup({ tools });
  const card = { paymentToken: goodCard(), requestKey: createRandomId() };
  const problems = await setMethod({ tools, groupId, actorId: 'a', ...card });
  const method = (await findPayment({ db, groupId }))?.methodLabel ?? null;
  return { problems, asked: asked.count, method };
}

test('a card that is changed while somebody writes is asked for again, until it is written down', async () => {
  expect(await disturbedGroup({ disturbances: 0 })).toMatchObject({ problems: [], asked: 1 });
  expect(await disturbedGroup({ disturbances: 4 })).toEqual({
    problems: [],
    asked: 5,
    method: 'Visa 4242',
  });
});

test('whoever is disturbed five times is told that the payment is being changed', async () => {
  expect(await disturbedGroup({ disturbances: 99 })).toEqual({
    problems: [{ path: [], code: 'payment.in-progress' }],
    asked: 5,
    method: null,
  });
});

test('without a billing address, or at a company that is no longer used, no card is taken', async () => {
  const { gateway, clock, goodCard } = await openSandboxSeatsBench();
  const tools = seatToolsAt({ db: connection.db, clock, seats: gateway });
  const card = { paymentToken: goodCard(), requestKey: createRandomId(), actorId: 'a' };
  const unknown = await setMethod({ tools, groupId: createRandomId(), ...card });
  expect(unknown).toMatchObject([{ code: 'pro.billing-first' }]);
  const groupId = await newPayingGroup({ tools });
  const elsewhere = { ...tools, seats: null };
  expect(await setMethod({ tools: elsewhere, groupId, ...card })).toMatchObject([
    { code: 'payment.method-unavailable' },
  ]);
});
