import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useId, useState, type KeyboardEvent } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { idsOf, movedTo } from '../recipes/draft/draft-changes.ts';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { documentField } from './document-field.ts';
import { FoundThings } from './found-things.tsx';
import { useFoundThings, type Things } from './use-found-things.ts';
import { wordsOfId } from './words-of-id.ts';

interface ThingsFactProps {
  open: OpenDraft;
  field: string;
  of: Things;
}

/** Several recipes, foods or pages in their order: found by their names, moved by arrow keys. */
export function ThingsFact({ open, field, of }: ThingsFactProps) {
  const { texts } = open.draft;
  const ids = idsOf(texts, field);
  const set = (next: readonly string[]) => open.setText(field, next.join(' '));
  function move(event: KeyboardEvent, id: string): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(movedTo(ids, id, ids.indexOf(id) + step));
  }
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="pb-1 font-semibold">{documentField(field, texts)}</legend>
      {ids.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li
              key={id}
              className="inline-flex max-w-full items-center rounded-full border border-line-strong bg-surface"
            >
              <button
                type="button"
                aria-label={m.kitchen_move({ name: wordsOfId(id) })}
                title={m.kitchen_move({ name: wordsOfId(id) })}
                onKeyDown={(event) => move(event, id)}
                className="min-h-target min-w-0 rounded-full pl-4 text-left wrap-anywhere"
              >
                {wordsOfId(id)}
              </button>
              <IconButton
                icon={XIcon}
                label={m.kitchen_remove({ name: wordsOfId(id) })}
                onClick={() => set(ids.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <AddThing
        of={of}
        label={m.kitchen_add_to({ list: documentField(field, texts) })}
        onAdd={(id) => set([...ids.filter((each) => each !== id), id])}
      />
      <FieldNotes open={open} fields={[field]} />
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const longestName = 120;

function AddThing(props: { of: Things; label: string; onAdd: (id: string) => void }) {
  const { of, label, onAdd } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, look } = useFoundThings(of);
  function type(text: string): void {
    const chosen = look(text);
    setTyped(chosen === null ? text : '');
    if (chosen !== null) onAdd(chosen);
  }
  /** The first that was found is what was meant. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) type(first.id);
  }
  return (
    <>
      <input
        list={`${id}-found`}
        aria-label={label}
        placeholder={m.kitchen_add_thing()}
        value={typed}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className="min-h-target w-full max-w-md rounded-sm border border-line-strong bg-surface px-3 text-ink"
      />
      <FoundThings id={`${id}-found`} found={found} />
    </>
  );
}
