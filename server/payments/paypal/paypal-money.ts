/** `109900` as PayPal writes it: `1099.00`. Every currency we sell in has two decimals. */
export function moneyText(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** PayPal also writes `10.0`, and what was paid back as less than nothing. */
export function minorOf(text: string): number {
  return Math.abs(Math.round(Number(text) * 100));
}
