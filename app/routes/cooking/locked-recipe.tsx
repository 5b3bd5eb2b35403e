import { screenPath } from '../../../i18n/paths.ts';
import type { CookedRecipeFragment, CookingQuery } from './operations.gen.ts';
import { servingsText } from '../../amounts/servings-text.ts';
import { useLocale } from '../../shell/locale.ts';
import { TaskFrame } from '../../ui/layout/task-frame.tsx';
import { DoorDish, DoorSection } from '../../members-only/door.tsx';
import { recipePoints } from '../../members-only/door-points.ts';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { CookingBar } from './cooking-bar.tsx';

interface LockedRecipeProps extends Pick<CookingQuery, 'me' | 'offers'> {
  recipe: CookedRecipeFragment;
}

/** How it is cooked is for members. */
export function LockedRecipe({ recipe, me, offers }: LockedRecipeProps) {
  const locale = useLocale();
  const { id, slug, title, servings } = recipe;
  const offer = membershipOffer({ me, offers });
  return (
    <TaskFrame
      bar={
        <CookingBar
          title={title}
          detail={servingsText(servings)}
          closeTo={screenPath('recipe', locale, { slug })}
        />
      }
    >
      <div className="pb-12">
        <div aria-hidden className="h-44 overflow-hidden">
          <DoorDish recipeId={id} />
        </div>
        <DoorSection points={recipePoints({ offer, stepCount: null })} offer={offer} />
      </div>
    </TaskFrame>
  );
}
