import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useId } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { FieldNotes } from './edited-field.tsx';
import type { OpenedRecipe } from './opened-recipe.ts';
import type { OpenDraft } from './use-draft.ts';

interface DrawnAsProps {
  open: OpenDraft;
  choices: OpenedRecipe['drawingChoices'];
}

const box = 'min-h-target w-full rounded-sm border border-line-strong bg-surface px-3';

/** What is drawn where the guess is wrong; each part that is left out is guessed. */
export function DrawnAs({ open, choices }: DrawnAsProps) {
  const parts = [
    { field: 'art.vessel', label: m.kitchen_art_vessel(), names: choices.vessels },
    { field: 'art.base', label: m.kitchen_art_base(), names: choices.bases },
    { field: 'art.sauces', label: m.kitchen_art_sauces(), names: choices.sauces },
  ];
  return (
    <details className="group">
      <summary className="flex min-h-target cursor-pointer items-center justify-between font-semibold">
        {m.kitchen_art()}
        <CaretDownIcon weight="bold" aria-hidden className="group-open:rotate-180" />
      </summary>
      <fieldset disabled={!open.recipe.rights.mayWrite} className="grid gap-3 pt-2">
        {parts.map((part) => (
          <Chosen key={part.field} open={open} {...part} />
        ))}
        <Items open={open} names={choices.items} />
        <p className="text-sm text-ink-2">{m.kitchen_art_hint()}</p>
      </fieldset>
    </details>
  );
}

function Chosen(props: {
  open: OpenDraft;
  field: string;
  label: string;
  names: readonly string[];
}) {
  const { open, field, label, names } = props;
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
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const longestItems = 200;

function Items({ open, names }: { open: OpenDraft; names: readonly string[] }) {
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
        value={open.draft.texts['art.items'] ?? ''}
        onChange={(event) => open.setText('art.items', event.target.value.toLowerCase())}
        className={box}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <FieldNotes open={open} fields={['art.items']} />
    </div>
  );
}
