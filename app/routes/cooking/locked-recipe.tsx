import { screenPath } from '../../../i18n/paths.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { CookedRecipeFragment, CookingQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { TaskFrame } from '../../ui/layout/task-frame.tsx';
import { MembersOnly } from '../../members-only/members-only.tsx';
import { membershipOffer } from '../../members-only/membership-offer.ts';
import { CookingBar } from './cooking-bar.tsx';

interface LockedRecipeProps extends Pick<CookingQuery, 'me' | 'offers'> {
  recipe: CookedRecipeFragment;
}

/** How it is cooked is for members. */
export function LockedRecipe({ recipe, me, offers }: LockedRecipeProps) {
  const locale = useLocale();
  const { id, slug, title, servings } = recipe;
  return (
    <TaskFrame
      bar={
        <CookingBar
          title={title}
          detail={m.recipes_servings_count({ count: servings })}
          closeTo={screenPath('recipe', locale, { slug })}
        />
      }
    >
      <div className="mx-auto max-w-form">
        <MembersOnly recipeId={id} offer={membershipOffer({ me, offers })} />
      </div>
    </TaskFrame>
  );
}
