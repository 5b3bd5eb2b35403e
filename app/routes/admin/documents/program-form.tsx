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
import { ThingFact } from './field-inputs.tsx';
import { withoutTask } from './program-structure.ts';
import { ProgramWeek } from './program-week.tsx';
import { SourcesForm } from './sources-form.tsx';

/** A program in English: its weeks with their lessons and days, and the tasks they are made of. */
export function ProgramForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const weeks = idsOf(texts, 'weeks');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
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
          field="lead.en"
          label={documentField('lead', texts)}
          isLabelShown
          isFlush
          lang="en"
        />
        <ThingFact open={open} field="cover" of="recipes" />
      </section>
      <Lines
        open={open}
        list="outcomes"
        addition={m.kitchen_add_outcome()}
        onRemove={(id) =>
          open.setText(
            'outcomes',
            idsOf(texts, 'outcomes')
              .filter((each) => each !== id)
              .join(' '),
          )
        }
      />
      {weeks.map((id) => (
        <ProgramWeek key={id} open={open} id={id} />
      ))}
      <FieldNotes open={open} fields={['weeks', 'lessons']} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, 'weeks')}>
          {m.kitchen_add_week()}
        </AddLine>
      </div>
      <Lines
        open={open}
        list="tasks"
        addition={m.kitchen_add_task()}
        onRemove={(id) => open.setTexts(withoutTask(texts, id))}
      />
      <section className="grid gap-4 border-t border-line pt-6">
        <SourcesForm open={open} />
      </section>
    </div>
  );
}

interface LinesProps {
  open: OpenDraft;
  list: 'outcomes' | 'tasks';
  addition: string;
  onRemove: (id: string) => void;
}

/** Short texts, one a line, in the order of their list. */
function Lines({ open, list, addition, onRemove }: LinesProps) {
  const { texts } = open.draft;
  const ids = idsOf(texts, list);
  const line = list.slice(0, -1);
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_field({ field: list })}</h2>
      <ul className="grid gap-1">
        {ids.map((id) => {
          const field = `${line}.${id}.text`;
          const name = texts[`${field}.en`] ?? documentField(field, texts);
          return (
            <li
              key={id}
              {...dropOn({ open, list, id })}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1"
            >
              <MoveHandle open={open} list={list} id={id} name={name} />
              <EditedText
                open={open}
                field={`${field}.en`}
                label={documentField(field, texts)}
                lang="en"
              />
              <IconButton
                icon={TrashIcon}
                label={m.kitchen_remove({ name })}
                onClick={() => onRemove(id)}
              />
            </li>
          );
        })}
      </ul>
      <FieldNotes open={open} fields={[list]} />
      <div>
        {/* A file reads digits alone as a number. */}
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, list, line[0])}>
          {addition}
        </AddLine>
      </div>
    </section>
  );
}
