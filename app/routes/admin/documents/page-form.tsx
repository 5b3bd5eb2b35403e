import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { lazy, Suspense, useState } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { idsOf } from '../recipes/draft-changes.ts';
import { EditedText, FieldNotes } from '../recipes/edited-field.tsx';
import { dropOn, MoveHandle } from '../recipes/move-handle.tsx';
import { newLineId } from '../recipes/new-line-id.ts';
import type { OpenDraft } from '../recipes/use-draft.ts';
import { documentField } from './document-field.ts';
import { ChoiceInput, DayFact, FactInput, ThingFact } from './field-inputs.tsx';
import { ThingsFact } from './things-input.tsx';
import { OrPlain } from './or-plain.tsx';
import { PageFigures } from './page-figures.tsx';

/** Comes with the first page that is edited, and to nobody else. */
const BlocksEditor = lazy(() => import('./blocks-editor.tsx'));

/** A guide or page in English: its head, its sections of blocks, its sources and figures. */
export function PageForm({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const sections = idsOf(texts, 'sections');
  const [begun, setBegun] = useState<string | null>(null);
  function begin(): void {
    const id = newLineId();
    open.setText('sections', [...sections, id].join(' '));
    setBegun(id);
  }
  return (
    <div className="grid min-w-0 gap-8">
      <section className="grid gap-3">
        <h1 className="sr-only">{texts['title.en'] ?? m.kitchen_untitled()}</h1>
        <EditedText
          open={open}
          field="title.en"
          label={m.kitchen_title()}
          lang="en"
          className="font-display text-h1"
        />
        {['lead.en', 'description.en'].map((field) => (
          <EditedText
            key={field}
            open={open}
            field={field}
            label={documentField(field, texts)}
            isLabelShown
            lang="en"
          />
        ))}
        <Shorts open={open} />
      </section>
      {sections.map((id) => (
        <Section key={id} open={open} id={id} hasFocusAtFirst={id === begun} />
      ))}
      <div>
        <Button onClick={begin}>{m.kitchen_page_add_section()}</Button>
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
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1">
            <EditedText
              open={open}
              field={`short.${id}.text.en`}
              label={name}
              isLabelShown
              lang="en"
            />
            <IconButton
              icon={TrashIcon}
              label={m.kitchen_remove({ name })}
              onClick={() => open.setText('shorts', ids.filter((each) => each !== id).join(' '))}
            />
          </div>
        );
      })}
      <div>
        <Button size="sm" onClick={() => open.setText('shorts', [...ids, newLineId()].join(' '))}>
          {m.kitchen_page_add_short()}
        </Button>
      </div>
    </>
  );
}

function Section(props: { open: OpenDraft; id: string; hasFocusAtFirst: boolean }) {
  const { open, id, hasFocusAtFirst } = props;
  const { texts } = open.draft;
  const isInBrowser = useIsInBrowser();
  const body = `section.${id}.body.en`;
  const label = documentField(body, texts);
  const plain = (
    <EditedText open={open} field={body} label={label} lang="en" className="min-h-32" />
  );
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
            hasFocusAtFirst={hasFocusAtFirst}
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
      {isInBrowser ? (
        <OrPlain plain={plain}>
          <Suspense fallback={plain}>
            <BlocksEditor
              label={label}
              value={texts[body] ?? ''}
              isReadOnly={!open.recipe.rights.mayWrite}
              sources={idsOf(texts, 'sources')}
              figures={idsOf(texts, 'figures')}
              onChange={(value) => open.setText(body, value)}
            />
            <FieldNotes open={open} fields={[body]} />
          </Suspense>
        </OrPlain>
      ) : (
        plain
      )}
    </section>
  );
}

const sourceFacts = ['authors', 'year', 'title', 'journal', 'pmid', 'doi'];

function Facts({ open }: { open: OpenDraft }) {
  const { texts } = open.draft;
  const sources = idsOf(texts, 'sources');
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_facts()}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <ChoiceInput open={open} field="kind" choices={['guide', 'plain', 'questions']} />
        <ThingFact open={open} field="picture" of="recipes" />
        <DayFact open={open} field="reviewed" />
        <FactInput open={open} field="checkedBy" />
        <DayFact open={open} field="checkedOn" />
      </div>
      <ThingsFact open={open} field="recipes" of="recipes" />
      <PageFigures open={open} />
      <h2 className="pt-2 text-h3">{m.kitchen_page_sources()}</h2>
      {sources.map((id) => (
        <fieldset key={id} className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
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
        <Button onClick={() => open.setText('sources', [...sources, newLineId()].join(' '))}>
          {m.kitchen_page_add_source()}
        </Button>
      </div>
    </section>
  );
}
