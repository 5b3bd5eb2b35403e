import { useId, type ReactNode } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';
import { RadioCard } from '../../ui/forms/radio-card.tsx';
import { errorOf, isChosen, type StepFields } from './step-fields.ts';

export interface RadioOption {
  value: string;
  title: () => string;
  detail?: () => string;
}

/** One of a few answers, each with a line that explains it. */
export function RadioStep({
  legend,
  name,
  options,
  fields,
}: {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  fields: StepFields;
}) {
  return (
    <ChoiceGroup legend={legend} error={errorOf(fields, name)}>
      <div className="grid max-w-prose gap-3">
        {options.map(({ value, title, detail }) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            defaultChecked={isChosen(fields, name, value)}
            title={title()}
            detail={detail?.()}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** Choices that belong together, named for screen readers, with what is wrong above them. */
export function ChoiceGroup({
  legend,
  error,
  children,
}: {
  legend: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error === undefined ? undefined : true}
      className="min-w-0"
    >
      <legend className="sr-only">{legend}</legend>
      <div className="mb-3 empty:mb-0 has-[span:empty]:mb-0">
        <FieldError id={errorId} error={error} />
      </div>
      {children}
    </fieldset>
  );
}
