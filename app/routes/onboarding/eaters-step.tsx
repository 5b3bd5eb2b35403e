import { useState, type ChangeEvent } from 'react';
import { mostNameCharacters } from '../../../domain/profile/preferences/eaters.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { errorOf, firstValue, type StepFields } from './step-fields.ts';

const adultCounts = ['1', '2', '3', '4', '5', '6'];
const childCounts = ['0', '1', '2', '3', '4', '5'];

/** How many sit at the table, the member among them. */
export function EatersStep({ fields, areNamed }: { fields: StepFields; areNamed: boolean }) {
  const [counts, setCounts] = useState({
    adults: Number(firstValue(fields, 'adults') ?? 1),
    children: Number(firstValue(fields, 'children') ?? 0),
  });
  const keepUp = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === 'adults' || name === 'children') setCounts({ ...counts, [name]: Number(value) });
  };
  return (
    <div className="grid max-w-form gap-6" onChange={keepUp}>
      <Count
        label={m.onboarding_eaters_adults()}
        name="adults"
        counts={adultCounts}
        fields={fields}
      />
      <Count
        label={m.onboarding_eaters_children()}
        name="children"
        counts={childCounts}
        fields={fields}
      />
      {areNamed && counts.adults + counts.children > 1 && <Names {...counts} fields={fields} />}
    </div>
  );
}

/** What the others are called; the member's own name is known. */
function Names({
  adults,
  children,
  fields,
}: {
  adults: number;
  children: number;
  fields: StepFields;
}) {
  const error = errorOf(fields, 'adultNames', 'childNames');
  return (
    <fieldset>
      <legend className="mb-1.5 text-control font-semibold">{m.onboarding_eaters_names()}</legend>
      <p className="mb-3 text-sm text-ink-2">{m.onboarding_eaters_names_hint()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {places(adults - 1).map((index) => (
          <TextField
            key={`adult-${index}`}
            label={m.onboarding_eaters_adult_name({ number: index + 2 })}
            name="adultNames"
            autoComplete="off"
            maxLength={mostNameCharacters}
            defaultValue={fields.values['adultNames']?.[index]}
          />
        ))}
        {places(children).map((index) => (
          <TextField
            key={`child-${index}`}
            label={m.onboarding_eaters_child_name({ number: index + 1 })}
            name="childNames"
            autoComplete="off"
            maxLength={mostNameCharacters}
            defaultValue={fields.values['childNames']?.[index]}
          />
        ))}
      </div>
      {error && <p className="mt-1.5 text-sm text-danger-ink">{error}</p>}
    </fieldset>
  );
}

function places(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

interface CountProps {
  label: string;
  name: 'adults' | 'children';
  counts: readonly string[];
  fields: StepFields;
}

function Count({ label, name, counts, fields }: CountProps) {
  const chosen = firstValue(fields, name);
  // Larger tables, said through the API, stay what they are.
  const offered = chosen === undefined || counts.includes(chosen) ? counts : [...counts, chosen];
  const error = errorOf(fields, name);
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-control font-semibold">
        {label}
      </p>
      <Segmented
        label={label}
        name={name}
        isBlock
        options={offered.map((value) => ({ value, label: value }))}
        defaultValue={chosen}
      />
      {error && <p className="mt-1.5 text-sm text-danger-ink">{error}</p>}
    </div>
  );
}
