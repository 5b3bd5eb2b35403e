/** When Stripe answered, by its own clock, as its notifications are. */
export function answeredAt({ lastResponse }: { lastResponse: { headers: unknown } }): Date {
  const { date } = lastResponse.headers as { date?: string };
  return date === undefined ? new Date() : new Date(date);
}
