import type { Quantity } from '../../../lib/fractions.ts';
import type { MeasurementSystem, UnitCode } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';

/** An amount as a cook measures it. The app puts the unit into words and inflects it. */
export type ShownAmount = Readonly<{ quantity: Quantity; unit: UnitCode }>;

export type AmountStyle = Readonly<{
  system: MeasurementSystem;
  /** Swedish kitchens measure in decilitres. */
  usesDeciliters?: boolean;
}>;

export type MeasuredFood = Pick<Food, 'group' | 'densityGramsPerMl' | 'gramsPerMeasure'>;
