import { dateFormat } from '../../lib/formats.ts';
import { currencies } from '../../domain/membership/offers/offers.rules.ts';
import { priceText } from '../../domain/membership/offers/price-text.rules.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { signId } from '../../lib/signed-id.ts';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import { mailLinkPurpose } from '../../domain/identity/tickets/ticket.ts';
import type { OptionalMailKind } from '../../domain/notifications/notification-choices.rules.ts';
import { unsubscribeToken } from '../../domain/notifications/unsubscribe.ts';
import { communityMailWords } from './community-mail-words.ts';
import { doctorMailWords } from './doctor-mail-words.ts';
import { proMailWords } from './pro-mail-words.ts';
import type { MailWords } from './mail-text.ts';
import { seatsMailWords } from './seats-mail-words.ts';
import { programMailWords } from './program-mail-words.ts';
import { thawLines } from '../push/thaw-lines.ts';

interface Surroundings {
  brand: string;
  contactEmail: string;
  authSecret: string;
}

/** The words of each kind of mail, in its reader's language. */
export function wordsOf(
  mail: OutgoingMail,
  { brand, contactEmail, authSecret }: Surroundings,
): MailWords {
  const { locale, origin } = mail;
  const said = { locale };
  const link = (screen: 'confirmEmail' | 'resetPassword', ticketId: string) => {
    const token = signId(ticketId, { purpose: mailLinkPurpose, secret: authSecret });
    return `${origin}${screenPath(screen, locale, undefined, { query: { token } })}`;
  };
  const unsubscribeUrl = (userId: string, kind: OptionalMailKind) => {
    const token = unsubscribeToken({ userId, kind, secret: authSecret });
    return `${origin}${screenPath('unsubscribe', locale, undefined, { query: { token } })}`;
  };
  switch (mail.kind) {
    case 'contact-message': {
      const { name, email, text } = mail.values;
      return {
        subject: m.mail_contact_subject({ name: name || m.mail_contact_somebody({}, said) }, said),
        paragraphs: text.split(/\n{2,}/),
        note: m.mail_contact_note({ email }, said),
        replyTo: email,
      };
    }
    case 'confirm-email':
      return {
        subject: m.mail_confirm_email_subject({ brand }, said),
        paragraphs: [greeting(mail, locale), m.mail_confirm_email_text({ brand }, said)],
        action: {
          label: m.mail_confirm_email_action({}, said),
          url: link('confirmEmail', mail.values.ticketId),
        },
        note: m.mail_not_you({}, said),
      };
    case 'change-email':
      return {
        subject: m.mail_change_email_subject({ brand }, said),
        paragraphs: [greeting(mail, locale), m.mail_change_email_text({ brand }, said)],
        action: {
          label: m.mail_confirm_email_action({}, said),
          url: link('confirmEmail', mail.values.ticketId),
        },
        note: m.mail_not_you({}, said),
      };
    case 'email-changed':
      return {
        subject: m.mail_email_changed_subject({ brand }, said),
        paragraphs: [
          greeting(mail, locale),
          m.mail_email_changed_text({ brand, email: mail.values.newEmail }, said),
          m.mail_write_to_us({ email: contactEmail }, said),
        ],
      };
    case 'reset-password':
      return {
        subject: m.mail_reset_password_subject({ brand }, said),
        paragraphs: [greeting(mail, locale), m.mail_reset_password_text({}, said)],
        action: {
          label: m.mail_reset_password_action({}, said),
          url: link('resetPassword', mail.values.ticketId),
        },
        note: m.mail_reset_password_note({}, said),
      };
    case 'password-changed':
      return {
        subject: m.mail_password_changed_subject({ brand }, said),
        paragraphs: [
          greeting(mail, locale),
          m.mail_password_changed_text({ brand }, said),
          m.mail_write_to_us({ email: contactEmail }, said),
        ],
        action: {
          label: m.mail_password_changed_action({}, said),
          url: `${origin}${screenPath('lostPassword', locale)}`,
        },
      };
    case 'first-charge': {
      const { languageTag } = locales[locale];
      const { priceMinor, chargeAt } = mail.values;
      const currency = currencies.find((known) => known === mail.values.currency) ?? 'USD';
      const price = priceText({ priceMinor, currency, languageTag });
      const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
      const date = dateFormat(languageTag, format).format(new Date(chargeAt));
      const query = { cancel: 'ask' };
      return {
        subject: m.mail_first_charge_subject({ brand, date }, said),
        paragraphs: [
          greeting(mail, locale),
          m.mail_first_charge_text({ brand, price, date }, said),
          ...(mail.values.isTest ? [m.membership_test_note({}, said)] : []),
        ],
        action: {
          label: m.mail_first_charge_action({}, said),
          url: `${origin}${screenPath('membership', locale, undefined, { query })}`,
        },
        note: m.mail_first_charge_note({}, said),
      };
    }
    case 'doctor-entry':
    case 'doctor-waiting':
      return doctorMailWords(mail, { brand, authSecret });
    case 'thaw-tonight': {
      const { userId, planSlug: slug, dishes } = mail.values;
      return {
        subject: m.notifications_thaw_title({}, said),
        paragraphs: [
          greeting(mail, locale),
          m.notifications_thaw_mail_text({}, said),
          ...thawLines({ dishes, locale }),
        ],
        action: {
          label: m.notifications_thaw_mail_action({}, said),
          url: `${origin}${screenPath('mealPlan', locale, { slug })}`,
        },
        note: m.notifications_mail_why_thaw({}, said),
        unsubscribeUrl: unsubscribeUrl(userId, 'THAW_TONIGHT'),
      };
    }
    case 'pro-invitation':
    case 'pro-welcome':
    case 'pro-member-joined':
    case 'pro-removed':
    case 'pro-assigned':
    case 'pro-term-ending':
    case 'pro-terms-ending':
      return proMailWords(mail, { authSecret });
    case 'seats-payment':
      return seatsMailWords(mail);
    case 'weekly-plan':
      return {
        subject: m.notifications_week_title({}, said),
        paragraphs: [
          greeting(mail, locale),
          mail.values.hasPlan
            ? m.notifications_week_body_plan({}, said)
            : m.notifications_week_body_none({}, said),
        ],
        action: {
          label: m.notifications_week_mail_action({}, said),
          url: `${origin}${screenPath('myMealPlanner', locale)}`,
        },
        note: m.notifications_mail_why_week({}, said),
        unsubscribeUrl: unsubscribeUrl(mail.values.userId, 'WEEKLY_PLAN'),
      };
    case 'program-day':
    case 'program-week':
      return programMailWords(mail, { greeting: greeting(mail, locale), unsubscribeUrl });
    case 'community-replies':
    case 'community-likes':
    case 'community-decision':
      return communityMailWords(mail, { greeting: greeting(mail, locale), unsubscribeUrl });
    case 'account-deleted':
      return {
        subject: m.mail_account_deleted_subject({ brand }, said),
        paragraphs: [
          greeting(mail, locale),
          m.mail_account_deleted_text({ brand }, said),
          m.mail_account_deleted_money({}, said),
        ],
      };
  }
}

function greeting(
  {
    values,
  }: Exclude<OutgoingMail, { kind: 'contact-message' | 'doctor-entry' | 'doctor-waiting' }>,
  locale: Locale,
): string {
  return m.mail_greeting({ name: values.firstName }, { locale });
}
