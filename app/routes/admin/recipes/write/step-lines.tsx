import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { lazy, useEffect } from 'react';
import { readTimer } from '../../../../../domain/recipes/files/timer-text.rules.ts';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { AddLine, useGoToLine } from './add-line.tsx';
import { idsOf } from '../draft/draft-changes.ts';
import { StepDrawnAs } from './drawn-as.tsx';
import { EditedText, FieldNotes } from '../draft/edited-field.tsx';
import { dropOn, MoveHandle } from './move-handle.tsx';
import { newLineId } from './new-line-id.ts';
import type { OpenedRecipe } from '../opened-recipe.ts';
import { sharesOf, usesText, withUse } from './step-uses.ts';
import { UntilReady } from '../draft/until-ready.tsx';
import type { OpenDraft } from '../draft/use-draft.ts';

interface StepLinesProps {
  open: OpenDraft;
  choices: OpenedRecipe['drawingChoices'];
}

/** The steps: what each uses of the list is said beside it, `@` in the text mentions a food. */
export function StepLines({ open, choices }: StepLinesProps) {
  const ids = idsOf(open.draft.texts, 'steps');
  const goTo = useGoToLine();
  // Who begins the first step writes in its tool at once.
  useEffect(() => void loadStepEditor(), []);
  function begin(place: number): string {
    const id = newLineId();
    open.setText('steps', ids.toSpliced(place, 0, id).join(' '));
    return id;
  }
  return (
    <section id="steps" className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-h3">{m.kitchen_steps()}</h2>
      <ol className="grid gap-5">
        {ids.map((id, index) => (
          <StepRow
            key={id}
            open={open}
            choices={choices}
            id={id}
            number={index + 1}
            onNext={() => goTo(begin(index + 1))}
          />
        ))}
      </ol>
      <FieldNotes open={open} fields={['steps']} />
      <div>
        <AddLine icon={PlusIcon} onAdd={() => begin(ids.length)}>
          {m.kitchen_add_step()}
        </AddLine>
      </div>
    </section>
  );
}

interface StepRowProps extends StepLinesProps {
  id: string;
  number: number;
  /** Begins the step after it. */
  onNext: () => void;
}

function StepRow(props: StepRowProps) {
  const { open, choices, id, number } = props;
  const ids = idsOf(open.draft.texts, 'steps');
  const name = m.kitchen_step({ number });
  return (
    <li
      {...dropOn({ open, list: 'steps', id })}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1"
    >
      <div className="grid content-start justify-items-center gap-1">
        <span
          aria-hidden
          className="grid size-9 place-items-center rounded-full bg-sunken font-semibold"
        >
          {number}
        </span>
        <MoveHandle open={open} list="steps" id={id} name={name} />
      </div>
      <div className="grid min-w-0 gap-2">
        <StepWords {...props} />
        <Uses open={open} id={id} number={number} />
        <FieldNotes
          open={open}
          fields={[`step.${id}.uses`, `step.${id}.timers`, `step.${id}.pan`]}
        />
        <StepDrawnAs open={open} choices={choices} step={id} />
      </div>
      <IconButton
        icon={TrashIcon}
        label={m.kitchen_remove({ name })}
        onClick={() => open.setText('steps', ids.filter((each) => each !== id).join(' '))}
      />
    </li>
  );
}

/** Comes with the first recipe that is edited, and to nobody else. */
const loadStepEditor = () => import('./step-editor.tsx');
const StepEditor = lazy(loadStepEditor);

