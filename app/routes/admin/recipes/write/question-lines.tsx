import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { AddLine } from './add-line.tsx';
import { idsOf } from '../draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import { dropOn, MoveHandle } from './move-handle.tsx';
import { addTo } from './add-to.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

/** What readers ask, each with its answer, in the source language. */
export function QuestionLines({ open }: { open: OpenDraft }) {
  const ids = idsOf(open.draft.texts, 'faqs');
  return (
    <section id="faqs" className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_faq()}</h2>
      {ids.length > 0 && (
        <ol className="grid gap-5">
          {ids.map((id, index) => (
            <QuestionRow key={id} open={open} id={id} number={index + 1} />
          ))}
        </ol>
      )}
      <FieldNotes open={open} fields={['faqs']} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => addTo(open, 'faqs')}>
          {m.kitchen_add_question()}
        </AddLine>
      </div>
    </section>
  );
}

function QuestionRow({ open, id, number }: { open: OpenDraft; id: string; number: number }) {
  const ids = idsOf(open.draft.texts, 'faqs');
  const name = m.kitchen_question({ number });
  return (
    <li
      {...dropOn({ open, list: 'faqs', id })}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1"
    >
      <MoveHandle open={open} list="faqs" id={id} name={name} />
      <div className="grid min-w-0 gap-2">
        <EditedText
          open={open}
          field={`faq.${id}.question.en`}
          label={name}
          isLabelShown
          lang="en"
          className="font-semibold"
        />
        <EditedText
          open={open}
          field={`faq.${id}.answer.en`}
          label={m.kitchen_answer({ number })}
          isLabelShown
          lang="en"
        />
      </div>
      <IconButton
        icon={TrashIcon}
        label={m.kitchen_remove({ name })}
        onClick={() => open.setText('faqs', ids.filter((each) => each !== id).join(' '))}
      />
    </li>
  );
}
