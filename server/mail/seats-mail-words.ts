import { currencies } from '../../domain/membership/offers/offers.rules.ts';
import { priceText } from '../../domain/membership/offers/price-text.rules.ts';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { dateFormat } from '../../lib/formats.ts';
import type { MailWords } from './mail-text.ts';

type SeatsMail = Extract<OutgoingMail, { kind: 'seats-payment' }>;

/** What administrators are told of an invoice for the seats of their group. */
export function seatsMailWords(mail: SeatsMail): MailWords {
  const { locale, origin, values } = mail;
  const said = { locale };
  const { languageTag } = locales[locale];
  const { title: group, number, dueMinor: priceMinor } = values;
  const currency = currencies.find((known) => known === values.currency) ?? 'USD';
  const price = priceText({ priceMinor, currency, languageTag });
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = dateFormat(languageTag, format).format(new Date(values.accessUntil));
  const query = { group: values.groupId };
  const words = { group, number, price, date };
  return {
    subject: subjectOf(values.what, words, said),
    paragraphs: [
      m.mail_greeting({ name: values.firstName }, said),
      textOf(values.what, words, said),
    ],
    action: {
      label: m.pro_payment_mail_action({}, said),
      url: `${origin}${screenPath('proPayment', locale, undefined, { query })}`,
    },
  };
}

type What = SeatsMail['values']['what'];
type Words = { group: string; number: string; price: string; date: string };
type Said = { locale: SeatsMail['locale'] };

function subjectOf(what: What, { group, date }: Words, said: Said): string {
  switch (what) {
    case 'failure':
      return m.pro_payment_mail_failure_subject({ group }, said);
    case 'ending':
      return m.pro_payment_mail_ending_subject({ group, date }, said);
    case 'loss':
      return m.pro_payment_mail_loss_subject({ group }, said);
    case 'recovery':
      return m.pro_payment_mail_recovery_subject({ group }, said);
  }
}

function textOf(what: What, { group, number, price, date }: Words, said: Said): string {
  switch (what) {
    case 'failure':
      return m.pro_payment_mail_failure_text({ group, number, price, date }, said);
    case 'ending':
      return m.pro_payment_mail_ending_text({ group, number, price, date }, said);
    case 'loss':
      return m.pro_payment_mail_loss_text({ group, number, price }, said);
    case 'recovery':
      return m.pro_payment_mail_recovery_text({ group, number, price }, said);
  }
}
