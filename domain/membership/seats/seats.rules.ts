import type { Provider } from '../offers/offers.rules.ts';

/** No company of a member's own is behind a seat. */
export const seatProvider = 'GENERIC' satisfies Provider;

const mark = 'seat:';

export function seatReference({ seatId, userId }: { seatId: string; userId: string }): string {
  return `${mark}${seatId}:${userId}`;
}

/** Whether somebody else pays: then only they can change it. */
export function isSeat({
  provider,
  providerReference,
}: {
  provider: Provider;
  providerReference: string;
}): boolean {
  return provider === seatProvider && providerReference.startsWith(mark);
}
