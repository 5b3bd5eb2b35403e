import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddLine, lineMark } from '../recipes/write/add-line.tsx';
import { addTo } from '../recipes/write/add-to.ts';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { EditedText } from '../recipes/draft/edited-field.tsx';
import { dropOn, MoveHandle } from '../recipes/write/move-handle.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { documentField } from './document-field.ts';
import { ChoiceInput, DayFact, FactInput, ThingFact } from './field-inputs.tsx';
import { ThingsFact } from './things-input.tsx';
import { PageFigures } from './page-figures.tsx';
import { RichField } from './rich-field.tsx';
import { SourcesForm } from './sources-form.tsx';

/** A guide or page in English: its head, its sections of blocks, its sources and figures. */
export function PageForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const sections = idsOf(texts, 'sections');
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
        {['lead.en', 'description.en'].map((field) => (
          <EditedText
            key={field}
            open={open}
            field={field}
            label={documentField(field, texts)}
            isLabelShown
            isFlush
            lang="en"
          />
        ))}
        <Shorts open={open} />
      </section>
      {sections.map((id) => (
        <Section key={id} open={open} id={id} />
      ))}
      <div>
        <AddLine onAdd={() => addTo(open, 'sections')}>{m.kitchen_page_add_section()}</AddLine>
      </div>
      <Facts open={open} />
    </div>
  );
}

/** The short version, a sentence a line; a page that is short itself has none. */
function Shorts({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const ids = idsOf(texts, 'shorts');
  return (
    <>
      {ids.map((id) => {
        const name = documentField(`short.${id}.text`, texts);
        return (
          <div
            key={id}
            {...lineMark(id)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1"
          >
            <RichField open={open} field={`short.${id}.text.en`} label={name} isLabelShown />
            <IconButton
              icon={TrashIcon}
              label={m.kitchen_remove({ name })}
              onClick={() => open.setText('shorts', ids.filter((each) => each !== id).join(' '))}
            />
          </div>
        );
      })}
      <div>
        <AddLine size="sm" onAdd={() => addTo(open, 'shorts')}>
          {m.kitchen_page_add_short()}
        </AddLine>
      </div>
    </>
  );
}

function Section({ open, id }: { open: OpenDraft; id: string }) {
  const { texts } = open.draft;
  const body = `section.${id}.body.en`;
  const sections = idsOf(texts, 'sections');
  const name = texts[`section.${id}.title.en`] ?? id;
  return (
    <section
      {...dropOn({ open, list: 'sections', id })}
      className="grid gap-3 border-t border-line pt-6"
    >
      <div className="flex items-start justify-between gap-3">
        <MoveHandle open={open} list="sections" id={id} name={name} />
        <div className="min-w-0 flex-1">
          <EditedText
            open={open}
            field={`section.${id}.title.en`}
            label={documentField(`section.${id}.title`, texts)}
            lang="en"
            className="font-display text-h3"
          />
        </div>
        <Button
          size="sm"
          onClick={() => open.setText('sections', sections.filter((each) => each !== id).join(' '))}
          aria-label={m.kitchen_remove({ name })}
        >
          {m.kitchen_plan_take_away()}
        </Button>
      </div>
      <RichField open={open} field={body} label={documentField(body, texts)} hasTools />
    </section>
  );
}

function Facts({ open }: { open: OpenDraft }) {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_facts()}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceInput open={open} field="kind" choices={['guide', 'plain', 'questions']} />
        <ThingFact open={open} field="picture" of="recipes" />
        <DayFact open={open} field="reviewed" />
        <FactInput open={open} field="checkedBy" />
        <DayFact open={open} field="checkedOn" />
      </div>
      <ThingsFact open={open} field="recipes" of="recipes" />
      <PageFigures open={open} />
      <SourcesForm open={open} />
    </section>
  );
}
