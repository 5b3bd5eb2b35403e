import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { screenPath } from '../../../../i18n/paths.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { SendAgain, sentLists } from '../../../forms/send-again.tsx';
import { PlanForm, type FormPlan } from './plan-form.tsx';
import { planForms, type PlanAnswer, type PlanIntent } from './plan-forms.ts';

interface PlanProblemsProps {
  result: PlanAnswer | null;
  /** As it is now. */
  plan: FormPlan;
  /** The forms of this place tell themselves when one does not get through. */
  isFailureElsewhere?: boolean;
  /** The form of this place that tells itself what is wrong with its fields, and when it fails. */
  ownForm?: PlanIntent;
}

/**
 * Why a change was not made. Where another device was quicker, the same change can be made to the plan
 * as it is now: nothing has to be entered again.
 */
export function PlanProblems({
  result,
  plan,
  isFailureElsewhere = false,
  ownForm,
}: PlanProblemsProps) {
  // That a week was not made is told where it was asked for.
  if (result === null || result.intent === 'generate') return null;
  const isOwn = result.intent === ownForm;
  if (result.outcome === 'failed') {
    return !isFailureElsewhere && !isOwn && <SendAgain set={planForms} answer={result} />;
  }
  const { fields } = planForms[result.intent];
  const problems = result.problems.filter(({ path: [field = ''] }) => !isOwn || !(field in fields));
  return problems.map(({ code, message }) => (
    <Alert key={message} tone="danger" action={<WayOut code={code} result={result} plan={plan} />}>
      {message}
    </Alert>
  ));
}

function WayOut({ code, result, plan }: PlanProblemsProps & { code: string; result: PlanAnswer }) {
  const locale = useLocale();
  if (code === 'meal-plan.profile-missing' || code === 'meal-plan.not-accommodated') {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={screenPath('onboarding', locale, {})}>
          {m.meal_plans_planner_take_quiz()}
        </ButtonLink>
        {code === 'meal-plan.not-accommodated' && (
          <Link to={screenPath('guides', locale)} className="link">
            {m.meal_plans_planner_levels()}
          </Link>
        )}
      </div>
    );
  }
  // What is undone next is another change now: the page offers it anew.
  const canRepeat = code === 'meal-plan.changed-elsewhere' && result.intent !== 'undo';
  if (!canRepeat || plan.version === undefined) return null;
  return (
    <PlanForm
      intent={result.intent}
      plan={plan}
      lists={sentLists(result, ['version', 'meal_plan_id'])}
    >
      <SubmitButton>{m.meal_plans_change_anyway()}</SubmitButton>
    </PlanForm>
  );
}
