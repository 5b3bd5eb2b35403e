import type { ShownAmount } from '../../domain/recipes/amounts/shown-amount.ts';

/** An amount as the API tells it: `1½ dl` is the number 1 and the fraction ½. */
export interface AmountParts {
  readonly number: number;
  readonly fraction?: string | null | undefined;
  /** One of `lib/units.ts`. */
  readonly unit: string;
  /** Besides, where no single measure comes near. */
  readonly plus?: AmountParts | null | undefined;
}

/** For screens that scale amounts themselves, with the rules of `domain/recipes`. */
export function amountParts({ quantity, unit, plus }: ShownAmount): AmountParts {
  const besides = plus === undefined ? {} : { plus: amountParts(plus) };
  if (quantity.kind === 'decimal')
    return { number: quantity.value, fraction: null, unit, ...besides };
  return { number: quantity.whole, fraction: quantity.fraction, unit, ...besides };
}

/** "½ egg" and "1 egg", but "1½ eggs". */
export function isSingularAmount({ number, fraction }: Pick<AmountParts, 'number' | 'fraction'>) {
  return fraction ? number === 0 : number <= 1;
}
