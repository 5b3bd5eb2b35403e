import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import type { TrackingAnswer, Undo } from '../changes/tracking-answer.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { trackingForms } from '../changes/tracking-forms.ts';

/** The two things one tracks, and what the last form without scripts did. */
export function TrackingFrame({
  isFood,
  answer,
  children,
}: {
  isFood: boolean;
  answer: TrackingAnswer | undefined;
  children: ReactNode;
}) {
  const path = screenPath('tracking', useLocale());
  return (
    <Page className="pb-section">
      <div data-noprint className="pt-5">
        <TabLinks
          label={m.tracking_title()}
          items={[
            { to: path, label: m.tracking_tab_body(), isCurrent: !isFood },
            { to: `${path}?tab=food`, label: m.tracking_tab_food(), isCurrent: isFood },
          ]}
        />
      </div>
      {answer && <AnswerNote answer={answer} />}
      {children}
    </Page>
  );
}

function AnswerNote({ answer: { result: done, problems } }: { answer: TrackingAnswer }) {
  const general = problems.filter(({ path: [field] }) => field === undefined);
  return (
    <div className="grid gap-3 pt-4 empty:hidden">
      {general.map(({ message }) => (
        <Alert key={message} tone="danger">
          {message}
        </Alert>
      ))}
      {done && (
        <Alert tone="info" action={done.undo && <UndoForm {...done.undo} />}>
          {done.text}
        </Alert>
      )}
    </div>
  );
}

function UndoForm({ intent, ids }: Undo) {
  return (
    <IntentForm set={trackingForms} intent={intent} values={{ ids }}>
      <SubmitButton size="sm">{m.tracking_undo()}</SubmitButton>
    </IntentForm>
  );
}
