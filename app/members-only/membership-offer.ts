import { locales, type Locale } from '../../i18n/locales.ts';
import { priceText } from '../../domain/membership/offers/price-text.rules.ts';
import type { BillingPeriod } from '../graphql/schema-types.gen.ts';
import type { MembershipTermsFragment } from './operations.gen.ts';

/** How membership is offered to who has none. */
export interface MembershipOffer extends MembershipTermsFragment {
  isSignedIn: boolean;
}

export function membershipOffer({
  offers,
  me,
}: {
  offers: MembershipTermsFragment;
  me: object | null;
}): MembershipOffer {
  return { ...offers, isSignedIn: me !== null };
}

/** What a month and a year cost; null where nothing is sold. */
export function pricesOf({
  offer: { offers },
  locale,
}: {
  offer: Pick<MembershipTermsFragment, 'offers'>;
  locale: Locale;
}): { monthly: string; yearly: string } | null {
  const { languageTag } = locales[locale];
  const priceOf = (period: BillingPeriod) => {
    const offer = offers.find(({ plan }) => plan === period);
    return offer === undefined ? null : priceText({ ...offer, languageTag });
  };
  const [monthly, yearly] = [priceOf('MONTHLY'), priceOf('YEARLY')];
  return monthly === null || yearly === null ? null : { monthly, yearly };
}
