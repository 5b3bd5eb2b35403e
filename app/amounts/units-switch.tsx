import { useLocation } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { classNames } from '../ui/class-names.ts';
import { unitSystems, unitsPath, type UnitSystem } from './units-preference.ts';
import { IntentForm } from '../forms/intent-form.tsx';
import { unitsForms } from './units-forms.ts';

const words: Record<UnitSystem, () => string> = {
  metric: m.recipes_units_metric,
  us: m.recipes_units_us,
};

/** Metric or US amounts, on every page that shows some; a plain form, so that it works at once. */
export function UnitsSwitch({ units }: { units: UnitSystem }) {
  const { pathname, search } = useLocation();
  return (
    <IntentForm
      set={unitsForms}
      intent="choose"
      action={unitsPath}
      values={{ return_to: `${pathname}${search}` }}
      failure="toast"
      preventScrollReset
      data-noprint
    >
      {({ sending }) => <Choices chosen={sending?.get('units') ?? units} />}
    </IntentForm>
  );
}

function Choices({ chosen }: { chosen: unknown }) {
  return (
    <fieldset className="inline-flex gap-0.5 rounded-full bg-sunken p-1">
      <legend className="sr-only">{m.recipes_units()}</legend>
      {unitSystems.map((system) => (
        <button
          key={system}
          type="submit"
          name="units"
          value={system}
          aria-pressed={system === chosen}
          className={classNames(
            'inline-flex min-h-target items-center rounded-full px-4 py-1 text-control font-semibold whitespace-nowrap transition-colors duration-(--duration-base) focus-visible:-outline-offset-2',
            system === chosen ? 'bg-thumb text-ink shadow-sm' : 'text-ink-2 hover:text-ink',
          )}
        >
          {words[system]()}
        </button>
      ))}
    </fieldset>
  );
}
