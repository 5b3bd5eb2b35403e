/** Tests of minutes, each of which does in little no more than others do: `npm run test:at-length`. */
export const atLength: readonly string[] = [
  'server/payments/payment-crash.test.ts',
  'bench/months/second-month.content.test.ts',
  'bench/weeks/dinner-variety.content.test.ts',
];

/** Tests that are in `npm test` with a part of their cases. */
export const inPart: readonly string[] = [
  'server/payments/webhook-shuffles.test.ts',
  'domain/pro/payment/seats-shuffles.test.ts',
];
