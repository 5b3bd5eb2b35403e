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
import { ChoiceInput, DayFact, FactInput, ThingFact } from './field-inputs.tsx';

const facts = ['from', 'seconds', 'lesson'];

/** A video in English: its chapters with what is said and shown, and where it is from. */
export function VideoForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  return (
    <div className="grid min-w-0 gap-8">
      <section className="grid gap-3">
        <h1 className="sr-only">{texts['title.en'] ?? m.kitchen_untitled()}</h1>
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          isFlush
          className="font-display text-h1"
        />
        <EditedText
          open={open}
          field="description.en"
          label={m.kitchen_description()}
          isLabelShown
          isFlush
          lang="en"
        />
      </section>
      <Chapters open={open} />
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-h3">{m.kitchen_facts()}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceInput open={open} field="collection" choices={['cooking', 'lessons']} />
          <ChoiceInput open={open} field="audience" choices={['members', 'everyone']} />
          {facts.map((field) => (
            <FactInput key={field} open={open} field={field} />
          ))}
          {['recipe', 'picture'].map((field) => (
            <ThingFact key={field} open={open} field={field} of="recipes" />
          ))}
          <DayFact open={open} field="published" />
        </div>
      </section>
    </div>
  );
}

function Chapters({ open }: { open: OpenDraft }) {
  const ids = idsOf(open.draft.texts, 'chapters');
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_chapters()}</h2>
      <p className="max-w-prose text-sm text-ink-2">{m.kitchen_chapters_hint()}</p>
      <ol className="grid gap-5">
        {ids.map((id) => (
          <Chapter key={id} open={open} id={id} />
        ))}
      </ol>
      <FieldNotes open={open} fields={['chapters']} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, 'chapters')}>
          {m.kitchen_add_chapter()}
        </AddLine>
      </div>
    </section>
  );
}

function Chapter({ open, id }: { open: OpenDraft; id: string }) {
  const { texts } = open.draft;
  const ids = idsOf(texts, 'chapters');
  const name = `${m.kitchen_field({ field: 'chapter' })} ${ids.indexOf(id) + 1}`;
  return (
    <li
      {...dropOn({ open, list: 'chapters', id })}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1"
    >
      <MoveHandle open={open} list="chapters" id={id} name={name} />
      <div className="grid min-w-0 gap-2">
        <EditedText
          open={open}
          field={`chapter.${id}.title.en`}
          label={name}
          isLabelShown
          lang="en"
          className="font-semibold"
        />
        <EditedText
          open={open}
          field={`chapter.${id}.says.en`}
          label={documentField(`chapter.${id}.says`, texts)}
          isLabelShown
          lang="en"
        />
        <FactInput open={open} field={`chapter.${id}.shows`} />
      </div>
      <IconButton
        icon={TrashIcon}
        label={m.kitchen_remove({ name })}
        onClick={() => open.setText('chapters', ids.filter((each) => each !== id).join(' '))}
      />
    </li>
  );
}
