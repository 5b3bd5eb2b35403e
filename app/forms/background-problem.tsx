import * as m from '../../i18n/paraglide/messages.js';
import { Button } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { FailureWords } from './failure-words.tsx';
import type { FormSet } from './form-set.ts';
import type { BackgroundForm } from './use-background-form.ts';

/** Tells what became of something sent in the background, where it was pressed. */
export function BackgroundProblem<Set extends FormSet>({
  form: { problem, again, isBusy },
}: {
  form: Pick<BackgroundForm<Set>, 'problem' | 'again' | 'isBusy'>;
}) {
  if (problem === undefined) return null;
  const tryAgain = again && (
    <Button size="sm" isBusy={isBusy} onClick={again}>
      {m.site_try_again()}
    </Button>
  );
  return (
    <Alert tone="danger" action={tryAgain}>
      <FailureWords>{problem}</FailureWords>
    </Alert>
  );
}
