import { addDays } from '../../../lib/clock.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import type { NewMail } from '../../mail/mail.ts';
import { listAdministrators } from '../groups/groups.store.ts';
import { localeOfPayer } from '../payer-locale.ts';
import {
  listTroubled,
  markTold,
  type ToldOfInvoice,
  type TroubledInvoice,
} from './invoices.store.ts';
import { findPayment } from './payment.store.ts';
import type { SeatTools } from './seat-tools.ts';

/** Access is about to be lost: told this long before. */
const warningDays = 3;

interface Telling {
  tools: SeatTools;
  /** Where links lead. */
  origin: string;
}

/**
 * Tells administrators of a refused charge, of the end of grace before it comes, of access that was
 * lost, and of a payment that came after all. Mark and mails are written together: each is told once.
 */
export async function tellAdministrators({ tools, origin }: Telling): Promise<void> {
  for (const invoice of await listTroubled({ db: tools.db })) {
    const what = newsOf({ invoice, tools });
    if (what !== null) await tell({ tools, origin, invoice, what });
  }
}

/** The latest news only: nobody is warned of what has happened already. */
function newsOf({
  invoice: { state, dueMinor, issuedAt, told },
  tools: { clock, terms },
}: {
  invoice: TroubledInvoice;
  tools: SeatTools;
}): ToldOfInvoice | null {
  const now = clock.now();
  if (state === 'PAID') return told.recovery === null ? 'recovery' : null;
  if (dueMinor === 0) return null;
  const end = addDays(issuedAt, terms.graceDays);
  if (now >= end) return told.loss === null ? 'loss' : null;
  if (told.failure === null) return 'failure';
  return now >= addDays(end, -warningDays) && told.ending === null ? 'ending' : null;
}

async function tell({
  tools,
  origin,
  invoice,
  what,
}: Telling & { invoice: TroubledInvoice; what: ToldOfInvoice }): Promise<void> {
  const { db, clock, terms } = tools;
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await markTold({ tx, invoice, what, now }))) return;
    // The failure is told of with what followed.
    if (what === 'loss') await markTold({ tx, invoice, what: 'failure', now });
    const { groupId, reference, number, dueMinor, currency, issuedAt } = invoice;
    const payment = await findPayment({ db: tx, groupId });
    if (payment === null) return;
    const { title, payerLanguage } = payment.group;
    const accessUntil = addDays(issuedAt, terms.graceDays).toISOString();
    const administrators = await listAdministrators({ db: tx, groupId });
    const mails = administrators.map(({ userId, firstName, email }): NewMail => ({
      id: `seats-${what}:${groupId}:${reference}:${userId}`,
      kind: 'seats-payment',
      recipient: email,
      values: { what, firstName, groupId, title, number, dueMinor, currency, accessUntil },
    }));
    const setting = { locale: localeOfPayer(payerLanguage), origin };
    await queueMails({ tx, mails: mails.map((mail) => ({ mail, setting, createdAt: now })) });
  });
}
