import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ChangeIntent } from './change-intents.ts';

/** The plan a form is about, as the member sees it. */
export interface FormPlan {
  id: string;
  version?: number;
}

interface PlanFormProps {
  intent: ChangeIntent;
  plan?: FormPlan | undefined;
  fields?: Readonly<Record<string, string | number>>;
  /** The address that shows what came of it; the page's own when left out. */
  action?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A change of a plan as a plain form. */
export function PlanForm({
  intent,
  plan,
  fields = {},
  action,
  className,
  children,
}: PlanFormProps) {
  const hidden = Object.entries({ intent, ...planFields(plan), ...fields });
  return (
    <Form method="post" action={action} replace preventScrollReset className={className}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

export function planFields(plan: FormPlan | undefined): Record<string, string | number> {
  if (plan === undefined) return {};
  const { id, version } = plan;
  return version === undefined ? { meal_plan_id: id } : { meal_plan_id: id, version };
}

/** Whether the change, with these fields, is being sent. */
export function useIsSending(
  intent: ChangeIntent,
  fields: Readonly<Record<string, string | number>> = {},
): boolean {
  const { formData } = useNavigation();
  if (formData?.get('intent') !== intent) return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === String(value));
}
