import { Form } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { ChangeIntent } from './change-intents.ts';
import { doneWords, type UndoFields } from './use-done-toast.ts';

/** What the toast says, for readers without scripts. */
export function UndoNotice({ done, undo }: { done: ChangeIntent | null; undo: UndoFields | null }) {
  if (done === null) return null;
  return (
    <noscript>
      <Alert tone="tip" action={undo && <UndoForm undo={undo} />}>
        {doneWords[done]()}
      </Alert>
    </noscript>
  );
}

function UndoForm({ undo }: { undo: UndoFields }) {
  return (
    <Form method="post">
      {Object.entries(undo).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{m.meal_plans_undo()}</Button>
    </Form>
  );
}
