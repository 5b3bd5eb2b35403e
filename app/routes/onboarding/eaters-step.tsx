import * as m from '../../../i18n/paraglide/messages.js';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { errorOf, firstValue, type StepFields } from './step-fields.ts';

const adultCounts = ['1', '2', '3', '4', '5', '6'];
const childCounts = ['0', '1', '2', '3', '4', '5'];

/** How many sit at the table, the member among them. */
export function EatersStep({ fields }: { fields: StepFields }) {
  return (
    <div className="grid max-w-form gap-6">
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
    </div>
  );
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
