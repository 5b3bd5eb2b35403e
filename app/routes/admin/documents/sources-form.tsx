import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { sourceFacts } from '../../../../domain/pages/source-facts.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddLine, lineMark } from '../recipes/write/add-line.tsx';
import { addTo } from '../recipes/write/add-to.ts';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { FieldNotes } from '../recipes/draft/edited-field.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { FactInput } from './field-inputs.tsx';

/** What a page or a program leans on: the facts of each source. */
export function SourcesForm({ open }: { open: OpenDraft }) {
  const sources = idsOf(open.draft.texts, 'sources');
  return (
    <>
      <h2 className="pt-2 text-h3">{m.kitchen_page_sources()}</h2>
      {sources.map((id) => (
        <fieldset
          key={id}
          {...lineMark(id)}
          className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2"
        >
          <legend className="sr-only">{id}</legend>
          <div className="flex items-center justify-between gap-3 sm:col-span-2">
            <p className="font-semibold">{id}</p>
            <IconButton
              icon={TrashIcon}
              label={m.kitchen_remove({ name: id })}
              onClick={() =>
                open.setText('sources', sources.filter((each) => each !== id).join(' '))
              }
            />
          </div>
          {sourceFacts.map((name) => (
            <FactInput key={name} open={open} field={`source.${id}.${name}`} />
          ))}
        </fieldset>
      ))}
      <div>
        <AddLine onAdd={() => addTo(open, 'sources')}>{m.kitchen_page_add_source()}</AddLine>
      </div>
      <FieldNotes open={open} fields={['sources']} />
    </>
  );
}
