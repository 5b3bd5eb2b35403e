import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-look.ts';
import { Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFieldError } from './use-field-error.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'unit'> {
  /** The words of the button that shows the password, and of the one that hides it again. */
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({
  label,
  hint,
  error,
  validate,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { shown, control, ...events } = useFieldError<HTMLInputElement>({ error, validate });
  return (
    <Field label={label} hint={hint} error={shown}>
      {(links) => (
        <span className="relative grid">
          <input
            {...input}
            {...links}
            {...events}
            ref={control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClass, 'pr-22')}
          />
          <button
            type="button"
            aria-controls={links.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto min-h-target rounded-full px-3 text-control font-semibold text-link underline underline-offset-4 noscript:hidden"
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </span>
      )}
    </Field>
  );
}
