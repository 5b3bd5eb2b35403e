import type { UnitChoices } from '../../../../domain/tracking/measurements/measures.rules.ts';
import type {
  GlucoseUnit,
  TrackingWeightUnit,
  WaistUnit,
} from '../../../graphql/schema-types.gen.ts';
import type { TrackingChoicesFragment } from '../operations.gen.ts';

const weightUnits = { KG: 'kg', LB: 'lb', ST: 'st' } as const satisfies Record<
  TrackingWeightUnit,
  string
>;
const waistUnits = { CM: 'cm', IN: 'in' } as const satisfies Record<WaistUnit, string>;
const glucoseUnits = { MMOL_L: 'mmol/L', MG_DL: 'mg/dL' } as const satisfies Record<
  GlucoseUnit,
  string
>;

/** The choices as the rules name them. */
export function unitChoicesOf(
  choices: Pick<TrackingChoicesFragment, 'weightUnit' | 'waistUnit' | 'glucoseUnit'>,
): UnitChoices {
  return {
    weightUnit: weightUnits[choices.weightUnit],
    waistUnit: waistUnits[choices.waistUnit],
    glucoseUnit: glucoseUnits[choices.glucoseUnit],
  };
}
