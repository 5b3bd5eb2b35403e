import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import type { HomeQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';

type Offers = HomeQuery['offers']['offers'];

export function MembershipOffer({ offers, trialDays }: { offers: Offers; trialDays: number }) {
  const locale = useLocale();
  const monthly = priceOf({ offers, plan: 'MONTHLY', locale });
  const yearly = priceOf({ offers, plan: 'YEARLY', locale });
  const hasTrial = trialDays > 0;
  return (
    <section className="page-width grid justify-items-center gap-6 pt-[calc(var(--spacing-section)/2)] text-center">
      <h2 className="text-h1">
        {hasTrial ? m.home_offer_title({ count: trialDays }) : m.home_offer_title_no_trial()}
      </h2>
      <p className="max-w-[38ch] text-lg text-ink-2">
        {hasTrial
          ? m.home_offer_after_trial({ monthly, yearly })
          : m.home_offer_prices({ monthly, yearly })}
      </p>
      <ButtonLink
        variant="primary"
        size="lg"
        to={screenPath('becomeMember', locale, { step: 'plan' })}
      >
        {hasTrial ? m.home_start_trial() : m.home_become_member()}
      </ButtonLink>
    </section>
  );
}

function priceOf({
  offers,
  plan,
  locale,
}: {
  offers: Offers;
  plan: Offers[number]['plan'];
  locale: Locale;
}): string {
  const offer = offers.find((each) => each.plan === plan);
  if (offer === undefined) return '';
  const { languageTag } = locales[locale];
  return priceText({ ...offer, languageTag });
}
