import { useId } from 'react';
import { controlClass } from '../../../ui/forms/control-look.ts';
import { Field } from '../../../ui/forms/field.tsx';
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
    <div className={className}>
      <Field label={label}>
        {(links) => (
          <input
            {...links}
            list={`${id}-found`}
            value={value}
            readOnly={isReadOnly}
            maxLength={longestId}
            autoComplete="off"
            onChange={(event) => onChange(look(event.target.value) ?? event.target.value)}
            className={`${controlClass} read-only:bg-sunken`}
          />
        )}
      </Field>
      <FoundThings id={`${id}-found`} found={found} />
    </div>
  );
}
