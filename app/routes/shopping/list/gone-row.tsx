import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { BackButton } from './back-button.tsx';
import { ItemName, ItemPicture } from './item-row.tsx';
import type { JustGoneItem } from './use-just-gone.ts';

/** A row of a `ChangeForm` that was removed a moment ago: struck where it stood, back at a press. */
export function GoneRow({ item, operationId, units }: JustGoneItem & { units: UnitSystem }) {
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
      <BackButton operationId={operationId} rowKey={item.key} name={item.name} />
    </li>
  );
}
