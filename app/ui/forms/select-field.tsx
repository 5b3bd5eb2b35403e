import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useFieldError, type Validate } from './use-field-error.ts';

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'id' | 'onBlur' | 'onInput' | 'children'
>;

interface Choice {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, NativeProps {
  options?: readonly Choice[];
  /** Under a heading each, after the others. */
  groups?: readonly { label: string; options: readonly Choice[] }[];
  validate?: Validate;
}

export function SelectField({
  label,
  hint,
  error,
  validate,
  options = [],
  groups = [],
  ...select
}: SelectFieldProps) {
  const { shown, control, ...events } = useFieldError<HTMLSelectElement>({ error, validate });
  return (
    <Field label={label} hint={hint} error={shown}>
      {(links) => (
        <span className="relative grid">
          <select
            {...select}
            {...links}
            {...events}
            ref={control}
            className={classNames(controlClass, 'appearance-none pr-11')}
          >
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <CaretDownIcon
            size="1.25em"
            weight="bold"
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.75 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Choice[] }) {
  return options.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}
