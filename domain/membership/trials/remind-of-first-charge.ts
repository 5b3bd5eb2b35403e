import type { Transaction } from '../../../db/database.ts';
import { defaultLocale, localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import { addDays } from '../../../lib/clock.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { findRecipient, insertNotice, listTrialsEnding } from '../membership.store.ts';
import type { Membership } from '../membership.ts';
import type { Currency } from '../offers/offers.rules.ts';

const noticeDays = 2;

interface Reminding {
  tools: MembershipTools;
  /** Where the link to cancel leads. */
  origin: string;
}

/**
 * Tells every member whose trial ends within two days what they will be charged and how to cancel.
 * Notice and mail are written together, so each member is told once, whoever runs this how often.
 */
export async function remindOfFirstCharge({ tools, origin }: Reminding): Promise<void> {
  const now = tools.clock.now();
  const before = addDays(now, noticeDays);
  const ending = await listTrialsEnding({ db: tools.db, now, before });
  for (const membership of ending) {
    await tools.db.transaction((tx) => remind({ tx, tools, origin, membership }));
  }
}

interface Reminder extends Reminding {
  tx: Transaction;
  membership: Membership;
}

async function remind({ tx, tools, origin, membership }: Reminder): Promise<void> {
  const now = tools.clock.now();
  const isFirst = await insertNotice({ tx, membership, kind: 'FIRST_CHARGE', now });
  const recipient = await findRecipient({ db: tx, userId: membership.userId });
  if (!isFirst || recipient === null) return;
  const { id, priceMinor, currency, expireTime } = membership;
  await queueMail({
    tx,
    createdAt: now,
    setting: { locale: localeOfCurrency(currency), origin },
    mail: {
      id: `first-charge:${id}`,
      kind: 'first-charge',
      recipient: recipient.email,
      values: {
        firstName: recipient.firstName,
        priceMinor,
        currency,
        chargeAt: expireTime.toISOString(),
        isTest: tools.payments.byName(membership.provider)?.isTest ?? false,
      },
    },
  });
}

/** Each edition sells in a currency of its own, so the currency tells the language. */
function localeOfCurrency(currency: Currency): Locale {
  return localeCodes.find((code) => locales[code].currency === currency) ?? defaultLocale;
}
