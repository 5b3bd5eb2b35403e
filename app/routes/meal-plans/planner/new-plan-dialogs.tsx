import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { answerTo, messageFor, typedIn } from '../../../forms/form-answers.ts';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { plannerQuery, type PlannerAddress } from './planner-address.ts';
import { SheetActions, SheetLink } from '../changes/sheet-action.tsx';
import { useIsCooking } from './use-is-cooking.ts';

const offeredDays = [3, 4, 5, 7, 10, 14];
const usualDays = 7;

interface NewPlanProps {
  address: PlannerAddress;
  requestKey: string;
  /** What became of the last form. */
  answer: PlanAnswer | null;
}

/** The ways to a new plan. */
export function NewPlanDialogs(props: NewPlanProps) {
  return (
    <>
      <WaysDialog {...props} />
      <ScratchDialog {...props} />
    </>
  );
}

function WaysDialog({ address, requestKey, answer }: NewPlanProps) {
  const locale = useLocale();
  const isCooking = useIsCooking();
  // What became of it is told on the page.
  const isAnswered = answerTo(answer, 'generate') !== null;
  return (
    <Dialog
      isOpen={address.dialog === 'new' && !isCooking && !isAnswered}
      closeTo={{ search: plannerQuery({ ...address, dialog: null }) }}
      closeLabel={m.recipes_close()}
      title={m.meal_plans_new()}
    >
      <PlanForm intent="generate" fields={{ request_key: requestKey }} className="grid gap-2">
        <div>
          <SubmitButton variant="primary" icon={SparkleIcon} isBlock>
            {m.site_plan_my_week()}
          </SubmitButton>
        </div>
        <p className="text-sm text-ink-2">{m.meal_plans_new_personalized_text()}</p>
      </PlanForm>
      <SheetActions>
        <SheetLink
          to={{ search: plannerQuery({ ...address, dialog: 'scratch' }) }}
          icon={NotePencilIcon}
        >
          {m.meal_plans_new_scratch()}
        </SheetLink>
        <SheetLink to={screenPath('allMealPlans', locale)} icon={BookOpenIcon}>
          {m.meal_plans_new_themed()}
        </SheetLink>
      </SheetActions>
    </Dialog>
  );
}

function ScratchDialog({ address, requestKey, answer }: NewPlanProps) {
  const refused = answerTo(answer, 'create');
  const problems = refused?.problems;
  const other = messageFor(problems);
  return (
    <Dialog
      isOpen={address.dialog === 'scratch'}
      closeTo={{ search: plannerQuery({ ...address, dialog: null }) }}
      closeLabel={m.recipes_close()}
      title={m.meal_plans_new_scratch()}
    >
      {other && <Alert tone="danger">{other}</Alert>}
      <PlanForm
        intent="create"
        failure="here"
        fields={{ request_key: requestKey }}
        className="grid gap-5"
      >
        <TextField
          label={m.meal_plans_title_label()}
          hint={m.meal_plans_title_hint()}
          name="title"
          defaultValue={typedIn(refused, 'title') ?? ''}
          error={messageFor(problems, 'title')}
          autoComplete="off"
        />
        <SelectField
          label={m.meal_plans_new_days()}
          name="days"
          defaultValue={typedIn(refused, 'days') ?? String(usualDays)}
          error={messageFor(problems, 'dayCount')}
          options={offeredDays.map((count) => ({
            value: String(count),
            label: m.meal_plans_days({ count }),
          }))}
        />
        <div>
          <SubmitButton variant="primary">{m.meal_plans_create()}</SubmitButton>
        </div>
      </PlanForm>
    </Dialog>
  );
}
