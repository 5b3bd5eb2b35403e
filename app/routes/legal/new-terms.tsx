import { useActionData } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import type { FormAnswer } from '../../forms/form-answers.ts';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { acceptForms } from './accept-forms.ts';

/** Who agreed to an older version is asked once to agree to this one. */
export function NewTerms({ version }: { version: string }) {
  const answer = useActionData<FormAnswer>();
  return (
    <Card as="section" tone="yolk" className="grid max-w-prose gap-3">
      <h2 className="text-h3">{m.legal_changed_title()}</h2>
      <p>{m.legal_changed_text()}</p>
      <IntentForm
        set={acceptForms}
        intent="accept"
        values={{ version }}
        failure="placed"
        className="grid justify-items-start gap-3"
      >
        <FormFailure />
        {answer?.problems.map(({ code, message }) => (
          <p key={code} role="alert" className="font-semibold text-danger-ink">
            {message}
          </p>
        ))}
        <SubmitButton variant="primary">{m.legal_accept()}</SubmitButton>
      </IntentForm>
    </Card>
  );
}
