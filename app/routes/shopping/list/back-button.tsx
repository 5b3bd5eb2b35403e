import * as m from '../../../../i18n/paraglide/messages.js';
import { buttonSending } from '../../../forms/button-sending.ts';
import { usedNext } from '../../../ui/feedback/use-modal.ts';
import type { listForms } from '../changes/shopping-forms.ts';

interface BackButtonProps {
  operationId: string;
  /** Names the row, while it is gone and once it is back. */
  rowKey: string;
  name: string;
}

/** Of a `ChangeForm`: puts back what was removed a moment ago. */
export function BackButton({ operationId, rowKey, name }: BackButtonProps) {
  return (
    <button
      type="submit"
      {...buttonSending<typeof listForms>({ intent: 'undo', id: operationId })}
      {...usedNext}
      data-back={rowKey}
      className="link inline-flex min-h-target flex-none items-center"
    >
      {m.shopping_undo()}
      <span className="sr-only">: {name}</span>
    </button>
  );
}
