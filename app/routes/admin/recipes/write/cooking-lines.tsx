import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { AddLine, lineMark } from './add-line.tsx';
import { idsOf } from '../draft/draft-changes.ts';
import { FieldNotes } from '../draft/edited-field.tsx';
import { addTo } from './add-to.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

const longestName = 80;
const longestNote = 500;

/** Who of the kitchen cooked the dish when: the last ones are told on its page. */
export function CookingLines({ open }: { open: OpenDraft }) {
  const ids = idsOf(open.draft.texts, 'cookings');
  return (
    <section id="cookings" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-h3">{m.kitchen_cooked()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_cooked_hint()}</p>
      </div>
      {ids.length > 0 && (
        <ol className="grid gap-5">
          {ids.map((id, index) => (
            <CookingRow key={id} open={open} id={id} number={index + 1} />
          ))}
        </ol>
      )}
      <FieldNotes open={open} fields={['cookings']} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, 'cookings')}>
          {m.kitchen_cooked_add()}
        </AddLine>
      </div>
    </section>
  );
}

function CookingRow({ open, id, number }: { open: OpenDraft; id: string; number: number }) {
  const { texts } = open.draft;
  const ids = idsOf(texts, 'cookings');
  const name = m.kitchen_cooked_number({ number });
  const [by, on, note] = ['by', 'on', 'note'].map((part) => `cooking.${id}.${part}`) as [
    string,
    string,
    string,
  ];
  return (
    <li {...lineMark(id)}>
      <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <legend className="sr-only">{name}</legend>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            label={m.kitchen_cooked_by()}
            autoComplete="off"
            maxLength={longestName}
            value={texts[by] ?? ''}
            onChange={(event) => open.setText(by, event.target.value)}
          />
          <TextField
            label={m.kitchen_cooked_on()}
            type="date"
            value={texts[on] ?? ''}
            onChange={(event) => open.setText(on, event.target.value)}
          />
          <div className="sm:col-span-2">
            <TextField
              label={m.kitchen_cooked_note()}
              autoComplete="off"
              maxLength={longestNote}
              value={texts[note] ?? ''}
              onChange={(event) => open.setText(note, event.target.value)}
            />
          </div>
          <div className="sm:col-span-2">
            <FieldNotes open={open} fields={[by, on, note]} />
          </div>
        </div>
        <IconButton
          icon={TrashIcon}
          label={m.kitchen_remove({ name })}
          onClick={() => open.setText('cookings', ids.filter((each) => each !== id).join(' '))}
        />
      </fieldset>
    </li>
  );
}
