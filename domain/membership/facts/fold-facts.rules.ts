import type {
  HistoryEntry,
  HistoryKind,
  MembershipFact,
  Payment,
  PaymentState,
  Standing,
} from './membership-facts.rules.ts';
import { endOfBillingPeriod } from '../offers/offers.rules.ts';

export interface FoldedFacts {
  readonly standing: Standing;
  readonly history: readonly HistoryEntry[];
  /** The bills, newest first, each with what became of it. */
  readonly payments: readonly DatedPayment[];
  /**
   * Two facts of the same moment contradict each other: only the company can say which one is
   * later.
   */
  readonly isAmbiguous: boolean;
}

export type DatedPayment = Payment & { readonly at: Date };

interface Folding {
  standing: Standing;
  history: HistoryEntry[];
  payments: Map<string, DatedPayment>;
}

/**
 * Where a subscription stands after everything that is known of it. The order in which the facts
 * arrived, and how often, changes nothing: they are read in the order in which they happened.
 */
export function foldFacts(facts: readonly MembershipFact[]): FoldedFacts {
  const ordered = inOrder(facts);
  const [first] = ordered;
  if (first === undefined) throw new Error('A membership without facts has no standing');
  const folding = ordered.reduce(afterFact, {
    standing: unknownStanding(first.occurredAt),
    history: [],
    payments: new Map(),
  });
  return {
    standing: folding.standing,
    history: folding.history,
    payments: [...folding.payments.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    isAmbiguous: isAmbiguous(ordered),
  };
}

function inOrder(facts: readonly MembershipFact[]): MembershipFact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return [...byId.values()].toSorted(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      a.rank - b.rank ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

function unknownStanding(at: Date): Standing {
  return {
    status: 'UNKNOWN',
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    currency: 'USD',
    priceMinor: 0,
    trialEndsAt: null,
    expireTime: at,
    renews: true,
    paymentMethod: null,
    customerReference: null,
  };
}

function afterFact(before: Folding, fact: MembershipFact): Folding {
  return fact.kind === 'STANDING'
    ? afterStanding(before, fact)
    : afterPayment(before, { ...fact.payment, at: fact.occurredAt });
}

function afterStanding(
  before: Folding,
  fact: Extract<MembershipFact, { kind: 'STANDING' }>,
): Folding {
  const standing = { ...before.standing, ...fact.standing };
  const entries = changesBetween(before.standing, standing)
    .filter((kind) => !(fact.isGrace && kind === 'RENEWED'))
    .map((kind) => ({ at: fact.occurredAt, kind, standing, payment: null }));
  return { ...before, standing, history: [...before.history, ...entries] };
}

const entryOfPayment: Record<PaymentState, HistoryKind> = {
  PAID: 'PAID',
  FAILED: 'PAYMENT_FAILED',
  REFUNDED: 'REFUNDED',
};

function afterPayment(before: Folding, payment: DatedPayment): Folding {
  const known = before.payments.get(payment.reference);
  // A company tells of a bill several times: when we ask, and in notifications.
  if (known?.state === payment.state) return before;
  const standing = payment.buysPeriod ? extended(before.standing, payment) : before.standing;
  const entry = { at: payment.at, kind: entryOfPayment[payment.state], standing, payment };
  return {
    standing,
    history: [...before.history, entry],
    payments: new Map(before.payments).set(payment.reference, payment),
  };
}

function extended(standing: Standing, { state, at }: DatedPayment): Standing {
  if (state !== 'PAID') return standing;
  const end = endOfBillingPeriod({ start: at, billingPeriod: standing.billingPeriod });
  const expireTime = end > standing.expireTime ? end : standing.expireTime;
  return { ...standing, status: 'ACTIVE', expireTime };
}

/** What a person would say happened between two standings. */
function changesBetween(before: Standing, after: Standing): HistoryKind[] {
  const isRunning = after.status === 'ACTIVE';
  if (isRunning && before.status !== 'ACTIVE') {
    return [after.trialEndsAt === null ? 'STARTED' : 'TRIAL_STARTED'];
  }
  if (before.status === 'ACTIVE' && !isRunning) return ['ENDED'];
  if (!isRunning) return [];
  const changes: [HistoryKind, boolean][] = [
    ['RENEWED', after.expireTime > before.expireTime],
    ['OFFER_CHANGED', after.billingPeriod !== before.billingPeriod],
    ['PAYMENT_METHOD_CHANGED', isAnotherMethod(before, after)],
    ['CANCELLED', before.renews && !after.renews],
    ['RESUMED', !before.renews && after.renews],
  ];
  return changes.filter(([, happened]) => happened).map(([kind]) => kind);
}

function isAnotherMethod(before: Standing, after: Standing): boolean {
  return before.paymentMethod !== null && before.paymentMethod !== after.paymentMethod;
}

function isAmbiguous(ordered: readonly MembershipFact[]): boolean {
  const standings = ordered.filter((fact) => fact.kind === 'STANDING');
  const last = standings.at(-1);
  const beforeLast = standings.at(-2);
  if (last === undefined || beforeLast === undefined) return false;
  const isSameMoment =
    last.occurredAt.getTime() === beforeLast.occurredAt.getTime() && last.rank === beforeLast.rank;
  return isSameMoment && contradict(last.standing, beforeLast.standing);
}

function contradict(one: Partial<Standing>, other: Partial<Standing>): boolean {
  return Object.entries(one).some(([key, value]) => {
    const otherValue = other[key as keyof Standing];
    return otherValue !== undefined && String(otherValue) !== String(value);
  });
}