function StepWords({ open, id, number, onNext }: StepRowProps) {
  const { texts } = open.draft;
  const [field, usesField] = [`step.${id}.text.en`, `step.${id}.uses`];
  const label = m.kitchen_step({ number });
  const uses = sharesOf(texts[usesField]).map(({ key }) => key);
  const used = new Set(
    idsOf(texts, 'steps').flatMap((step) =>
      sharesOf(texts[`step.${step}.uses`]).map(({ key }) => key),
    ),
  );
  const foods = open.recipe.lines.map(({ key, food }) => {
    return { key, name: food.name, isFree: !used.has(key) };
  });
  const names = foods.filter(({ key }) => uses.includes(key)).map(({ name }) => name);
  const minutes = (texts[`step.${id}.timers`] ?? '')
    .split(',')
    .flatMap((text) => readTimer(text) ?? []);
  return (
    <UntilReady plain={<EditedText open={open} field={field} label={label} lang="en" />}>
      {(onReady) => (
        <>
          <StepEditor
            label={label}
            value={texts[field] ?? ''}
            isReadOnly={!open.recipe.rights.mayWrite}
            foods={foods}
            marked={{ names, minutes }}
            onReady={onReady}
            onChange={(value) => open.setText(field, value)}
            onUse={(key) => open.setText(usesField, withUse(texts[usesField], key))}
            onNext={onNext}
          />
          <FieldNotes open={open} fields={[field]} />
        </>
      )}
    </UntilReady>
  );
}

function Uses({ open, id, number }: { open: OpenDraft; id: string; number: number }) {
  const { texts } = open.draft;
  const field = `step.${id}.uses`;
  const uses = sharesOf(texts[field]);
  const nameOf = (key: string) => open.recipe.lines.find((line) => line.key === key)?.food.name;
  const unused = open.recipe.lines.filter(({ key }) => !uses.some((use) => use.key === key));
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {uses.map((use) => {
        const name = nameOf(use.key) ?? use.key;
        return (
          <span
            key={use.key}
            className="inline-flex items-center gap-1 rounded-sm bg-leaf-soft pl-2.5 font-semibold text-leaf-ink"
          >
            {name}
            <input
              aria-label={m.kitchen_share({ name, number })}
              title={m.kitchen_share({ name, number })}
              value={use.share}
              placeholder="1"
              maxLength={8}
              size={3}
              onChange={(event) => {
                const share = event.target.value.replaceAll(',', '');
                const changed = uses.map((each) =>
                  each.key === use.key ? { ...each, share } : each,
                );
                open.setText(field, usesText(changed));
              }}
              className="min-h-8 w-12 rounded-xs bg-surface px-1.5 text-ink"
            />
            <button
              type="button"
              aria-label={m.kitchen_unuse({ name, number })}
              onClick={() =>
                open.setText(field, usesText(uses.filter((each) => each.key !== use.key)))
              }
              className="grid size-8 place-items-center"
            >
              <XIcon aria-hidden weight="bold" />
            </button>
          </span>
        );
      })}
      {unused.length > 0 && (
        <Menu
          label={m.kitchen_use({ number })}
          words={m.kitchen_use_short()}
          namedClass="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-line-strong bg-surface px-2"
          groups={[
            unused.map(({ key, food }) => ({
              label: food.name,
              onSelect: () => open.setText(field, usesText([...uses, { key, share: '' }])),
            })),
          ]}
        />
      )}
      <label className="inline-flex items-center gap-1.5 rounded-sm bg-sky-soft pl-2.5 font-semibold text-sky-ink">
        {m.kitchen_minutes()}
        <input
          aria-label={m.kitchen_timers({ number })}
          value={texts[`step.${id}.timers`] ?? ''}
          placeholder="–"
          maxLength={20}
          size={5}
          onChange={(event) => open.setText(`step.${id}.timers`, event.target.value)}
          className="min-h-8 w-16 rounded-xs bg-surface px-1.5 text-ink"
        />
      </label>
      <label className="inline-flex items-center gap-1.5 rounded-sm bg-sunken pl-2.5 font-semibold">
        {m.kitchen_pan()}
        <input
          aria-label={m.kitchen_pan_holds({ number })}
          title={m.kitchen_pan_holds({ number })}
          value={texts[`step.${id}.pan`] ?? ''}
          placeholder="–"
          inputMode="numeric"
          maxLength={2}
          size={2}
          onChange={(event) =>
            open.setText(`step.${id}.pan`, event.target.value.replaceAll(/\D/g, ''))
          }
          className="min-h-8 w-10 rounded-xs bg-surface px-1.5 text-ink"
        />
      </label>
    </div>
  );
}
