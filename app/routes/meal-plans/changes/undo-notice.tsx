import * as m from '../../../../i18n/paraglide/messages.js';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PlanForm } from './plan-form.tsx';
import { planForms, type DoneIntent } from './plan-forms.ts';
import type { Undo } from './use-done-toast.ts';

/** What the toast says, for readers without scripts. */
export function UndoNotice({
  done,
  told,
  undo,
}: {
  done: DoneIntent | null;
  /** What was done, in words of its own. */
  told: string | null;
  undo: Undo | null;
}) {
  if (done === null) return null;
  return (
    <noscript>
      <Alert tone="tip" action={undo && <UndoForm undo={undo} />}>
        {told ?? planForms[done].done()}
      </Alert>
    </noscript>
  );
}

function UndoForm({ undo: { intent, fields } }: { undo: Undo }) {
  return (
    <PlanForm intent={intent} fields={fields} failure="here">
      <SubmitButton>{m.meal_plans_undo()}</SubmitButton>
    </PlanForm>
  );
}
