import { isInEu, vatPercentIn } from './vat-rates.rules.ts';

export const vatTreatments = ['TAXED', 'REVERSE_CHARGE', 'OUTSIDE'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** How what a group pays is taxed. */
export interface VatDecision {
  treatment: VatTreatment;
  /** Whose tax it is. */
  country: string;
  percent: number;
}

export interface VatFacts {
  /** Where the group is. */
  country: string;
  /** Where it pays tax, when that is elsewhere. */
  taxResidence: string | null;
  /** With its country in front; its format is right, and the register did not refuse it. */
  vatNumber: string | null;
}

/**
 * A service by electronic means is taxed where the customer is established. A business in another
 * country of the EU owes the tax itself (Directive 2006/112/EC, articles 44 and 196); without a VAT
 * number a customer is taxed at the rate of their own country (article 58).
 */
export function decideVat({
  facts: { country, taxResidence, vatNumber },
  operatorCountry,
  percents,
}: {
  facts: VatFacts;
  /** Null where the operator did not say: then they are at home in no country of the EU. */
  operatorCountry: string | null;
  percents: Readonly<Record<string, number>>;
}): VatDecision {
  const where = taxResidence ?? country;
  const percent = vatPercentIn({ country: where, percents });
  if (vatNumber !== null && isInEu(where) && where !== operatorCountry) {
    return { treatment: 'REVERSE_CHARGE', country: where, percent: 0 };
  }
  return { treatment: percent > 0 ? 'TAXED' : 'OUTSIDE', country: where, percent };
}
