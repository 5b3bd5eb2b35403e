const mostDigits = 6;

/**
 * A figure beside a limit, with as many digits as tell the two apart: never "20 g, the limit is 20".
 * Plain, without zeros that say nothing: `20.04`, `21`.
 */
export function figureBeside(args: { amount: number; limit: number; digits: number }): string {
  const { amount, limit, digits } = args;
  const isOver = amount > limit;
  for (let shown = digits; shown <= mostDigits; shown += 1) {
    const rounded = Number(amount.toFixed(shown));
    if (rounded !== limit && rounded > limit === isOver) return String(rounded);
  }
  return String(amount);
}

/** A figure by itself, at most so many digits: `8`, `8.3`. */
export function plainFigure(amount: number, digits: number): string {
  return String(Number(amount.toFixed(digits)));
}
