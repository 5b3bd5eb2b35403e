import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { ReactNode } from 'react';
import { isWarnedBeforeCharge } from '../../../domain/membership/offers/offers.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { PlanPreviewViewerQuery } from './operations.gen.ts';
import { pricesOf } from '../../members-only/membership-offer.ts';
import { useLocale } from '../../shell/locale.ts';
import { SiteMark } from '../../shell/site-mark.tsx';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TopBar } from '../../ui/navigation/top-bar.tsx';
import { stepPath } from './step-path.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { keepWeekForms } from './quiz-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

interface PreviewFrameProps {
  viewer: PlanPreviewViewerQuery;
  requestKey: string;
  /** Why the week could not be kept. */
  error?: string | undefined;
  /** There is a week to go on with. */
  isReady?: boolean;
  children: ReactNode;
}

/** No navigation: the way back to the answers above, the way on below, always in reach. */
export function PreviewFrame({ viewer, isReady = false, children, ...saving }: PreviewFrameProps) {
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  const { brand } = viewer;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <TopBar
        home={{
          to: screenPath('home', locale),
          label: m.site_home_link({ brand: brand.name }),
          mark: <SiteMark brand={brand} />,
        }}
        actions={
          <Link
            to={withCampaign(stepPath({ step: 'GOAL', locale }))}
            className="inline-flex min-h-target items-center px-2 font-semibold underline underline-offset-4"
          >
            {m.onboarding_preview_change()}
          </Link>
        }
      />
      <main id="main">{children}</main>
      {isReady && (
        <footer className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-raised pt-3 pb-[calc(0.8rem+env(safe-area-inset-bottom))]">
          <div className="page-width flex items-center justify-between gap-x-4 gap-y-2 max-sm:grid max-sm:text-center">
            <WayOn viewer={viewer} {...saving} />
          </div>
        </footer>
      )}
    </div>
  );
}

/** A member keeps the week; everybody else becomes one first. */
function WayOn({ viewer, requestKey, error }: Omit<PreviewFrameProps, 'children'>) {
  const locale = useLocale();
  const withCampaign = useCampaignLink();
  const isMember = viewer.me !== null && viewer.membershipSubscription?.status === 'ACTIVE';
  if (!isMember) {
    return (
      <>
        <Terms offers={viewer.offers} />
        <ButtonLink
          to={withCampaign(screenPath('becomeMember', locale, { step: 'plan' }))}
          variant="primary"
          size="lg"
          trailingIcon={ArrowRightIcon}
        >
          {m.onboarding_reveal_start()}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {error ? <Alert tone="danger">{error}</Alert> : <p>{m.onboarding_reveal_save_note()}</p>}
      <IntentForm
        set={keepWeekForms}
        intent="keep"
        values={{ requestKey }}
        className="flex flex-wrap items-center justify-end gap-3"
      >
        <SubmitButton variant="primary" size="lg" trailingIcon={ArrowRightIcon}>
          {m.onboarding_reveal_save()}
        </SubmitButton>
      </IntentForm>
    </>
  );
}

/** Both periods, since the next page has the longer one chosen. */
function Terms({ offers }: Pick<PlanPreviewViewerQuery, 'offers'>) {
  const prices = pricesOf({ offer: offers, locale: useLocale() });
  if (prices === null) return <span />;
  const { trialDays } = offers;
  if (!isWarnedBeforeCharge(trialDays)) {
    return <p className="text-sm">{m.onboarding_reveal_price(prices)}</p>;
  }
  return (
    <p className="text-sm leading-snug text-balance sm:grid">
      <b className="font-control">{m.onboarding_reveal_trial({ count: trialDays })}</b>{' '}
      <span>{m.onboarding_reveal_trial_then(prices)}</span>
    </p>
  );
}
