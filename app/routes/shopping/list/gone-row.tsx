import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { buttonSending } from '../../../forms/button-sending.ts';
import { usedNext } from '../../../ui/feedback/use-modal.ts';
import type { listForms } from '../changes/shopping-forms.ts';
import { ItemName, ItemPicture } from './item-row.tsx';
import type { JustGone } from './use-just-gone.ts';

/** A row of a `ChangeForm` that was removed a moment ago: struck where it stood, back at a press. */
export function GoneRow({ item, operationId, units }: JustGone & { units: UnitSystem }) {
  return (
    <li
      data-noprint
      className="flex min-h-14 items-center gap-3.5 border-b border-line pl-10 break-inside-avoid"
    >
      <span aria-hidden className="size-9.5 flex-none opacity-45">
        <ItemPicture item={item} />
      </span>
      <s className="min-w-0 flex-1 text-ink-2">
        <ItemName item={item} units={units} />
      </s>
      <button
        type="submit"
        {...buttonSending<typeof listForms>({ intent: 'undo', id: operationId })}
        {...usedNext}
        data-back={item.key}
        className="link inline-flex min-h-target flex-none items-center"
      >
        {m.shopping_undo()}
        <span className="sr-only">: {item.name}</span>
      </button>
    </li>
  );
}
