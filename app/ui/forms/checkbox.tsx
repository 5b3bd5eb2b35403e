import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { CheckCircle } from './check-circle.tsx';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** One yes or no in a form: consent, remember me. The label may hold links. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label className="relative flex min-h-target items-center gap-3 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          {...input}
          type="checkbox"
          className="peer sr-only"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <CheckCircle />
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {/* Under the words, which begin after the circle. */}
      {hint && (
        <span id={`${id}-hint`} className="-mt-2 pb-1 pl-[2.375rem] text-sm text-ink-2">
          {hint}
        </span>
      )}
    </div>
  );
}
