import { recordEvent } from '../audit/record-event.ts';
import { keepAccount } from './keep-account.ts';
import { knownSeats, taxOfGroup } from './known-seats.ts';
import {
  countSeats,
  factsOf,
  findPayment,
  setCanPaySeats,
  updatePayment,
  type StoredPayment,
} from './payment.store.ts';
import type { SeatGateway, SeatOutcome } from './seat-gateway.ts';
import { canPaySeats } from './seat-standing.rules.ts';
import { nextStep, type SeatIntent, type SeatStep } from './seat-steps.rules.ts';
import { settleSeatMembers } from './settle-seat-members.ts';
import type { SeatTools } from './seat-tools.ts';

interface Reconciling {
  tools: SeatTools;
  groupId: string;
}

/**
 * Makes the company charge for the seats there are, and members' access follow from what is paid.
 * Can run at any time, on every server at once, and after a crash at any point: what the company is
 * asked for is written down before, and carried out again with the same key.
 */
export async function reconcileGroup({ tools, groupId }: Reconciling): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    const payment = await findPayment({ db: tools.db, groupId });
    if (payment === null) return;
    if (!(await takeStep({ tools, payment }))) break;
  }
  await settleSeatMembers({ tools, groupId });
}

/** One may make the next possible: whom to invoice, then the start. */
const mostSteps = 4;

interface Stepping {
  tools: SeatTools;
  payment: StoredPayment;
}

/** True when something was done, and there may be more. */
async function takeStep({ tools, payment }: Stepping): Promise<boolean> {
  const gateway = gatewayOf(tools, payment);
  await refreshCanPay({ tools, payment });
  if (gateway === null) return false;
  const { step, wantedSeats } = await stepOf({ tools, payment });
  if (step === null) return false;
  const acting = { tools, payment, gateway };
  switch (step) {
    case 'READ':
      await syncGroup({ tools, groupId: payment.groupId });
      return false;
    case 'TAX':
      return tellTax(acting);
    case 'CARRY_ON':
      return payment.intent !== null && carryOut({ ...acting, intent: payment.intent });
    case 'START':
    case 'SEATS':
    case 'END':
      return carryOut({ ...acting, intent: intentOf({ tools, payment, step, wantedSeats }) });
  }
}

/** The company that keeps the group's payments; null where the operator has another one now. */
export function gatewayOf(
  { seats }: SeatTools,
  { provider }: { provider: string },
): SeatGateway | null {
  return seats?.name === provider ? seats : null;
}

async function stepOf({ tools, payment }: Stepping) {
  const { db, clock, terms } = tools;
  const now = clock.now();
  const { groupId, group } = payment;
  const counted = await countSeats({ db, groupIds: [groupId], now });
  const wantedSeats = counted.get(groupId) ?? 0;
  const isBillingUntold =
    payment.customerReference !== null && payment.billingTold !== billingOf({ tools, payment });
  const step = nextStep(
    {
      ...payment,
      wantedSeats,
      isBillingUntold,
      isPaidByAdministrator: group.payer === 'ADMIN' && group.closedAt === null,
      canPay:
        group.country !== null &&
        canPaySeats({ facts: factsOf(payment), graceDays: terms.graceDays, now }),
    },
    now,
  );
  return { step, wantedSeats };
}

/** A card expires, and grace ends, without anybody telling. */
async function refreshCanPay({ tools, payment }: Stepping): Promise<void> {
  const { groupId, group } = payment;
  const facts = factsOf(payment);
  const now = tools.clock.now();
  const can = canPaySeats({ facts, graceDays: tools.terms.graceDays, now });
  if (can !== group.canPaySeats) {
    await setCanPaySeats({ tx: tools.db, groupId, canPaySeats: can });
  }
}

function intentOf({
  tools: { terms, clock },
  payment,
  step,
  wantedSeats,
}: Stepping & {
  step: Extract<SeatStep, 'START' | 'SEATS' | 'END'>;
  wantedSeats: number;
}): SeatIntent {
  const base = { number: payment.asked + 1, at: clock.now().toISOString() };
  if (step === 'END') return { ...base, kind: 'END' };
  if (step === 'SEATS') return { ...base, kind: 'SEATS', seats: wantedSeats };
  return {
    ...base,
    kind: 'START',
    seats: wantedSeats,
    priceMinor: payment.priceMinor,
    // A group has its trial once.
    trialDays: payment.subscriptionReference === null ? terms.trialDays : 0,
    tax: taxOfGroup({ group: payment.group, terms }),
  };
}

interface Acting extends Stepping {
  gateway: SeatGateway;
}

