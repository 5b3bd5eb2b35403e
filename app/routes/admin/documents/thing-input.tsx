import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FoundThings } from './found-things.tsx';
import { useFoundThings, type Things } from './use-found-things.ts';

interface ThingInputProps {
  label: string;
  of: Things;
  /** Its id. */
  value: string;
  isReadOnly?: boolean;
  className?: string;
  onChange: (id: string) => void;
}

const longestId = 120;

/** Names one recipe, food, plan or page: found by its title, written by its id. */
export function ThingInput(props: ThingInputProps) {
  const { label, of, value, isReadOnly = false, className, onChange } = props;
  const id = useId();
  const { found, look } = useFoundThings(of);
  return (
    <label className={classNames('grid gap-1 text-sm font-semibold', className)}>
      {label}
      <input
        list={`${id}-found`}
        value={value}
        readOnly={isReadOnly}
        maxLength={longestId}
        autoComplete="off"
        onChange={(event) => onChange(look(event.target.value) ?? event.target.value)}
        className="min-h-target w-full rounded-sm border border-line-strong bg-surface px-3 font-semibold text-ink read-only:bg-sunken"
      />
      <FoundThings id={`${id}-found`} found={found} />
    </label>
  );
}
