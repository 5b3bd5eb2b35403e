import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { RecipeTile } from '../../../dishes/recipe-tile.tsx';
import { DoorSection } from '../../../members-only/door.tsx';
import { recipePoints } from '../../../members-only/door-points.ts';
import type { MembershipOffer } from '../../../members-only/membership-offer.ts';
import { useLocale } from '../../../shell/locale.ts';
import { CardRow, Section } from '../../../ui/layout/section.tsx';
import type { RecipeQuery } from '../operations.gen.ts';

interface BehindTheDoorProps {
  glimpse: NonNullable<RecipeQuery['recipe']['glimpse']>;
  openInstead: RecipeQuery['recipe']['openInstead'];
  offer: MembershipOffer;
}

/** What of the recipe is for members, and what is open instead. */
export function BehindTheDoor({ glimpse, openInstead, offer }: BehindTheDoorProps) {
  const locale = useLocale();
  return (
    <div className="pt-7">
      <DoorSection points={recipePoints({ offer, stepCount: glimpse.stepCount })} offer={offer} />
      <div data-noprint>
        <Section
          title={m.members_open_tonight()}
          link={{
            to: screenPath('recipes', locale, undefined, { query: { open: 'yes' } }),
            label: m.members_open_all({ count: offer.openRecipeCount }),
          }}
        >
          <CardRow>
            {openInstead.map((recipe) => (
              <RecipeTile key={recipe.id} recipe={recipe} />
            ))}
          </CardRow>
        </Section>
      </div>
    </div>
  );
}