async function carryOut(acting: Acting & { intent: SeatIntent }): Promise<boolean> {
  const { tools, payment, gateway, intent } = acting;
  const now = tools.clock.now();
  const written = { ...intent, at: now.toISOString() };
  const change = { intent: written, asked: intent.number };
  // Somebody else is at it.
  if (!(await updatePayment({ tx: tools.db, payment, change }))) return false;
  const claimed = { ...payment, ...change, version: payment.version + 1 };
  const outcome = await ask({ gateway, payment: claimed, intent });
  if (!outcome.ok) return refused({ tools, payment: claimed, intent, reason: outcome.reason });
  const events = [
    {
      actorId: null,
      kind: 'SEATS_CHANGED' as const,
      details: { seats: outcome.account.subscription?.seats ?? 0, before: payment.seats },
    },
  ];
  const { account } = outcome;
  const isKept = await keepAccount({
    tools,
    payment: claimed,
    account,
    change: { intent: null },
    events: payment.seats === account.subscription?.seats ? [] : events,
  });
  if (isKept) return true;
  const reference = account.subscription?.reference ?? null;
  return readAgain({ ...acting, change: { intent: null }, reference });
}

function ask({
  gateway,
  payment,
  intent,
}: {
  gateway: SeatGateway;
  payment: StoredPayment;
  intent: SeatIntent;
}): Promise<SeatOutcome> {
  const known = knownSeats(payment);
  const key = `${payment.groupId}:${intent.number}`;
  switch (intent.kind) {
    case 'START':
      return gateway.start(known, { ...intent, orderId: key });
    case 'SEATS':
      return gateway.setSeats(known, intent.seats, key);
    case 'END':
      return gateway.end(known, key);
  }
}

/** Nothing was charged; a start waits for another card. */
async function refused({
  tools,
  payment,
  intent,
  reason,
}: Stepping & { intent: SeatIntent; reason: string }): Promise<boolean> {
  const { groupId } = payment;
  tools.log.warn({ groupId, reason, kind: intent.kind }, 'the company refused seats');
  await tools.db.transaction(async (tx) => {
    const isStart = intent.kind === 'START';
    const change = { intent: null, ...(isStart && { refusedAt: tools.clock.now() }) };
    if (!(await updatePayment({ tx, payment, change })) || !isStart) return;
    await setCanPaySeats({ tx, groupId, canPaySeats: false });
    const event = { groupId, actorId: null, kind: 'INVOICE_FAILED' as const };
    await recordEvent({ ...tools, tx, event: { ...event, details: { seats: intent.seats } } });
  });
  return false;
}

/** All that invoices say of the buyer, as one text to compare. */
function billingOf({ tools, payment }: Stepping): string {
  const tax = taxOfGroup({ group: payment.group, terms: tools.terms });
  return JSON.stringify([knownSeats(payment).billing, tax]);
}

async function tellTax({ tools, payment, gateway }: Acting): Promise<boolean> {
  const { group, groupId, version } = payment;
  const tax = taxOfGroup({ group, terms: tools.terms });
  // What was told before may be told again: a key that was used would be answered and not heard.
  const key = `${groupId}:tax:${version}`;
  const outcome = await gateway.setTax(knownSeats(payment), tax, key);
  const change = { billingTold: billingOf({ tools, payment }) };
  if (!outcome.ok) return false;
  return keepAccount({ tools, payment, account: outcome.account, change });
}

/** Somebody wrote while the company was asked, so what it answered may be old: it is asked again. */
async function readAgain({
  tools,
  payment: { groupId },
  gateway,
  change,
  reference,
}: Acting & { change: { intent: null }; reference: string | null }): Promise<boolean> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const payment = await findPayment({ db: tools.db, groupId });
    if (payment === null) return false;
    const subscriptionReference = reference ?? payment.subscriptionReference;
    const fresh = { ...payment, subscriptionReference };
    const account = await gateway.read(knownSeats(fresh));
    if (await keepAccount({ tools, payment: fresh, account, change })) return true;
  }
  return false;
}

const mostTurns = 5;

/** Asks the company how a group stands: what it told of may have come twice, late or never. */
export async function syncGroup({ tools, groupId }: Reconciling): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const payment = await findPayment({ db: tools.db, groupId });
    const gateway = payment && gatewayOf(tools, payment);
    if (payment === null || gateway === null) return;
    const account = await gateway.read(knownSeats(payment));
    if (await keepAccount({ tools, payment, account })) break;
  }
  await settleSeatMembers({ tools, groupId });
}
