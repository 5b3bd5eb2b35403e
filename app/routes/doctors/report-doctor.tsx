import { longestContactText } from '../../../domain/contact/contact-message.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { validateEmail } from '../../forms/field-validators.ts';
import { messageFor, sentValue, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextAreaField, TextField } from '../../ui/forms/text-field.tsx';
import { reportForms } from './doctors-forms.ts';

/** Folded until somebody has something to say. */
export function ReportDoctor({ answer }: { answer: FormAnswer | null }) {
  if (answer?.outcome === 'done') {
    return (
      <Alert tone="tip" title={m.doctors_report_sent()}>
        {m.doctors_report_sent_text({ email: sentValue(answer, 'email') })}
      </Alert>
    );
  }
  return (
    <details open={answer !== null}>
      <summary className="link inline-flex min-h-target cursor-pointer items-center">
        {m.doctors_report()}
      </summary>
      <ReportForm answer={answer} />
    </details>
  );
}

function ReportForm({ answer }: { answer: FormAnswer | null }) {
  const problems = answer?.problems;
  const whole = messageFor(problems) ?? messageFor(problems, 'slug');
  return (
    <IntentForm set={reportForms} intent="report" className="grid gap-4 pt-2">
      {whole && <Alert tone="danger">{whole}</Alert>}
      <TextAreaField
        label={m.doctors_report_text()}
        name="text"
        rows={4}
        required
        maxLength={longestContactText / 2}
        defaultValue={typedIn(answer, 'text')}
        error={messageFor(problems, 'text')}
      />
      <TextField
        label={m.doctors_report_email()}
        hint={m.doctors_report_email_hint()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <SubmitButton>{m.doctors_report_send()}</SubmitButton>
    </IntentForm>
  );
}
