import type { ShownAmount } from '../../recipes/amounts/shown-amount.ts';

/** `2½ dl`, `12 piece`: an amount with its unit code. */
export function amountText({ quantity, unit }: ShownAmount): string {
  if (quantity.kind === 'decimal') return `${quantity.value} ${unit}`;
  const { whole, fraction } = quantity;
  return `${whole > 0 || fraction === null ? whole : ''}${fraction ?? ''} ${unit}`;
}
