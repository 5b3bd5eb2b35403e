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

export interface SelectFieldProps extends FieldTexts, NativeProps {
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  validate?: Validate;
}

export function SelectField({
  label,
  hint,
  error,
  validate,
  options,
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
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
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
