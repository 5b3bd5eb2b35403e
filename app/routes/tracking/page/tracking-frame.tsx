import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';

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

function AnswerNote({ answer: { done, problems } }: { answer: TrackingAnswer }) {
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

function UndoForm({ intent, ids }: NonNullable<NonNullable<TrackingAnswer['done']>['undo']>) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="ids" value={ids} />
      <Button type="submit" size="sm">
        {m.tracking_undo()}
      </Button>
    </Form>
  );
}
