import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreateId } from '../../lib/ids.ts';
import type { Services } from '../../api/context.ts';
import type { PaymentProviders } from './payment-provider.ts';

/** What changing a membership needs. */
export interface MembershipTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  payments: PaymentProviders;
  /** Keys the hashes of who has had a trial. */
  claimSecret: string;
  log: { warn(detail: object, message: string): void };
}

export function membershipTools({
  db,
  clock,
  createId,
  payments,
  authSecret,
  log,
}: Pick<Services, 'db' | 'clock' | 'createId' | 'payments' | 'authSecret'> & {
  log: MembershipTools['log'];
}): MembershipTools {
  return { db, clock, createId, payments, claimSecret: authSecret, log };
}
