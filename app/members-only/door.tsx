import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { Dialog, type DialogProps } from '../ui/feedback/dialog.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { MembershipOffer } from './membership-offer.ts';
import { OfferCard, OfferTerms } from './offer-card.tsx';
import { Points } from './points.tsx';

interface BehindTheDoor {
  /** What one would have, a line each. */
  points: readonly string[];
  offer: MembershipOffer;
}

interface DoorProps extends BehindTheDoor {
  title: string;
  lead: string;
  /** Why this page is not what was asked for. */
  notice?: string;
  /** A look at what is behind. */
  peek?: ReactNode;
  /** What is open here. */
  children?: ReactNode;
}

/** In the place of a page that only members have. */
export function Door({ title, lead, points, offer, notice, peek, children }: DoorProps) {
  return (
    <Page className="pb-section">
      <section
        aria-labelledby="members-only"
        className="members-only grid items-center gap-7 py-5 lg:grid-cols-[28rem_minmax(0,1fr)] lg:gap-16 lg:py-10"
      >
        <div className="grid gap-4">
          {notice && <p className="font-semibold text-ink-2">{notice}</p>}
          <h1 id="members-only" className="text-h1">
            {title}
          </h1>
          <p className="text-lg text-ink-2">{lead}</p>
          <Points points={points} />
          <OfferCard offer={offer} />
        </div>
        {peek && <Peek>{peek}</Peek>}
      </section>
      {children}
    </Page>
  );
}

/** A sample fades out below, and says that it is one. */
function Peek({ children }: { children: ReactNode }) {
  return (
    <figure
      aria-label={m.members_example()}
      className="relative max-h-108 overflow-hidden rounded-xl bg-table-sage p-5 pt-11 [mask-image:linear-gradient(#000_72%,transparent)] lg:max-h-136 lg:px-8 lg:pt-14"
    >
      <p
        aria-hidden
        className="absolute top-3 right-4 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink-2 ring-[1.5px] ring-line-strong ring-inset"
      >
        {m.members_example()}
      </p>
      {children}
    </figure>
  );
}

/** In the place of what only members see of a page. */
export function DoorSection({ points, offer }: BehindTheDoor) {
  return (
    <section
      aria-labelledby="members-only"
      className="members-only grid items-center gap-5 rounded-xl bg-table-blush p-[clamp(1.15rem,0.8rem+1.8vw,2.25rem)] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12"
    >
      <div className="grid gap-3">
        <h2 id="members-only" className="font-sans text-sm font-bold">
          {m.members_behind()}
        </h2>
        <Points points={points} />
      </div>
      <OfferCard offer={offer} />
    </section>
  );
}

interface DoorDialogProps
  extends BehindTheDoor, Pick<DialogProps, 'isOpen' | 'onClose' | 'closeTo'> {
  title?: string;
  picture: ReactNode;
}

/** Over the page, where a member could do something here. */
export function DoorDialog({ title, picture, points, offer, ...dialog }: DoorDialogProps) {
  return (
    <Dialog
      {...dialog}
      closeLabel={m.recipes_close()}
      title={title ?? m.members_title()}
      picture={picture}
    >
      <Points points={points} />
      <OfferTerms offer={offer} />
    </Dialog>
  );
}

/** The dish that one stands at the door of. */
export function DoorDish({ recipeId }: { recipeId: string }) {
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
