import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** Below the control, also when there is an error. */
  hint?: ReactNode;
  error?: string;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint and error below; for a control of your own. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-control font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <span id={hintId} className="text-sm text-ink-2">
          {hint}
        </span>
      )}
    </div>
  );
}

/** Also for groups of choices; link it with aria-describedby, by an id that ends in `-error`. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  return (
    <span
      id={id}
      aria-live="polite"
      className="flex items-center gap-1.5 text-sm text-danger-ink empty:hidden"
    >
      {error && (
        <>
          <WarningCircleIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {error}
        </>
      )}
    </span>
  );
}
