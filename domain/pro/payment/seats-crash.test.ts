import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openStripeSeatsBench } from '../../../server/payments/testing/seats-bench.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { reconcileGroup } from './reconcile-group.ts';
import type { SeatGateway } from './seat-gateway.ts';
import { setMethod } from './set-method.ts';
import { newPayingGroup, seatedMember, seatToolsAt } from './testing/seats-bed.ts';
import { standingOf, workUntilQuiet } from './testing/seats-weeks.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** A server that dies at the nth moment before or after the company is asked for something. */
function mortal(seats: SeatGateway, dieAt: number): SeatGateway {
  let moments = 0;
  const moment = () => {
    moments += 1;
    if (moments >= dieAt) throw new Error('dead');
  };
  const around =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      moment();
      const answer = await ask(...args);
      moment();
      return answer;
    };
  return {
    ...seats,
    setTax: around(seats.setTax),
    start: around(seats.start),
    setSeats: around(seats.setSeats),
    read: around(seats.read),
  };
}

test.each([1, 2, 3, 4, 5, 6, 7])(
  'a server that dies at moment %i leaves nothing charged twice and no seat forgotten',
  async (dieAt) => {
    const { gateway, clock, double, goodCard, close } = await openStripeSeatsBench();
    const { db } = connection;
    const tools = seatToolsAt({ db, clock, seats: gateway });
    const dying = { ...tools, seats: mortal(gateway, dieAt) };
    const groupId = await newPayingGroup({ tools });
    const card = { paymentToken: goodCard(), requestKey: createRandomId() };
    await seatedMember({ tools, groupId });
    await setMethod({ tools: dying, groupId, actorId: 'a', ...card }).catch(() => {});
    await seatedMember({ tools, groupId });
    await reconcileGroup({ tools: dying, groupId }).catch(() => {});
    await setMethod({ tools, groupId, actorId: 'a', ...card });
    await workUntilQuiet({ tools, clock, groupId });
    const found = await standingOf({ tools, groupId, double });
    expect(found.payment).toMatchObject({ seats: 2, intent: null, state: 'ACTIVE' });
    expect(found.open).toEqual(found.seatedUsers);
    expect(found.charged).toHaveLength(1);
    expect(found.charged).toEqual(found.paid);
    await close();
  },
);
