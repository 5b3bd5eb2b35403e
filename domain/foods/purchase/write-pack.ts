import { measuredForms, type Pack } from './pack.ts';
import type { WeighableFood } from './parse-pack.ts';

/** One size of a food in a shop, as `parsePack` reads it. */
export function writePack({ pack, food }: { pack: Pack; food: WeighableFood }): string {
  const { form, grams, count, size } = pack;
  if (size !== null) {
    const printed = `${form} ${size.amount}${size.unit}`;
    return size.unit === 'g' && size.amount === grams ? printed : `${printed}:${grams}g`;
  }
  const natural = measuredForms.find((each) => each === form);
  const ownGrams = natural === undefined ? undefined : food.gramsPerMeasure[natural];
  if (ownGrams !== undefined && Math.abs(ownGrams * count - grams) < 0.001) {
    return count === 1 ? form : `${form} x${count}`;
  }
  return form === 'loose' ? `${form} ${grams}g` : `${form} ~${grams}g`;
}
