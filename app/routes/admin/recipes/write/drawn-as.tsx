import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useId } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { FieldNotes } from '../draft/edited-field.tsx';
import type { OpenedRecipe } from '../opened-recipe.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

interface DrawnAsProps {
  open: OpenDraft;
  choices: OpenedRecipe['drawingChoices'];
}

const box = 'min-h-target w-full rounded-sm border border-line-strong bg-surface px-3';

/** What is drawn where the guess is wrong; each part that is left out is guessed. */
export function DrawnAs({ open, choices }: DrawnAsProps) {
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer items-center justify-between font-semibold">
        {m.kitchen_art()}
        <CaretDownIcon weight="bold" aria-hidden className="group-open:rotate-180" />
      </summary>
      <fieldset disabled={!open.recipe.rights.mayWrite} className="grid gap-3 pt-2">
        <Parts open={open} choices={choices} of="" />
      </fieldset>
    </details>
  );
}

const states = ['raw', 'in_pan', 'in_pot', 'in_oven', 'on_grill', 'plated'];

/** The same of one step, and how far the dish is in it; shut where nothing of it was chosen. */
export function StepDrawnAs({ open, choices, step }: DrawnAsProps & { step: string }) {
  const of = `step.${step}.`;
  const isChosen = Object.keys(open.draft.texts).some((field) => field.startsWith(`${of}art.`));
  return (
    <details open={isChosen} className="group">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 text-sm text-ink-2">
        {m.kitchen_art_step()}
        <CaretDownIcon weight="bold" aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <Chosen
          open={open}
          field={`${of}art.state`}
          label={m.kitchen_art_state()}
          names={states}
          wordOf={(choice) => m.kitchen_choice({ choice })}
        />
        <Parts open={open} choices={choices} of={of} />
      </div>
    </details>
  );
}

/** Of the dish, or of a step: `step.s1.` stands before the fields of one. */
function Parts({ open, choices, of }: DrawnAsProps & { of: string }) {
  const parts = [
    { field: `${of}art.vessel`, label: m.kitchen_art_vessel(), names: choices.vessels },
    { field: `${of}art.base`, label: m.kitchen_art_base(), names: choices.bases },
    { field: `${of}art.sauces`, label: m.kitchen_art_sauces(), names: choices.sauces },
    { field: `${of}art.table`, label: m.kitchen_art_table(), names: choices.tables },
  ];
  return (
    <>
      {parts.map((part) => (
        <Chosen key={part.field} open={open} {...part} />
      ))}
      <Items open={open} field={`${of}art.items`} names={choices.items} />
    </>
  );
}

function Chosen(props: {
  open: OpenDraft;
  field: string;
  label: string;
  names: readonly string[];
  wordOf?: (name: string) => string;
}) {
  const { open, field, label, names, wordOf = (name) => name } = props;
  const value = open.draft.texts[field] ?? '';
  // A list of several that a file chose stays as it is.
  const listed = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <select
        value={value}
        onChange={(event) => open.setText(field, event.target.value)}
        className={box}
      >
        <option value="">{m.kitchen_art_guessed()}</option>
        {listed.map((name) => (
          <option key={name} value={name}>
            {wordOf(name)}
          </option>
        ))}
      </select>
      <FieldNotes open={open} fields={[field]} />
    </label>
  );
}

const longestItems = 200;

function Items(props: { open: OpenDraft; field: string; names: readonly string[] }) {
  const { open, field, names } = props;
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {m.kitchen_art_items()}
      </label>
      <input
        id={id}
        list={`${id}-names`}
        maxLength={longestItems}
        value={open.draft.texts[field] ?? ''}
        onChange={(event) => open.setText(field, event.target.value.toLowerCase())}
        className={box}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <p className="text-sm text-ink-2">{m.kitchen_art_hint()}</p>
      <FieldNotes open={open} fields={[field]} />
    </div>
  );
}
