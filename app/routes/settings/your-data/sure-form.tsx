import type { ReactNode } from 'react';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { messageFor, tickedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import type { IntentOf } from '../../../forms/form-set.ts';
import { yourDataForms } from './your-data-forms.ts';

interface SureFormProps {
  intent: IntentOf<typeof yourDataForms>;
  answer: FormAnswer | undefined;
  words: { sure: string; keep: string; button: string };
  /** What else has to be filled in. */
  children?: ReactNode;
}

/** For what cannot be taken back: a clear word first, and a way out. */
export function SureForm({ intent, answer, words, children }: SureFormProps) {
  const locale = useLocale();
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm set={yourDataForms} intent={intent} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      {children}
      <Checkbox
        name="isSure"
        label={words.sure}
        required
        defaultChecked={tickedIn(answer, 'isSure') ?? false}
        error={messageFor(problems, 'isSure')}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={screenPath('userSettings', locale)}>{words.keep}</ButtonLink>
        <SubmitButton variant="danger">{words.button}</SubmitButton>
      </div>
    </IntentForm>
  );
}
