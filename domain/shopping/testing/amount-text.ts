import type { ShownAmount } from '../../recipes/amounts/shown-amount.ts';

/** `2½ dl`, `12 piece`, `⅓ cup + 1 tbsp`: an amount with its unit code. */
export function amountText({ plus, ...amount }: ShownAmount): string {
  return plus === undefined ? measureText(amount) : `${measureText(amount)} + ${measureText(plus)}`;
}

function measureText({ quantity, unit }: Omit<ShownAmount, 'plus'>): string {
  if (quantity.kind === 'decimal') return `${quantity.value} ${unit}`;
  const { whole, fraction } = quantity;
  return `${whole > 0 || fraction === null ? whole : ''}${fraction ?? ''} ${unit}`;
}
