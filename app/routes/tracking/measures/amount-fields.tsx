import type {
  Measure,
  MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import type { EntryForm } from './entry-form-values.ts';
import { measureWords } from './measure-words.ts';

interface AmountFieldsProps {
  measure: Measure;
  unit: MeasureUnit;
  /** What stands in the fields. */
  typed: Pick<EntryForm, 'amount' | 'pounds' | 'second'> | null;
  placeholder?: Pick<EntryForm, 'amount' | 'pounds' | 'second'> | null;
  problems: readonly FormProblem[] | undefined;
  /** False where it may be left empty. */
  isRequired?: boolean;
}

/** What is wrong with the number, whichever the server calls it. */
export function amountProblem(problems: readonly FormProblem[] | undefined): string | undefined {
  return ['amount', 'value', 'weightKg']
    .map((field) => messageFor(problems, field))
    .find((message) => message !== undefined);
}

/** One number, or two where the unit or the measure has two. */
export function AmountFields({
  measure,
  unit,
  typed,
  placeholder,
  problems,
  isRequired: required = true,
}: AmountFieldsProps) {
  const error = amountProblem(problems);
  const number = { inputMode: 'decimal', autoComplete: 'off', required } as const;
  if (measure === 'BLOOD_PRESSURE') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...number}
          label={m.tracking_systolic()}
          name="amount"
          defaultValue={typed?.amount}
          placeholder={placeholder?.amount}
          error={error}
        />
        <TextField
          {...number}
          label={m.tracking_diastolic()}
          name="second"
          defaultValue={typed?.second}
          placeholder={placeholder?.second}
          error={messageFor(problems, 'second') ?? messageFor(problems, 'secondValue')}
        />
      </div>
    );
  }
  if (unit === 'st') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...number}
          label={m.tracking_stone()}
          name="amount"
          unit="st"
          defaultValue={typed?.amount}
          placeholder={placeholder?.amount}
          error={error}
        />
        <TextField
          {...number}
          required={false}
          label={m.tracking_pounds()}
          name="pounds"
          unit="lb"
          defaultValue={typed?.pounds}
          placeholder={placeholder?.pounds}
        />
      </div>
    );
  }
  return (
    <TextField
      {...number}
      label={m.tracking_amount_in({ measure: measureWords[measure](), unit })}
      name="amount"
      defaultValue={typed?.amount}
      placeholder={placeholder?.amount}
      error={error}
    />
  );
}
