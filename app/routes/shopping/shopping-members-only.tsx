import { useLocation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { StillLife } from '../../ui/pictures/still-life.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';

/** What visitors and users without membership find in the place of a list. */
export function ShoppingMembersOnly({ offer }: { offer: MembershipOffer }) {
  return (
    <Page className="pb-section">
      <PageHeader title={m.shopping_title()} />
      <section
        aria-labelledby="members-only"
        className="mx-auto max-w-form overflow-hidden rounded-xl bg-raised shadow-md"
      >
        <div aria-hidden className="grid h-44 place-items-center bg-table-sage">
          <StillLife scene="empty-plate" />
        </div>
        <div className="grid gap-4 px-7 pt-6 pb-7">
          <h2 id="members-only" className="text-h2">
            {m.shopping_members_title()}
          </h2>
          <p className="text-ink-2">{textOf(offer)}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Actions offer={offer} />
          </div>
        </div>
      </section>
    </Page>
  );
}

function textOf({ hasTrial, isSignedIn }: MembershipOffer): string {
  const benefit = m.shopping_members_text();
  const offer = hasTrial ? m.shopping_members_trial() : m.shopping_members_join();
  return isSignedIn ? `${benefit} ${offer}` : `${benefit} ${offer} ${m.shopping_members_log_in()}`;
}

function Actions({ offer }: { offer: MembershipOffer }) {
  const locale = useLocale();
  const query = { redirect_to: useLocation().pathname };
  return (
    <>
      <ButtonLink variant="primary" to={screenPath('becomeMember', locale, { step: 'plan' })}>
        {offer.hasTrial ? m.shopping_start_trial() : m.shopping_become_member()}
      </ButtonLink>
      {!offer.isSignedIn && (
        <ButtonLink to={screenPath('login', locale, undefined, { query })}>
          {m.shopping_log_in()}
        </ButtonLink>
      )}
    </>
  );
}
