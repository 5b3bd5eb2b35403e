import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { useLocation } from 'react-router';
import { Link } from '../ui/navigation/link.ts';
import { isWarnedBeforeCharge } from '../../domain/membership/offers/offers.rules.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { dateFormat } from '../../lib/formats.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { useCampaignLink } from '../sign-up/campaign.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { pricesOf, type MembershipOffer } from './membership-offer.ts';
import { Points } from './points.tsx';

/** The price, the length of the trial, the one way on and what stays free: the same at every door. */
export function OfferCard({ offer }: { offer: MembershipOffer }) {
  return (
    <div className="grid gap-2.5 rounded-lg bg-surface px-5 py-4.5 text-ink shadow-md">
      <OfferTerms offer={offer} />
    </div>
  );
}

/** The same without a card around it, where there is one already. */
export function OfferTerms({ offer }: { offer: MembershipOffer }) {
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  return (
    <>
      <p>
        <Price offer={offer} locale={locale} />
      </p>
      <p className="text-sm text-ink-2">{afterwards({ offer, locale })}</p>
      <div data-noprint className="grid gap-1">
        <ButtonLink
          variant="primary"
          size="lg"
          isBlock
          trailingIcon={ArrowRightIcon}
          to={withCampaign(screenPath('becomeMember', locale, { step: 'plan' }))}
        >
          {offer.trialDays > 0
            ? m.members_start_days({ count: offer.trialDays })
            : m.members_become()}
        </ButtonLink>
        {!offer.isSignedIn && <LogIn />}
        <WhatIsInIt offer={offer} />
      </div>
    </>
  );
}

function Price({ offer, locale }: { offer: MembershipOffer; locale: Locale }) {
  const prices = pricesOf({ offer, locale });
  if (offer.trialDays === 0) return prices && <b>{m.members_prices(prices)}</b>;
  return (
    <>
      <b>{m.members_days_free({ count: offer.trialDays })}</b>
      {prices && `, ${m.members_then(prices)}`}
    </>
  );
}

/** What one has to know about the first charge. */
function afterwards({ offer, locale }: { offer: MembershipOffer; locale: Locale }): string {
  const { trialDays, pastTrialEndedAt } = offer;
  if (isWarnedBeforeCharge(trialDays)) return m.members_nothing_today_with_notice();
  if (trialDays > 0) return m.members_nothing_today();
  if (pastTrialEndedAt === null) return m.members_leave_anytime();
  const month = dateFormat(locales[locale].languageTag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(pastTrialEndedAt));
  return m.members_trial_was({ month });
}

function LogIn() {
  const query = { redirect_to: useLocation().pathname };
  return (
    <Link
      to={screenPath('login', useLocale(), undefined, { query })}
      className="link inline-flex min-h-target items-center justify-self-start text-sm"
    >
      {m.members_log_in()}
    </Link>
  );
}

function WhatIsInIt({ offer: { recipeCount, openRecipeCount } }: { offer: MembershipOffer }) {
  return (
    <details className="text-sm">
      <summary className="link min-h-target w-fit cursor-pointer list-none content-center [&::-webkit-details-marker]:hidden">
        {m.members_all_in_it()}
      </summary>
      <div className="grid gap-3 pt-1 pb-2">
        <Points
          points={[
            m.members_in_recipes({ count: recipeCount }),
            m.members_in_week(),
            m.members_in_list(),
            m.members_in_tracking(),
          ]}
        />
        <p className="font-semibold">{m.members_free_title()}</p>
        <Points
          points={[
            m.members_free_recipes({ count: openRecipeCount }),
            m.members_free_foods(),
            m.members_free_look(),
          ]}
        />
      </div>
    </details>
  );
}
