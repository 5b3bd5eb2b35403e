/** The card numbers every sandbox knows; no other number is taken, so that nobody types a real one. */
export const acceptedTestCard = '4242 4242 4242 4242';
export const declinedTestCard = '4000 0000 0000 0002';

export const testTokens = {
  cardAccepted: 'test_card_accepted',
  cardDeclined: 'test_card_declined',
  payPal: 'test_paypal',
} as const;

/** The token that stands for a test card, or null for every other number. */
export function testCardToken(cardNumber: string): string | null {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  if (digits === acceptedTestCard.replaceAll(' ', '')) return testTokens.cardAccepted;
  if (digits === declinedTestCard.replaceAll(' ', '')) return testTokens.cardDeclined;
  return null;
}
