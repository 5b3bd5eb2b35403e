/** The card numbers every sandbox knows; no other number is taken, so that nobody types a real one. */
export const acceptedTestCard = '4242 4242 4242 4242';
export const declinedTestCard = '4000 0000 0000 0002';
/** One card for everybody, to see that a card has one trial. */
const sharedTestCard = '5555 5555 5555 4444';
/** Taken, and then refused whenever it is charged: to see what follows. */
export const refusedLaterTestCard = '4000 0000 0000 0341';

export const testTokens = {
  cardAccepted: 'test_card_accepted',
  cardDeclined: 'test_card_declined',
  cardShared: 'test_card_shared',
  cardRefusedLater: 'test_card_refused_later',
  payPal: 'test_paypal',
} as const;

const tokens: ReadonlyMap<string, string> = new Map(
  [
    [acceptedTestCard, testTokens.cardAccepted] as const,
    [declinedTestCard, testTokens.cardDeclined] as const,
    [sharedTestCard, testTokens.cardShared] as const,
    [refusedLaterTestCard, testTokens.cardRefusedLater] as const,
  ].map(([number, token]) => [number.replaceAll(' ', ''), token]),
);

/** The token that stands for a test card, or null for every other number. */
export function testCardToken(cardNumber: string): string | null {
  return tokens.get(cardNumber.replaceAll(/[\s-]/g, '')) ?? null;
}
