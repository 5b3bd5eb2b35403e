import * as m from '../../../i18n/paraglide/messages.js';
import type { FoodRowFragment } from './operations.gen.ts';
import type { DialogProps } from '../../ui/feedback/dialog.tsx';
import { DoorDialog, DoorSection } from '../../members-only/door.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';

interface FoodMembersProps {
  food: Pick<FoodRowFragment, 'id' | 'name' | 'group' | 'hasPicture'>;
  offer: MembershipOffer;
}

/** In the place of the figures. */
export function FoodMembersOnly({ food, offer }: FoodMembersProps) {
  return <DoorSection points={pointsOf(food)} offer={offer} />;
}

/** The same over the list, with an address of its own. */
export function FoodMembersDialog({
  food,
  offer,
  closeTo,
}: FoodMembersProps & Required<Pick<DialogProps, 'closeTo'>>) {
  return (
    <DoorDialog
      isOpen
      closeTo={closeTo}
      points={pointsOf(food)}
      offer={offer}
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
    />
  );
}

function pointsOf({ name }: FoodMembersProps['food']): string[] {
  return [m.foods_locked_text({ name }), m.foods_locked_log()];
}
