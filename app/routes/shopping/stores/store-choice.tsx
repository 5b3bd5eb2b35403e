import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { Store } from '../../../../domain/shopping/list/shopping-list.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { classNames } from '../../../ui/class-names.ts';
import { ChangeForm } from '../changes/change-form.tsx';

interface StoreChoiceProps {
  stores: readonly Store[];
  /** Null for the usual way through a shop. */
  chosenId: string | null;
}

/** In whose order the list stands: pressed is chosen. */
export function StoreChoice({ stores, chosenId }: StoreChoiceProps) {
  return (
    <ChangeForm className="grid gap-2" aria-label={m.shopping_stores_choose()}>
      <input type="hidden" name="intent" value="choose-store" />
      <Choice id="" name={m.shopping_usual_order()} isChosen={chosenId === null} />
      {stores.map(({ id, name }) => (
        <Choice key={id} id={id} name={name} isChosen={chosenId === id} />
      ))}
    </ChangeForm>
  );
}

function Choice({ id, name, isChosen }: { id: string; name: string; isChosen: boolean }) {
  return (
    <button
      type="submit"
      name="id"
      value={id}
      aria-pressed={isChosen}
      className={classNames(
        'flex min-h-14 items-center justify-between gap-3 rounded-lg px-5 text-left font-semibold',
        isChosen
          ? 'bg-yolk-soft text-yolk-ink inset-ring-2 inset-ring-yolk'
          : 'bg-surface inset-ring-[1.5px] inset-ring-line hover:inset-ring-line-strong',
      )}
    >
      <span className="wrap-anywhere">{name}</span>
      {isChosen && <CheckIcon size="1.25em" weight="bold" aria-hidden />}
    </button>
  );
}
