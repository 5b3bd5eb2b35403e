import { priceText } from '../../../../domain/membership/offers/price-text.rules.ts';
import { locales, type Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { dateFormat, numberFormat } from '../../../../lib/formats.ts';
import type {
  Currency,
  ProInvoiceState,
  ProPaymentStage,
} from '../../../graphql/schema-types.gen.ts';
import type { TagTone } from '../../../ui/data/tag.tsx';
import type { ProPaymentQuery } from '../operations.gen.ts';

export type Payment = ProPaymentQuery['proPayment'];

/** An amount as administrators read it; what is given back has a minus. */
export function amountText(
  { currency, minor }: { currency: Currency; minor: number },
  locale: Locale,
): string {
  const { languageTag } = locales[locale];
  const text = priceText({ priceMinor: Math.abs(minor), currency, languageTag });
  return minor < 0 ? `−${text}` : text;
}

/** `25.5%` */
export function percentText(percent: number, locale: Locale): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return numberFormat(locales[locale].languageTag, format).format(percent / 100);
}

/** `Mar 2, 2026` */
export function shortDate(time: string, locale: Locale): string {
  const format = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(time));
}

/** `Mar 2, 2026 – Apr 2, 2026` */
export function periodText({ from, to }: { from: string; to: string }, locale: Locale): string {
  return `${shortDate(from, locale)} – ${shortDate(to, locale)}`;
}

const stages: Record<ProPaymentStage, { word: () => string; tone: TagTone }> = {
  NO_METHOD: { word: m.pro_payment_stage_no_method, tone: 'yolk' },
  READY: { word: m.pro_payment_stage_ready, tone: 'sky' },
  TRIAL: { word: m.pro_payment_stage_trial, tone: 'sky' },
  PAID: { word: m.pro_payment_stage_paid, tone: 'leaf' },
  GRACE: { word: m.pro_payment_stage_grace, tone: 'danger' },
  LOST: { word: m.pro_payment_stage_lost, tone: 'danger' },
  ENDING: { word: m.pro_payment_stage_ending, tone: 'neutral' },
  ENDED: { word: m.pro_payment_stage_ended, tone: 'neutral' },
};

export function stageLook(stage: ProPaymentStage) {
  const { word, tone } = stages[stage];
  return { word: word(), tone };
}

const states: Record<ProInvoiceState, { word: () => string; tone: TagTone }> = {
  OPEN: { word: m.pro_payment_invoice_state_open, tone: 'yolk' },
  PAID: { word: m.pro_payment_invoice_state_paid, tone: 'leaf' },
  FAILED: { word: m.pro_payment_invoice_state_failed, tone: 'danger' },
  VOID: { word: m.pro_payment_invoice_state_void, tone: 'neutral' },
};

export function invoiceLook(state: ProInvoiceState) {
  const { word, tone } = states[state];
  return { word: word(), tone };
}
