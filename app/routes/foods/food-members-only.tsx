import * as m from '../../../i18n/paraglide/messages.js';
import type { FoodRowFragment } from './operations.gen.ts';
import { Dialog, type DialogProps } from '../../ui/feedback/dialog.tsx';
import { OfferActions, offerText } from '../../members-only/members-only.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';

interface FoodMembersProps {
  food: Pick<FoodRowFragment, 'id' | 'name' | 'group' | 'hasPicture'>;
  offer: MembershipOffer;
}

/** In the place of the figures. */
export function FoodMembersOnly({ food, offer }: FoodMembersProps) {
  return (
    <section
      aria-labelledby="members-only"
      className="members-only grid gap-4 rounded-xl bg-raised px-7 pt-6 pb-7 shadow-md"
    >
      <h2 id="members-only" className="text-h2">
        {m.recipes_locked_title()}
      </h2>
      <p className="text-ink-2">{m.foods_locked_text({ name: food.name })}</p>
      <p className="text-ink-2">{offerText(offer)}</p>
      <div data-noprint className="flex flex-wrap items-center gap-3">
        <OfferActions offer={offer} />
      </div>
    </section>
  );
}

/** The same over the list, with an address of its own. */
export function FoodMembersDialog({
  food,
  offer,
  closeTo,
}: FoodMembersProps & Required<Pick<DialogProps, 'closeTo'>>) {
  return (
    <Dialog
      isOpen
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={m.recipes_locked_title()}
      picture={
        <div className="grid h-full place-items-center">
          <FoodPicture
            foodId={food.id}
            foodGroup={food.group}
            hasPicture={food.hasPicture}
            size="large"
          />
        </div>
      }
      actions={<OfferActions offer={offer} />}
    >
      <p className="text-ink-2">{m.foods_locked_text({ name: food.name })}</p>
      <p className="text-ink-2">{offerText(offer)}</p>
    </Dialog>
  );
}
