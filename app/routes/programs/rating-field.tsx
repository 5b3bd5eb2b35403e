import { useId } from 'react';
import { ratingScale } from '../../../domain/programs/rating.rules.ts';
import { FieldError } from '../../ui/forms/field.tsx';

interface RatingFieldProps {
  name: string;
  label: string;
  /** What the lowest and the highest number mean. */
  least: string;
  most: string;
  value: string;
  error: string | undefined;
}

const ratings = Array.from({ length: ratingScale.most }, (_, index) => String(index + 1));

/** One to five, as radio inputs with words at both ends. */
export function RatingField({ name, label, least, most, value, error }: RatingFieldProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="outline-none"
    >
      <legend className="mb-2 text-control font-semibold">{label}</legend>
      <div className="grid grid-cols-5 gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid min-h-target place-items-center rounded-md bg-surface font-semibold tabular-nums inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink has-checked:bg-yolk has-checked:text-on-yolk has-checked:inset-ring-yolk-edge has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              defaultChecked={rating === value}
              className="sr-only"
            />
            {rating}
            {rating === ratings[0] && <span className="sr-only">, {least}</span>}
            {rating === ratings.at(-1) && <span className="sr-only">, {most}</span>}
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex justify-between text-sm text-ink-2">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
