import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-look.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useFieldError, type Validate } from './use-field-error.ts';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onBlur' | 'onInput'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  validate?: Validate;
  /** Shown inside at the end: kg, cm. */
  unit?: ReactNode;
}

export function TextField({ label, hint, error, validate, unit, ...input }: TextFieldProps) {
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
            className={classNames(
              controlClass,
              'read-only:bg-sunken',
              unit !== undefined && 'pr-14',
            )}
          />
          {unit !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 right-3.75 grid place-items-center text-ink-2">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onBlur' | 'onInput'>;

export interface TextAreaFieldProps extends FieldTexts, TextareaProps {
  validate?: Validate;
  /** As high as what is written in it. */
  isGrowing?: boolean;
}

export function TextAreaField(field: TextAreaFieldProps) {
  const { label, hint, error, validate, isGrowing = false, ...area } = field;
  const { shown, control, ...events } = useFieldError<HTMLTextAreaElement>({ error, validate });
  return (
    <Field label={label} hint={hint} error={shown}>
      {(links) => (
        <textarea
          rows={4}
          {...area}
          {...links}
          {...events}
          ref={control}
          className={classNames(controlClass, isGrowing && 'field-sizing-content resize-none')}
        />
      )}
    </Field>
  );
}
