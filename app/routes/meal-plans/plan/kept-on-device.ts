import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { useKeptSwaps } from '../away/use-kept-swaps.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { usePlanCopy } from './use-plan-copy.ts';

interface KeptOnDeviceProps {
  mealPlan: ShownPlanFragment;
  units: UnitSystem;
  /** Nothing of the plan is cooked any more. */
  isOver: boolean;
}

/**
 * Keeps the plan and what can be swapped in it for a place without a network. A component of its
 * own: what the device has by now changes nothing of the week that is shown.
 */
export function KeptOnDevice({ mealPlan, units, isOver }: KeptOnDeviceProps) {
  usePlanCopy({ mealPlan, units });
  useKeptSwaps({ mealPlan, isOver });
  return null;
}
