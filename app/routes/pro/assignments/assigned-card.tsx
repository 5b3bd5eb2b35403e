import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import * as m from '../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../dates/long-date.ts';
import { messageFor, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import type { ProAssignmentState } from '../../../graphql/schema-types.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag, type TagTone } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { Icon } from '../../../ui/icon.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { AssignedContentFragment, AssignedViewFragment } from '../operations.gen.ts';
import { AssignedContent } from './assigned-content.tsx';
import { assignForms } from './assignment-forms.ts';

const states: Record<ProAssignmentState, { words: () => string; tone: TagTone; icon: Icon }> = {
  WAITING: { words: m.pro_assign_waiting, tone: 'yolk', icon: HourglassIcon },
  ACCEPTED: { words: m.pro_assign_accepted, tone: 'leaf', icon: CheckCircleIcon },
  DECLINED: { words: m.pro_assign_declined, tone: 'neutral', icon: MinusCircleIcon },
  TAKEN_BACK: { words: m.pro_assign_taken_back, tone: 'neutral', icon: ArrowUUpLeftIcon },
};

interface AssignedCardProps {
  firstName: string;
  assignments: readonly AssignedViewFragment[];
  assignable: readonly AssignedContentFragment[];
  /** Nothing is proposed in a group that is closed. */
  isClosed: boolean;
  answer: FormAnswer | null;
}

/** What was proposed to a member and what they said, and one more to propose. */
export function AssignedCard(props: AssignedCardProps) {
  const { firstName, assignments, isClosed, answer } = props;
  const problem = messageFor(answer?.problems);
  return (
    <Card as="section" className="grid gap-4">
      <header>
        <h2 id="assigned" className="text-h3">
          {m.pro_assign_title()}
        </h2>
        <p className="text-ink-2">{m.pro_assign_text({ name: firstName })}</p>
      </header>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {assignments.length > 0 && (
        <ul className="divide-y divide-line">
          {assignments.map((assignment) => (
            <Assigned key={assignment.id} assignment={assignment} />
          ))}
        </ul>
      )}
      {!isClosed && <AssignForm {...props} />}
    </Card>
  );
}

function Assigned({ assignment }: { assignment: AssignedViewFragment }) {
  const locale = useLocale();
  const { id, state, by: name, assignedAt, content } = assignment;
  const { words, tone, icon } = states[state];
  const date = longDate(assignedAt, locale);
  const title = content?.title ?? m.pro_assign_gone();
  const facts = (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Tag tone={tone} icon={icon}>
        {words()}
      </Tag>
      {name === null ? date : m.pro_suggested_by({ name, date })}
    </p>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      {content ? (
        <AssignedContent content={content} detail={facts} />
      ) : (
        <div>
          <p className="font-semibold">{title}</p>
          {facts}
        </div>
      )}
      {state === 'WAITING' && (
        <IntentForm set={assignForms} intent="take-back" values={{ assignment: id }}>
          <SubmitButton size="sm">
            {m.pro_assign_take_back()}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </SubmitButton>
        </IntentForm>
      )}
    </li>
  );
}

function AssignForm({ assignable }: AssignedCardProps) {
  const ofKind = (kind: string) =>
    assignable
      .filter((each) => each.kind === kind)
      .map(({ id, title, dayCount: days }) => ({
        value: `${kind} ${id}`,
        label: m.pro_assign_option({ title, days }),
      }));
  return (
    <IntentForm
      set={assignForms}
      intent="assign"
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <SelectField
        label={m.pro_assign_choose()}
        name="content"
        groups={[
          { label: m.pro_assign_program(), options: ofKind('PROGRAM') },
          { label: m.pro_assign_plan(), options: ofKind('MEAL_PLAN') },
        ]}
      />
      <SubmitButton variant="primary">{m.pro_assign()}</SubmitButton>
    </IntentForm>
  );
}
