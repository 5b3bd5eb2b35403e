import { isCountedUnit } from '../../../lib/units.ts';
import type { CountedUnit, Unit } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';

type CountableFood = Pick<Food, 'group' | 'aisle' | 'names' | 'gramsPerMeasure'>;

interface Counting {
  unit: CountedUnit;
  gramsEach: number;
}

interface CountingNeed {
  food: CountableFood;
  grams: number;
  /** The units recipes measure it in. */
  units: ReadonlySet<Unit>;
}

/** Smaller vegetables and fruit are put into a bag and weighed. */
const leastCountedGrams = 40;
/** A cook's measure, on no price tag. */
const neverSoldBy: readonly CountedUnit[] = ['handful'];

/** How shops sell the food by number, or null where they weigh it. */
export function countingUnit(need: CountingNeed): Counting | null {
  const unit = usualUnit(need) ?? unitOfRecipes(need);
  const gramsEach = unit === null ? undefined : need.food.gramsPerMeasure[unit];
  return unit === null || gramsEach === undefined ? null : { unit, gramsEach };
}

function usualUnit({ food, grams }: CountingNeed): CountedUnit | null {
  const { can, clove, head, bunch, piece } = food.gramsPerMeasure;
  const { group, aisle } = food;
  if (can !== undefined && (aisle === 'canned' || aisle === 'world')) return 'can';
  // Up to a head, cloves tell whether the one at home will do.
  if (clove !== undefined && head !== undefined) return grams > head ? 'head' : 'clove';
  if (group === 'herbs' && bunch !== undefined) return 'bunch';
  if ((group !== 'vegetables' && group !== 'fruit') || aisle === 'canned') return null;
  const hasPlural = food.names.en.plural !== null;
  if (hasPlural && piece !== undefined && piece >= leastCountedGrams) return 'piece';
  return head !== undefined && !hasPlural ? 'head' : null;
}

/** The recipes' own, where they agree on one; pieces win, since a sum needs a single unit. */
function unitOfRecipes({ food, units }: CountingNeed): CountedUnit | null {
  const counted = [...units].filter(isCountedUnit);
  const [only] = counted;
  if (food.gramsPerMeasure.piece !== undefined && isSoldByPiece({ food, units })) return 'piece';
  if (only === undefined || units.size > 1 || neverSoldBy.includes(only)) return null;
  return only === 'leaf' && food.gramsPerMeasure.piece !== undefined ? 'piece' : only;
}

function isSoldByPiece({ food, units }: Pick<CountingNeed, 'food' | 'units'>): boolean {
  if (food.group === 'eggs') return true;
  if (!units.has('piece')) return false;
  return units.size === 1 || food.group === 'vegetables' || food.group === 'fruit';
}
