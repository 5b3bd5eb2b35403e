/** As exactly as a drawing needs it: what nobody sees would only make its page longer. */
export function inTenths(amount: number): number {
  return Math.round(amount * 10) / 10;
}
