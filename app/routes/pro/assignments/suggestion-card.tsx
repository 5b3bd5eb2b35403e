import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { longDate } from '../../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { SuggestedViewFragment } from '../operations.gen.ts';
import { answerAssignmentForms } from './assignment-forms.ts';
import { AssignedContent } from './assigned-content.tsx';

/** What a group proposes, who of it and since when, and two answers of the same weight. */
export function SuggestionCard({
  suggestion,
  headingLevel = 2,
}: {
  suggestion: SuggestedViewFragment;
  headingLevel?: 2 | 3;
}) {
  const locale = useLocale();
  const { groupTitle: group, assignment } = suggestion;
  const { id, by: name, assignedAt, content } = assignment;
  const Heading = `h${headingLevel}` as const;
  const date = longDate(assignedAt, locale);
  const values = { assignment: id };
  const action = screenPath('groupSees', locale);
  if (content === null) return null;
  return (
    <Card as="section" className="grid gap-4 border-2 border-yolk">
      <div className="grid gap-0.5">
        <Heading className="text-h4">{m.pro_suggests({ group })}</Heading>
        <p className="text-sm text-ink-2">
          {name === null ? date : m.pro_suggested_by({ name, date })}
        </p>
      </div>
      <AssignedContent content={content} />
      <p className="text-sm text-ink-2">{m.pro_answer_note()}</p>
      <div className="flex flex-wrap gap-3">
        <IntentForm set={answerAssignmentForms} intent="decline" values={values} action={action}>
          <SubmitButton>{m.pro_decline()}</SubmitButton>
        </IntentForm>
        <IntentForm set={answerAssignmentForms} intent="accept" values={values} action={action}>
          <SubmitButton>{m.pro_accept()}</SubmitButton>
        </IntentForm>
      </div>
    </Card>
  );
}
