/**
 * −ln of 2,048 evenly spaced numbers between 0 and 1. Math.log may differ between engines in the
 * last bit; this series uses only what IEEE 754 fixes exactly, so plans agree everywhere.
 */
export const negativeLogarithmBits = 11;

export const negativeLogarithms: Float64Array = tabulate(1 << negativeLogarithmBits);

function tabulate(size: number): Float64Array {
  const table = new Float64Array(size);
  for (let index = 0; index < size; index++) table[index] = -naturalLogarithm((index + 0.5) / size);
  return table;
}

/** For 0 < x: halves or doubles into [0.75, 1.5), then ln x = 2·artanh((x − 1) / (x + 1)). */
export function naturalLogarithm(x: number): number {
  let mantissa = x;
  let exponent = 0;
  for (; mantissa < 0.75; mantissa *= 2) exponent -= 1;
  for (; mantissa >= 1.5; mantissa /= 2) exponent += 1;
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  let power = ratio;
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return 2 * sum + exponent * Math.LN2;
}
