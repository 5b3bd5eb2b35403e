import type { SeatState } from './seat-gateway.ts';

/** What the company is about to be asked; the same again has the same key. */
export type SeatIntent = { number: number; at: string } & (
  | {
      kind: 'START';
      seats: number;
      priceMinor: number;
      trialDays: number;
      tax: { country: string; percent: number; isReverseCharge: boolean; vatNumber: string | null };
    }
  | { kind: 'SEATS'; seats: number }
  | { kind: 'END' }
);

export type SeatStep = 'CARRY_ON' | 'TAX' | 'START' | 'SEATS' | 'END' | 'READ' | null;

export interface StepFacts {
  /** The administrator pays, and the group is open. */
  isPaidByAdministrator: boolean;
  /** Members who have joined and have not ended. */
  wantedSeats: number;
  canPay: boolean;
  state: SeatState | null;
  seats: number;
  unpaidSince: Date | null;
  periodEnd: Date | null;
  readAt: Date | null;
  intent: SeatIntent | null;
  /** The company does not know yet whom it invoices, and with which tax. */
  isBillingUntold: boolean;
}

const intentMs = 2 * 60_000;
const readEveryMs = 60 * 60_000;
const readWhenDueMs = 60_000;

/** What has to be asked of the company next so that it charges for the seats there are. */
export function nextStep(facts: StepFacts, now: Date): SeatStep {
  const { intent, state, isPaidByAdministrator, wantedSeats, seats } = facts;
  // Whoever wrote it down may still be asking.
  if (intent !== null) return isOlder(new Date(intent.at), intentMs, now) ? 'CARRY_ON' : null;
  if (facts.isBillingUntold) return 'TAX';
  const isRunning = state !== null && state !== 'ENDED';
  if (!isRunning) return shouldStart(facts) ? 'START' : null;
  if (!isPaidByAdministrator) return 'END';
  if (wantedSeats !== seats) return 'SEATS';
  return shouldRead(facts, now) ? 'READ' : null;
}

function shouldStart(facts: StepFacts): boolean {
  const { isPaidByAdministrator, wantedSeats, canPay, unpaidSince } = facts;
  return isPaidByAdministrator && canPay && wantedSeats > 0 && unpaidSince === null;
}

/** Companies tell us; what they told and we missed is asked for. */
function shouldRead({ readAt, periodEnd, unpaidSince }: StepFacts, now: Date): boolean {
  const isDue = unpaidSince !== null || (periodEnd !== null && periodEnd <= now);
  return readAt === null || isOlder(readAt, isDue ? readWhenDueMs : readEveryMs, now);
}

function isOlder(time: Date, ms: number, now: Date): boolean {
  return now.getTime() - time.getTime() >= ms;
}
