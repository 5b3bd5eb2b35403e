import { useId, useState, type KeyboardEvent } from 'react';
import { longestLine } from '../../../../../domain/content-store/content-limits.rules.ts';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../../i18n/paths.ts';
import { gramsText } from '../../../../amounts/figures.ts';
import { useLatestLoad } from '../../../../loading/use-latest-load.ts';
import { useLocale } from '../../../../shell/locale.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { paperBox } from '../draft/edited-field.tsx';
import type { ReadIngredientLineQuery } from '../../operations.gen.ts';

type Read = ReadIngredientLineQuery['readIngredientLine'];
type Candidate = Read['candidates'][number];

interface LineInputProps {
  label: string;
  /** As the file has it. */
  value: string;
  /** As people read it. */
  shown: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A line that is typed freely; the foods it may mean are offered below (a combobox, APG). */
export function LineInput(props: LineInputProps) {
  const { label, value, shown, placeholder, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { candidates, look, forget } = useCandidates();
  /** By the food: what is answered meanwhile may put another one in its row. */
  const active = candidates.findIndex(({ food }) => food.id === chosen);
  const id = useId();
  const isOpen = typed !== null && typed.trim() !== '' && candidates.length > 0;

  function type(text: string): void {
    setTyped(text);
    setChosen(null);
    look(text);
  }
  /** Leaves the line as it was where nothing was typed. */
  function commit(text: string | null): void {
    setTyped(null);
    setChosen(null);
    forget();
    const line = text?.trim() ?? '';
    if (line !== '' && line !== value && line !== shown) onChange(line);
  }
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) {
      event.preventDefault();
      const next = Math.min(Math.max(active + step, -1), candidates.length - 1);
      setChosen(candidates[next]?.food.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      commit(candidates[active]?.line ?? typed);
    } else if (event.key === 'Escape') {
      setTyped(null);
    }
  }
  return (
    <div className="relative">
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={longestLine}
        placeholder={placeholder}
        value={typed ?? shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => commit(typed)}
        className={classNames('min-h-target w-full px-3 py-2 font-semibold', paperBox)}
      />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what a combobox offers, with figures
        role="listbox"
        aria-label={m.kitchen_foods()}
        className={classNames(
          'absolute inset-x-0 top-full z-(--z-sticky) mt-1 overflow-hidden rounded-md bg-raised shadow-lg',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          candidates.map((candidate, index) => (
            <CandidateRow
              key={candidate.food.id}
              id={`${id}-${index}`}
              candidate={candidate}
              isActive={index === active}
              onTake={() => commit(candidate.line)}
            />
          ))}
      </div>
    </div>
  );
}

function CandidateRow(row: {
  id: string;
  candidate: Candidate;
  isActive: boolean;
  onTake: () => void;
}) {
  const { id, candidate, isActive, onTake } = row;
  const locale = useLocale();
  const { name, netCarbsPer100g: amount } = candidate.food;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the combobox is the key for it
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // Before the field loses the focus and takes what was typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={classNames(
        'flex min-h-target cursor-pointer items-center justify-between gap-3 px-3 py-1.5 text-sm hover:bg-sunken',
        isActive && 'bg-yolk-soft text-yolk-ink',
      )}
    >
      <span className="font-semibold">{name}</span>
      <span className="flex-none tabular-nums">
        {amount !== null && m.kitchen_per_100({ amount: gramsText({ amount, locale }) })}
      </span>
    </div>
  );
}

/** What the server makes of a typed line; of an answer that is late nothing is shown. */
function useCandidates() {
  const locale = useLocale();
  const { data, load } = useLatestLoad<Read | null>();
  const [former, setFormer] = useState<typeof data>();
  return {
    candidates: data === former ? [] : (data?.candidates ?? []),
    /** What is written next in the same field is another line. */
    forget: () => setFormer(data),
    look: (text: string) => {
      const query = { text: text.slice(0, longestLine) };
      void load(screenPath('adminReadLine', locale, undefined, { query }));
    },
  };
}
