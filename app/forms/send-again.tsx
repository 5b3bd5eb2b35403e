import type { FormAnswer } from './form-answers.ts';
import type { FormSet, IntentOf } from './form-set.ts';
import { IntentForm } from './intent-form.tsx';

/**
 * Tells of a form that did not get through where the form itself has no room for it, as beside a row
 * of small buttons. It sends once more what was sent.
 */
export function SendAgain<Set extends FormSet>({
  set,
  answer,
}: {
  set: Set;
  answer: FormAnswer<IntentOf<Set>> | null | undefined;
}) {
  if (answer?.outcome !== 'failed') return null;
  return (
    <IntentForm
      set={set}
      intent={answer.intent}
      lists={sentLists(answer)}
      replace
      preventScrollReset
    >
      {null}
    </IntentForm>
  );
}

/** What was sent, by the names of the fields; without the fields in `leftOut`. */
export function sentLists(
  { sent }: Pick<FormAnswer, 'sent'>,
  leftOut: readonly string[] = [],
): Record<string, string[]> {
  const repeated = sent.filter(([name]) => name !== 'intent' && !leftOut.includes(name));
  const grouped = Map.groupBy(repeated, ([name]) => name);
  return Object.fromEntries(
    [...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]),
  );
}
