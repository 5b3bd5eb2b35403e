import * as m from '../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../amounts/units-preference.ts';
import type { WrittenStepFragment } from './operations.gen.ts';
import { StepNeed } from './step-need.tsx';

interface StepNeedsProps {
  needs: WrittenStepFragment['ingredients'];
  units: UnitSystem;
}

/** Under the words of a step: what goes in now and they do not say how much of. */
export function StepNeeds({ needs, units }: StepNeedsProps) {
  if (needs.length === 0) return null;
  return (
    <ul
      aria-label={m.cooking_step_ingredients()}
      className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-2"
    >
      {needs.map((need) => (
        <li key={need.ingredient.key}>
          <StepNeed need={need} units={units} />
        </li>
      ))}
    </ul>
  );
}
