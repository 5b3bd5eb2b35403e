import { problem, type Problem } from '../../../lib/problems.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ProGroup } from '../groups/group.ts';
import { updateGroup } from '../groups/groups.store.ts';
import { findPayment, insertPayment, updatePayment } from './payment.store.ts';
import { reconcileGroup } from './reconcile-group.ts';
import { billingProblems, type BillingForm } from './billing-form.rules.ts';
import { seatCurrencyIn } from './seat-terms.rules.ts';
import type { SeatTools } from './seat-tools.ts';
import { readVatNumber } from './vat-number.ts';
import { isInEu } from './vat-rates.rules.ts';

interface ChangeBilling {
  tools: SeatTools;
  group: ProGroup;
  actorId: string;
  form: BillingForm;
}

/** Whom invoices name and how they are taxed; the company is told, now or by the next run. */
export async function changeBilling({
  tools,
  group,
  actorId,
  form,
}: ChangeBilling): Promise<Problem[]> {
  const problems = billingProblems(form);
  if (problems.length > 0) return problems;
  const number = await checkedNumber({ tools, form });
  if ('problem' in number) return [number.problem];
  await keepBilling({ tools, group, actorId, form, number });
  await reconcileSoon({ tools, groupId: group.id });
  return [];
}

const refusals = {
  invalid: 'pro.vat-number-invalid',
  'other-country': 'pro.vat-number-other-country',
} as const;

type CheckedNumber = { vatNumber: string | null; isKnown: boolean | null };

/** Where the register does not answer, the format is what counts. */
async function checkedNumber({
  tools,
  form: { country, taxResidence, vatNumber: text },
}: Pick<ChangeBilling, 'tools' | 'form'>): Promise<CheckedNumber | { problem: Problem }> {
  const where = taxResidence ?? country;
  if (text === '') return { vatNumber: null, isKnown: null };
  // Numbers of other countries change no tax; they are printed as they are written.
  if (!isInEu(where)) return { vatNumber: text, isKnown: null };
  const read = readVatNumber({ text, country: where });
  if (!read.ok) return { problem: problem('vatNumber', refusals[read.reason]) };
  const { vatNumber } = read;
  const answer = await tools.vatRegister?.ask({ vatNumber });
  if (answer === 'unknown') return { problem: problem('vatNumber', 'pro.vat-number-unknown') };
  return { vatNumber, isKnown: answer === 'known' ? true : null };
}

async function keepBilling({
  tools,
  group: { id: groupId },
  actorId,
  form: { name, address, country, taxResidence },
  number: { vatNumber, isKnown },
}: ChangeBilling & { number: CheckedNumber }): Promise<void> {
  const { db, clock, seats, terms } = tools;
  const currency = seatCurrencyIn(taxResidence ?? country);
  const told = { billingName: name, billingAddress: address };
  await db.transaction(async (tx) => {
    await updateGroup({ tx, groupId, change: { country, taxResidence, vatNumber } });
    const createdAt = clock.now();
    const provider = seats?.name ?? 'UNKNOWN';
    const priceMinor = terms.prices[currency];
    const fresh = { groupId, provider, currency, priceMinor, createdAt, ...told };
    await insertPayment({ db: tx, payment: fresh });
    const payment = await findPayment({ db: tx, groupId, isLocked: true });
    if (payment === null) return;
    const change = { ...told, isVatNumberKnown: isKnown };
    // Nothing has been sold yet: then the currency follows the country still.
    const isFresh = payment.customerReference === null;
    await updatePayment({
      tx,
      payment,
      change: { ...change, ...(isFresh && { currency, priceMinor, provider }) },
    });
    const event = { groupId, actorId, kind: 'GROUP_CHANGED' as const };
    await recordEvent({ ...tools, tx, event: { ...event, details: { fields: 'billing' } } });
  });
}

/** What was written down stands, whether the company answers now or not. */
export async function reconcileSoon({
  tools,
  groupId,
}: {
  tools: SeatTools;
  groupId: string;
}): Promise<void> {
  try {
    await reconcileGroup({ tools, groupId });
  } catch (error) {
    tools.log.warn({ err: error, groupId }, 'seats are reconciled later');
  }
}
