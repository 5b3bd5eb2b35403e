import type { Quantity } from '../../../lib/fractions.ts';
import type { MeasurementSystem, UnitCode } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';

/** An amount as a cook measures it. The app puts the unit into words and inflects it. */
export type ShownAmount = Measured & Readonly<{ plus?: Measured }>;

/** `plus` follows where no single measure comes near: ⅓ cup and 1 tbsp. */
type Measured = Readonly<{ quantity: Quantity; unit: UnitCode }>;

export type AmountPerSystem = Readonly<{ metric: ShownAmount; us: ShownAmount }>;

export type AmountStyle = Readonly<{
  system: MeasurementSystem;
  /** Swedish kitchens measure in decilitres. */
  usesDeciliters?: boolean;
}>;

export type MeasuredFood = Pick<Food, 'group' | 'densityGramsPerMl' | 'gramsPerMeasure'> &
  Partial<Pick<Food, 'id'>>;
