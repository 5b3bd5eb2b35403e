import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';

interface SureFormProps {
  answer: { problems: readonly FormProblem[]; isSure: boolean } | undefined;
  words: { sure: string; keep: string; button: string };
  /** What else has to be filled in. */
  children?: ReactNode;
}

/** For what cannot be taken back: a clear word first, and a way out. */
export function SureForm({ answer, words, children }: SureFormProps) {
  const locale = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      {children}
      <Checkbox
        name="isSure"
        label={words.sure}
        required
        defaultChecked={answer?.isSure ?? false}
        error={messageFor(problems, 'isSure')}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={screenPath('userSettings', locale)}>{words.keep}</ButtonLink>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {words.button}
        </Button>
      </div>
    </Form>
  );
}
