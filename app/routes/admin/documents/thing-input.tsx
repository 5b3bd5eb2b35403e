import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ContentToFindQuery } from '../operations.gen.ts';

interface ThingInputProps {
  label: string;
  of: 'recipes' | 'foods';
  /** Its id. */
  value: string;
  isReadOnly?: boolean;
  className?: string;
  onChange: (id: string) => void;
}

const longestId = 120;

/** Names one recipe or food: found by its title, written by its id. */
export function ThingInput(props: ThingInputProps) {
  const { label, of, value, isReadOnly = false, className, onChange } = props;
  const locale = useLocale();
  const id = useId();
  const [hasTyped, setHasTyped] = useState(false);
  const { data, load } = useFetcher<{ found: ContentToFindQuery }>();
  const found = hasTyped ? (data?.found[of].items ?? []) : [];
  function type(text: string): void {
    const chosen = found.find((each) => each.title === text || each.id === text);
    onChange(chosen?.id ?? text);
    setHasTyped(chosen === undefined);
    const query = { q: text.trim() };
    if (chosen === undefined && query.q !== '') {
      void load(screenPath('adminFind', locale, undefined, { query }));
    }
  }
  return (
    <label className={classNames('grid gap-1 text-sm font-semibold', className)}>
      {label}
      <input
        list={`${id}-found`}
        value={value}
        readOnly={isReadOnly}
        maxLength={longestId}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className="min-h-target w-full rounded-sm border border-line-strong bg-surface px-3 font-semibold text-ink read-only:bg-sunken"
      />
      <datalist id={`${id}-found`}>
        {found.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </datalist>
    </label>
  );
}
