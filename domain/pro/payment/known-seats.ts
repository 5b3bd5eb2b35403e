import type { KnownSeats, SeatTax } from './seat-gateway.ts';
import type { StoredPayment } from './payment.store.ts';
import type { SeatTerms } from './seat-terms.rules.ts';
import { decideVat, type VatDecision } from './vat.rules.ts';

/** A group as the company has to be asked for it. */
export function knownSeats(payment: StoredPayment): KnownSeats {
  const { groupId, currency, customerReference, subscriptionReference, memo, group } = payment;
  return {
    groupId,
    currency,
    billing: {
      name: payment.billingName || group.title,
      address: payment.billingAddress,
      country: group.country ?? '',
    },
    customerReference,
    subscriptionReference,
    memo,
  };
}

export function vatOfGroup({
  group: { country, taxResidence, vatNumber },
  terms: { operatorCountry, vatPercents: percents },
}: {
  group: Pick<StoredPayment['group'], 'country' | 'taxResidence' | 'vatNumber'>;
  terms: SeatTerms;
}): VatDecision {
  const facts = { country: country ?? '', taxResidence, vatNumber };
  return decideVat({ facts, operatorCountry, percents });
}

export function taxOfGroup(args: Parameters<typeof vatOfGroup>[0]): SeatTax {
  const { treatment, country, percent } = vatOfGroup(args);
  const isReverseCharge = treatment === 'REVERSE_CHARGE';
  return { country, percent, isReverseCharge, vatNumber: args.group.vatNumber };
}
