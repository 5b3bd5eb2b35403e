import { quantityValue } from '../../../lib/fractions.ts';
import type { Language } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food } from '../../foods/food.ts';
import { nameInPack } from '../../foods/name-in-pack.rules.ts';
import type { ShownAmount } from '../amounts/shown-amount.ts';

/** Parts of a food: "2 stalks" are of one celery, "4 leaves" of one lettuce. */
const partUnits: readonly Unit[] = ['clove', 'slice', 'sprig', 'stalk', 'can', 'bunch', 'head'];
/** A little more than one piece is still one in a cook's eyes. */
const mostPiecesOfOne = 1.25;

/** "Egg" or "Eggs", "Cauliflower" for half of one, "Mushrooms" for 250 g, "Salmon" for a can of it. */
export function ingredientName(args: {
  food: Pick<Food, 'names' | 'gramsPerMeasure'>;
  /** As shown, in either system. */
  amount: ShownAmount;
  unit: Unit;
  grams: number;
  language: Language;
}): string {
  const { language, unit } = args;
  const { singular, plural } = args.food.names[language];
  const name = plural === null || isSingular(args) ? singular : plural;
  return unit === 'can' ? nameInPack({ name, form: 'can', language }) : name;
}

/** Whether a reader sees one of the food, or a part of one. */
export function isSingular(args: {
  food: Pick<Food, 'gramsPerMeasure'>;
  amount: ShownAmount;
  unit: Unit;
  grams: number;
}): boolean {
  const { unit, grams } = args;
  const { piece, head } = args.food.gramsPerMeasure;
  if (partUnits.includes(unit)) return true;
  if (unit === 'piece') return quantityValue(args.amount.quantity) <= 1;
  // A bay leaf is a leaf; a lettuce only has some.
  if (unit === 'leaf') return head !== undefined || quantityValue(args.amount.quantity) <= 1;
  const gramsOfOne = piece ?? head;
  return gramsOfOne !== undefined && grams <= gramsOfOne * mostPiecesOfOne;
}
