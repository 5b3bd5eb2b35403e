import { useId, useLayoutEffect, useRef, useState } from 'react';
import { controlClass } from '../../../ui/forms/control-look.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FoundThings } from './found-things.tsx';
import { useFoundThings, type Things } from './use-found-things.ts';
import { wordsOfId } from './words-of-id.ts';

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
/** What is typed and names nothing stays as it is. */
const anyId = /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/;

/** Names one recipe, food, plan or page: found by its title, written by its id, read in words. */
export function ThingInput(props: ThingInputProps) {
  const { label, of, value, isReadOnly = false, className, onChange } = props;
  const id = useId();
  const { found, look } = useFoundThings(of);
  const [isWritten, setIsWritten] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The whole text is selected: whoever comes with the Tab key overwrites it.
  useLayoutEffect(() => {
    if (isWritten) field.current?.select();
  }, [isWritten]);
  return (
    <div className={className}>
      <Field label={label}>
        {(links) => (
          <input
            {...links}
            ref={field}
            list={`${id}-found`}
            value={isWritten || !anyId.test(value) ? value : wordsOfId(value)}
            onFocus={() => setIsWritten(true)}
            onBlur={() => setIsWritten(false)}
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
