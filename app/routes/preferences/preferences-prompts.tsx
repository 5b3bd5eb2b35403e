import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { StillLife } from '../../ui/pictures/still-life.tsx';
import { offerText, OfferActions } from '../../members-only/members-only.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';

/** What visitors and users without membership find in the place of their answers. */
export function PreferencesMembersOnly({ offer }: { offer: MembershipOffer }) {
  return (
    <Page className="pb-section">
      <PageHeader title={m.preferences_title()} />
      <section
        aria-labelledby="members-only"
        className="mx-auto max-w-form overflow-hidden rounded-xl bg-raised shadow-md"
      >
        <div aria-hidden className="grid h-44 place-items-center bg-table-sage">
          <StillLife scene="empty-plate" />
        </div>
        <div className="grid gap-4 px-7 pt-6 pb-7">
          <h2 id="members-only" className="text-h2">
            {m.preferences_members_title()}
          </h2>
          <p className="text-ink-2">{m.preferences_members_text()}</p>
          <p className="text-ink-2">{offerText(offer)}</p>
          <div className="flex flex-wrap items-center gap-3">
            <OfferActions offer={offer} />
          </div>
        </div>
      </section>
    </Page>
  );
}

/** The preferences are the quiz's answers: there are none before it. */
export function QuizFirst() {
  return (
    <Page className="pb-section">
      <PageHeader title={m.preferences_title()} />
      <EmptyState
        title={m.preferences_quiz_title()}
        text={m.preferences_quiz_text()}
        action={
          <ButtonLink variant="primary" to={screenPath('onboarding', useLocale(), {})}>
            {m.site_take_the_quiz()}
          </ButtonLink>
        }
      />
    </Page>
  );
}
