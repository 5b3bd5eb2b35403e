import type { FixedValue, Range } from '@tmlmt/cooklang-parser';
import { parseAmount } from '../../lib/fractions.ts';

/** The lower of a range; null for "some". */
export function numberOf(quantity: FixedValue | Range): number | null {
  const value = quantity.type === 'range' ? quantity.min : quantity.value;
  switch (value.type) {
    case 'decimal':
      return value.value;
    case 'fraction':
      return value.num / value.den;
    case 'text':
      return parseAmount(value.value.trim());
  }
}
