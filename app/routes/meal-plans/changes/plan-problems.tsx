import { useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { screenPath } from '../../../../i18n/paths.ts';
import type { PlanChanged } from './change-plan.ts';
import { PlanForm, type FormPlan } from './plan-form.tsx';

interface PlanProblemsProps {
  result: PlanChanged | null;
  /** As it is now. */
  plan: FormPlan;
}

/**
 * Why a change was not made. Where another device was quicker, the same change can be made to the plan
 * as it is now: nothing has to be entered again.
 */
export function PlanProblems({ result, plan }: PlanProblemsProps) {
  return result?.problems.map(({ code, message }) => (
    <Alert key={message} tone="danger" action={<WayOut code={code} result={result} plan={plan} />}>
      {message}
    </Alert>
  ));
}

function WayOut({ code, result, plan }: PlanProblemsProps & { code: string; result: PlanChanged }) {
  const locale = useLocale();
  // Until the page has the plan as it is now, the change would be refused again.
  const isBusy = useNavigation().state !== 'idle';
  if (code === 'meal-plan.profile-missing' || code === 'meal-plan.not-accommodated') {
    return (
      <ButtonLink to={screenPath('onboarding', locale, {})}>
        {m.meal_plans_planner_take_quiz()}
      </ButtonLink>
    );
  }
  // What is undone next is another change now: the page offers it anew.
  const canRepeat = code === 'meal-plan.changed-elsewhere' && result.intent !== 'undo';
  if (!canRepeat || plan.version === undefined) return null;
  const fields = result.sent.filter(
    ([name]) => !['version', 'meal_plan_id', 'intent'].includes(name),
  );
  return (
    <PlanForm intent={result.intent} plan={plan}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" isBusy={isBusy}>
        {m.meal_plans_change_anyway()}
      </Button>
    </PlanForm>
  );
}
