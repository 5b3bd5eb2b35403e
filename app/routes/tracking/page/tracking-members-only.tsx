import * as m from '../../../../i18n/paraglide/messages.js';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { StillLife } from '../../../ui/pictures/still-life.tsx';
import { offerText, OfferActions } from '../../../members-only/members-only.tsx';
import type { MembershipOffer } from '../../../members-only/membership-offer.ts';

/** What visitors and users without membership find in the place of their own figures. */
export function TrackingMembersOnly({ offer }: { offer: MembershipOffer }) {
  return (
    <Page className="pb-section">
      <PageHeader title={m.tracking_title()} />
      <section
        aria-labelledby="members-only"
        className="mx-auto max-w-form overflow-hidden rounded-xl bg-raised shadow-md"
      >
        <div aria-hidden className="grid h-44 place-items-center bg-table-sage">
          <StillLife scene="empty-plate" />
        </div>
        <div className="grid gap-4 px-7 pt-6 pb-7">
          <h2 id="members-only" className="text-h2">
            {m.tracking_members_title()}
          </h2>
          <p className="text-ink-2">{m.tracking_members_text()}</p>
          <p className="text-ink-2">{offerText(offer)}</p>
          <div className="flex flex-wrap items-center gap-3">
            <OfferActions offer={offer} />
          </div>
        </div>
      </section>
    </Page>
  );
}
