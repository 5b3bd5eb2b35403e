import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import type { Clock } from '../../../../lib/clock.ts';
import { createRandomId } from '../../../../lib/ids.ts';
import { readSettings } from '../../../../server/settings/config.ts';
import { newUser } from '../../../membership/testing/membership-bed.ts';
import { newGroup, newMember } from '../../testing/pro-bed.ts';
import { proMembers } from '../../pro.tables.ts';
import { insertPayment } from '../payment.store.ts';
import type { SeatGateway } from '../seat-gateway.ts';
import { seatTermsOf } from '../seat-terms.rules.ts';
import type { SeatTools } from '../seat-tools.ts';

/** Tools beside one company that groups pay. */
export function seatToolsAt({
  db,
  clock,
  seats,
  environment = {},
}: {
  db: Database;
  clock: Clock;
  seats: SeatGateway;
  environment?: Record<string, string>;
}): SeatTools {
  const settings = readSettings({ OPERATOR_COUNTRY: 'SE', PRO_TRIAL_DAYS: '0', ...environment });
  return {
    db,
    clock,
    createId: createRandomId,
    seats,
    vatRegister: null,
    terms: seatTermsOf(settings),
    log: { warn: () => {} },
  };
}

/** A group in Sweden whose administrator pays and has told whom to invoice. */
export async function newPayingGroup({
  tools: { db, clock, seats, terms },
}: {
  tools: SeatTools;
}): Promise<string> {
  const { userId: administratorId } = await newUser(db);
  const groupId = await newGroup({ db, administratorId, group: { payer: 'ADMIN', country: 'SE' } });
  await insertPayment({
    db,
    payment: {
      groupId,
      provider: seats?.name ?? 'GENERIC',
      currency: 'SEK',
      priceMinor: terms.prices.SEK,
      billingName: 'Lindgård Clinic',
      billingAddress: 'Storgatan 1, Stockholm',
      createdAt: clock.now(),
    },
  });
  return groupId;
}

/** Somebody who has joined. */
export async function seatedMember({ tools, groupId }: { tools: SeatTools; groupId: string }) {
  const { db, clock } = tools;
  const { userId } = await newUser(db);
  const joinedAt = clock.now();
  const memberId = await newMember({ db, groupId, member: { userId, joinedAt } });
  return { userId, memberId };
}

export async function changeMember(args: {
  tools: SeatTools;
  groupId: string;
  memberId: string;
  change: Partial<typeof proMembers.$inferInsert>;
}): Promise<void> {
  const { tools, groupId, memberId, change } = args;
  await tools.db
    .update(proMembers)
    .set(change)
    .where(and(eq(proMembers.groupId, groupId), eq(proMembers.id, memberId)));
}
