import { useLocation } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Dialog, type DialogProps } from '../ui/feedback/dialog.tsx';
import type { MembershipOffer } from './membership-offer.ts';

interface MembersOnlyProps {
  recipeId: string;
  offer: MembershipOffer;
}

/** In the place of what only members see. */
export function MembersOnly({ recipeId, offer }: MembersOnlyProps) {
  return (
    <section
      aria-labelledby="members-only"
      className="members-only overflow-hidden rounded-xl bg-raised shadow-md"
    >
      <div aria-hidden className="h-40 overflow-hidden bg-table-butter">
        <Dish recipeId={recipeId} />
      </div>
      <div className="grid gap-4 px-7 pt-6 pb-7">
        <h2 id="members-only" className="text-h2">
          {m.recipes_locked_title()}
        </h2>
        <p className="text-ink-2">{offerText(offer)}</p>
        <div data-noprint className="flex flex-wrap items-center gap-3">
          <OfferActions offer={offer} />
        </div>
      </div>
    </section>
  );
}

/** The same as a dialog, where a member could do something here. */
export function MembersOnlyDialog({
  recipeId,
  offer,
  ...dialog
}: MembersOnlyProps & Pick<DialogProps, 'isOpen' | 'onClose' | 'closeTo'>) {
  return (
    <Dialog
      {...dialog}
      closeLabel={m.recipes_close()}
      title={m.recipes_locked_title()}
      picture={<Dish recipeId={recipeId} />}
      actions={<OfferActions offer={offer} />}
    >
      <p className="text-ink-2">{offerText(offer)}</p>
    </Dialog>
  );
}

function Dish({ recipeId }: { recipeId: string }) {
  return (
    <img
      src={`/plate/${recipeId}.svg`}
      alt=""
      width={288}
      height={288}
      loading="lazy"
      className="mx-auto -mt-8 size-72 max-w-none"
    />
  );
}

export function OfferActions({ offer }: { offer: MembershipOffer }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const query = { redirect_to: pathname };
  return (
    <>
      <ButtonLink variant="primary" to={screenPath('becomeMember', locale, { step: 'plan' })}>
        {offer.hasTrial ? m.recipes_start_trial() : m.recipes_become_member()}
      </ButtonLink>
      {!offer.isSignedIn && (
        <ButtonLink to={screenPath('login', locale, undefined, { query })}>
          {m.recipes_log_in()}
        </ButtonLink>
      )}
    </>
  );
}

export function offerText({ hasTrial, isSignedIn }: MembershipOffer): string {
  if (isSignedIn) {
    return hasTrial ? m.recipes_locked_trial_signed_in_text() : m.recipes_locked_member_text();
  }
  return hasTrial ? m.recipes_locked_trial_text() : m.recipes_locked_visitor_text();
}
