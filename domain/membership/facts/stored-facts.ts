import type { MembershipFact, Standing } from './membership-facts.rules.ts';

/** A fact as JSON keeps it: times are text. */
export type StoredFact = ReturnType<typeof storedFact>;

export function storedFact(fact: MembershipFact) {
  return { ...fact, occurredAt: fact.occurredAt.toISOString() };
}

export function factOfStored(stored: unknown): MembershipFact {
  const fact = stored as MembershipFact & { occurredAt: string };
  const occurredAt = new Date(fact.occurredAt);
  if (fact.kind === 'PAYMENT') return { ...fact, occurredAt };
  return { ...fact, occurredAt, standing: withTimes(fact.standing) };
}

function withTimes(standing: Partial<Standing>): Partial<Standing> {
  const { trialEndsAt, expireTime } = standing as { trialEndsAt?: string; expireTime?: string };
  return {
    ...standing,
    ...(trialEndsAt && { trialEndsAt: new Date(trialEndsAt) }),
    ...(expireTime && { expireTime: new Date(expireTime) }),
  };
}
