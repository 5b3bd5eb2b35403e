import type {
  MembershipFact,
  Payment,
  Standing,
} from '../../domain/membership/facts/membership-facts.rules.ts';

/** What comes first of facts of one moment: companies tell time in whole seconds. */
export const factRanks = { started: 0, changed: 1, paid: 2, ended: 3 } as const;

export function standingFact({
  id,
  at,
  standing,
  rank = factRanks.changed,
}: {
  id: string;
  at: Date;
  standing: Partial<Standing>;
  rank?: number;
}): MembershipFact {
  return { id, occurredAt: at, rank, kind: 'STANDING', standing };
}

export function paymentFact({
  id,
  at,
  payment,
}: {
  id: string;
  at: Date;
  payment: Payment;
}): MembershipFact {
  return { id, occurredAt: at, rank: factRanks.paid, kind: 'PAYMENT', payment };
}
