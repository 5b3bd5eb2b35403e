import type { ReactNode } from 'react';
import type { ValuesOf } from '../../forms/form-set.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import type { ButtonProps } from '../../ui/actions/button.tsx';
import { programForms, type ProgramIntent } from './program-forms.ts';

interface ProgramFormProps<Intent extends ProgramIntent> {
  intent: Intent;
  fields: ValuesOf<(typeof programForms)[Intent]>;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** A change of a program as a form with one button. */
export function ProgramForm<Intent extends ProgramIntent>({
  intent,
  fields,
  variant,
  children,
}: ProgramFormProps<Intent>) {
  return (
    <IntentForm
      set={programForms}
      intent={intent}
      values={fields}
      preventScrollReset
      className="grid justify-items-start gap-3"
    >
      <SubmitButton variant={variant}>{children}</SubmitButton>
    </IntentForm>
  );
}
