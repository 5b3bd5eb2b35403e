import { numberFormat } from '../../../lib/formats.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import { monthlyFigure, priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import type { BecomeMemberQuery } from './operations.gen.ts';
import type { BillingPeriod } from '../../graphql/schema-types.gen.ts';
import type { AnswerOf } from '../../forms/answer-forms.ts';
import type { NextPage } from './change-membership.ts';
import type { signUpForms } from './membership-forms.ts';
import type { PlanChoice, SignUpChoice } from './sign-up-steps.ts';

export type Offers = BecomeMemberQuery['offers'];
export type Offer = Offers['offers'][number];

/** What every step is shown with. */
export interface StepProps {
  locale: Locale;
  choice: SignUpChoice;
  state: BecomeMemberQuery;
}

/** What became of the form of a step, and where the payment company wants the member next. */
export type StepAnswer = AnswerOf<typeof signUpForms, NextPage>;

const billingPeriodOf: Record<PlanChoice, BillingPeriod> = {
  yearly: 'YEARLY',
  monthly: 'MONTHLY',
};

export function billingPeriod({ plan }: SignUpChoice): BillingPeriod {
  return billingPeriodOf[plan];
}

export function offerFor({ offers }: Offers, plan: BillingPeriod): Offer {
  const offer = offers.find((one) => one.plan === plan);
  if (!offer) throw new Error(`There is no offer for ${plan}`);
  return offer;
}

/** The prices of an offer as they are read on the page. */
export function offerTexts(offer: Offer, locale: Locale) {
  const { languageTag } = locales[locale];
  const percent = numberFormat(languageTag, { maximumFractionDigits: 2 });
  const text = (priceMinor: number) => priceText({ ...offer, priceMinor, languageTag });
  return {
    price: text(offer.priceMinor),
    perYear: text(offer.pricePerYearMinor),
    saving: text(offer.savingMinor),
    nothing: text(0),
    vat: priceText({ ...offer, priceMinor: offer.vatMinor, languageTag }),
    vatPercent: percent.format(offer.vatPercent),
    perMonth: monthlyFigure({ ...offer, priceMinor: offer.pricePerMonthMinor, languageTag }),
  };
}
