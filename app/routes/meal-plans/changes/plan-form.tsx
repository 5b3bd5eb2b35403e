import type { ReactNode, Ref } from 'react';
import type { ValuesOf } from '../../../forms/form-set.ts';
import { IntentForm } from '../../../forms/intent-form.tsx';
import type { IntentState } from '../../../forms/use-intent.ts';
import { planForms, type PlanIntent } from './plan-forms.ts';

/** What a change is about, as the member sees it. */
export interface FormPlan {
  id: string;
  version?: number;
}

interface PlanFormProps<Intent extends PlanIntent> {
  intent: Intent;
  plan?: FormPlan | undefined;
  fields?: ValuesOf<(typeof planForms)[Intent]> | undefined;
  lists?: { readonly [Name in keyof (typeof planForms)[Intent]['fields']]?: readonly string[] };
  /** Where a failure is told; left out, by the `PlanProblems` of the sheet or dialog. */
  failure?: 'here' | 'toast' | 'elsewhere';
  id?: string;
  className?: string | undefined;
  formRef?: Ref<HTMLFormElement>;
  children?: ReactNode | ((state: IntentState) => ReactNode);
}

/** Another plan is a page of its own: read from its top, with a way back. */
const leadingOn: readonly PlanIntent[] = ['generate', 'copy', 'create'];

/** A change of a plan as a plain form. */
export function PlanForm<Intent extends PlanIntent>({
  intent,
  plan,
  fields,
  failure = 'elsewhere',
  children,
  ...form
}: PlanFormProps<Intent>) {
  const staysHere = !leadingOn.includes(intent);
  return (
    <IntentForm
      {...form}
      failure={failure}
      set={planForms}
      intent={intent}
      values={{ ...planFields(intent, plan), ...fields }}
      replace={staysHere}
      preventScrollReset={staysHere}
    >
      {children}
    </IntentForm>
  );
}

/** The fields that name the plan, as far as the intent has them. */
function planFields(intent: PlanIntent, plan: FormPlan | undefined) {
  const { fields } = planForms[intent];
  return {
    ...('meal_plan_id' in fields && plan && { meal_plan_id: plan.id }),
    ...('version' in fields && plan?.version !== undefined && { version: plan.version }),
  };
}
