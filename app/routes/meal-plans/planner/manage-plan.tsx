import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut';
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanCardFragment } from '../../../plans/operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { SendAgain } from '../../../forms/send-again.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { planForms } from '../changes/plan-forms.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { plannerQuery, type PlannerAddress } from './planner-address.ts';
import { SheetActions, SheetForm, SheetLink } from '../changes/sheet-action.tsx';

interface ManagePlanProps {
  mealPlans: readonly PlanCardFragment[];
  address: PlannerAddress;
  requestKey: string;
  answer: PlanAnswer | null;
}

/** What can be done to a plan of the list. */
export function ManagePlan({ mealPlans, address, requestKey, answer }: ManagePlanProps) {
  const locale = useLocale();
  const plan = mealPlans.find(({ id }) => id === address.managedId);
  const path = (query: Record<string, string>) =>
    screenPath('mealPlan', locale, { slug: plan?.slug ?? '' }, { query });
  return (
    <Dialog
      isOpen={plan !== undefined}
      closeTo={{ search: plannerQuery({ ...address, managedId: null }) }}
      closeLabel={m.recipes_close()}
      title={plan ? planTitle(plan) : ''}
    >
      {plan && (
        <>
          <SendAgain set={planForms} answer={answer} />
          <SheetActions>
            <SheetForm intent="start" plan={{ id: plan.id }} icon={PlayIcon}>
              {m.meal_plans_start()}
            </SheetForm>
            <SheetLink to={path({})} icon={ArrowSquareOutIcon}>
              {m.meal_plans_open()}
            </SheetLink>
            <SheetLink to={path({ dialog: 'share' })} icon={ShareNetworkIcon}>
              {m.meal_plans_share()}
            </SheetLink>
            <SheetForm
              intent="copy"
              fields={{ slug: plan.slug, request_key: requestKey }}
              icon={CopySimpleIcon}
            >
              {m.meal_plans_copy()}
            </SheetForm>
            <SheetForm intent="delete" plan={{ id: plan.id }} icon={TrashIcon} isDanger>
              {m.meal_plans_delete()}
            </SheetForm>
          </SheetActions>
        </>
      )}
    </Dialog>
  );
}
