import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddLine } from '../recipes/write/add-line.tsx';
import { addTo } from '../recipes/write/add-to.ts';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../recipes/draft/edited-field.tsx';
import { dropOn, MoveHandle } from '../recipes/write/move-handle.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { documentField } from './document-field.ts';
import { FactInput } from './field-inputs.tsx';
import { ThingsFact } from './things-input.tsx';

const shelves = [
  { list: 'guidesets', line: 'guideset', search: [], holds: 'guides', of: 'pages' },
  { list: 'dishsets', line: 'dishset', search: ['search'], holds: 'covers', of: 'recipes' },
] as const;

/** Shelves of guides and of dishes: their order, names, and what is on them. */
export function CollectionsForm({ open }: { open: OpenDraft }) {
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid gap-2">
        <h1 className="text-h1">{m.kitchen_collections()}</h1>
        <p className="max-w-prose text-ink-2">{m.kitchen_collections_lead()}</p>
      </div>
      {shelves.map((shelf) => (
        <Shelves key={shelf.list} open={open} {...shelf} />
      ))}
    </div>
  );
}

function Shelves(props: { open: OpenDraft } & (typeof shelves)[number]) {
  const { open, list, line, search, holds, of } = props;
  const { texts } = open.draft;
  const ids = idsOf(texts, list);
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_field({ field: list })}</h2>
      <ol className="grid gap-5">
        {ids.map((id) => {
          const title = `${line}.${id}.title`;
          const name = texts[`${title}.en`] ?? documentField(title, texts);
          return (
            <li
              key={id}
              {...dropOn({ open, list, id })}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1"
            >
              <MoveHandle open={open} list={list} id={id} name={name} />
              <div className="grid min-w-0 gap-2">
                <EditedText
                  open={open}
                  field={`${title}.en`}
                  label={documentField(title, texts)}
                  lang="en"
                  className="font-display text-h4"
                />
                {search.map((fact) => (
                  <FactInput key={fact} open={open} field={`${line}.${id}.${fact}`} />
                ))}
                <ThingsFact open={open} field={`${line}.${id}.${holds}`} of={of} />
              </div>
              <IconButton
                icon={TrashIcon}
                label={m.kitchen_remove({ name })}
                onClick={() => open.setText(list, ids.filter((each) => each !== id).join(' '))}
              />
            </li>
          );
        })}
      </ol>
      <FieldNotes open={open} fields={[list]} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, list, 'shelf-')}>
          {m.kitchen_add_shelf({ list: m.kitchen_field({ field: list }) })}
        </AddLine>
      </div>
    </section>
  );
}
