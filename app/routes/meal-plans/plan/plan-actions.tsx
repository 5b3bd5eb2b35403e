import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Heart } from '../../../hearts/heart.tsx';
import { placeText, type MealPlace } from '../meal-place.ts';
import { planQuery, type PlanAddress } from '../plan-address.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import type { DifferenceKinds } from '../../../plans/to-buy-words.ts';
import type { PlanStanding } from '../../../plans/current-day.ts';
import { planTitle } from '../../../plans/plan-title.ts';

interface PlanActionsProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  requestKey: string;
  listChanges: DifferenceKinds | null;
  standing: PlanStanding;
  /** What may be planned anew. */
  openMeals: readonly MealPlace[];
}

/** What a plan's page offers first; the rest is behind the dots. */
export function PlanActions(props: PlanActionsProps) {
  const { mealPlan, address, requestKey, standing } = props;
  const { tab } = address;
  // What is over is neither bought nor planned any more.
  const isOver = standing === 'over';
  const { id, isFavorite, isOwn, canEdit, kind } = mealPlan;
  const to = (dialog: 'share' | 'more') => ({ search: planQuery({ tab, dialog }) });
  return (
    <>
      {isOwn && !isOver && <ShopButton {...props} />}
      {!isOwn && <CopyButton mealPlan={mealPlan} requestKey={requestKey} />}
      {canEdit && !isOver && mealPlan.days.length > 0 && <NewDishes {...props} />}
      {isOwn && (
        <ButtonLink
          to={to('share')}
          variant="quiet"
          icon={ShareNetworkIcon}
          preventScrollReset
          className="max-sm:hidden"
        >
          {m.meal_plans_share()}
        </ButtonLink>
      )}
      <div className="flex items-center gap-2.5">
        {(isOwn || kind === 'THEMED') && (
          <Heart
            itemType="MEALPLAN"
            itemId={id}
            isFavorite={isFavorite}
            title={planTitle(mealPlan)}
            look="outlined"
          />
        )}
        <IconButtonLink
          to={to('more')}
          look="outlined"
          icon={DotsThreeIcon}
          label={m.meal_plans_more()}
          preventScrollReset
        />
      </div>
    </>
  );
}

type ButtonProps = Pick<PlanActionsProps, 'mealPlan' | 'requestKey'>;

/** Puts what the plan needs on the shopping list, or makes a list that is behind follow it. */
function ShopButton({ mealPlan, requestKey, listChanges, standing }: PlanActionsProps) {
  const isBehind = listChanges !== null;
  // Of a plan that runs, cooking is the first thing; of one that is over, the week after it.
  const isFirst = standing === 'unstarted' || standing === 'coming';
  return (
    <PlanForm
      intent={isBehind ? 'follow-list' : 'shop'}
      plan={mealPlan}
      fields={{ request_key: requestKey }}
      failure="toast"
    >
      <SubmitButton variant={isFirst ? 'primary' : 'secondary'} icon={BasketIcon}>
        {isBehind ? m.meal_plans_update_list() : m.meal_plans_shop_the_week()}
      </SubmitButton>
    </PlanForm>
  );
}

/** Plans anew what is still to come, but for what is locked. */
function NewDishes({ mealPlan, requestKey, openMeals }: PlanActionsProps) {
  if (openMeals.length === 0) return null;
  return (
    <PlanForm
      intent="regenerate"
      plan={mealPlan}
      fields={{ request_key: requestKey, whole: 'true' }}
      lists={{ slot: openMeals.map(placeText) }}
      failure="toast"
    >
      <SubmitButton variant="quiet" icon={ArrowsClockwiseIcon}>
        {m.meal_plans_new_dishes()}
      </SubmitButton>
    </PlanForm>
  );
}

/** Of somebody else's plan the reader makes their own. */
function CopyButton({ mealPlan, requestKey }: ButtonProps) {
  const fields = { slug: mealPlan.slug, request_key: requestKey };
  return (
    <PlanForm intent="copy" fields={fields} failure="toast">
      <SubmitButton variant="primary" icon={CopySimpleIcon}>
        {m.meal_plans_copy()}
      </SubmitButton>
    </PlanForm>
  );
}
