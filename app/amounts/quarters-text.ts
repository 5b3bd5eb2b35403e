const quarters = ['', '¼', '½', '¾'];

/** Portions come in quarters: 2.5 is `2½`, the same in every language. */
export function quartersText(amount: number): string {
  const inQuarters = Math.round(amount * 4);
  const whole = Math.floor(inQuarters / 4);
  const fraction = quarters[inQuarters % 4] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}
