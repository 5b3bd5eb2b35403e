import type {
  GlucoseUnit,
  OptionalMeasure,
  UnitChoices,
  WaistUnit,
  WeightUnit,
} from '../measurements/measures.rules.ts';

/** As they are kept; a null unit follows the profile or the language. */
export interface StoredChoices {
  readonly measures: readonly OptionalMeasure[];
  readonly weightUnit: WeightUnit | null;
  readonly waistUnit: WaistUnit | null;
  readonly glucoseUnit: GlucoseUnit | null;
  readonly goalWeightKg: number | null;
}

/** What a member follows, and how they read it. */
export interface TrackingChoices extends UnitChoices {
  readonly measures: readonly OptionalMeasure[];
  readonly goalWeightKg: number | null;
}

export const noChoices: StoredChoices = {
  measures: [],
  weightUnit: null,
  waistUnit: null,
  glucoseUnit: null,
  goalWeightKg: null,
};
