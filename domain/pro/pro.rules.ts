/** Who pays for the members' subscriptions. */
export const payers = ['ADMIN', 'MEMBER', 'UNKNOWN_PAYER'] as const;
export type Payer = (typeof payers)[number];

/** The language in which whoever pays is written to. */
export const payerLanguages = ['UNSPECIFIED', 'EN', 'SE', 'ES'] as const;
export type PayerLanguage = (typeof payerLanguages)[number];

/** How long somebody is a member of a group: by the month until it is ended, or for a fixed term. */
export const memberPeriods = [
  'MONTHLY_RECURRING',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'NINE_MONTHS',
  'ONE_YEAR',
] as const;
export type MemberPeriod = (typeof memberPeriods)[number];

const fixedMonths: Record<MemberPeriod, number | null> = {
  MONTHLY_RECURRING: null,
  THREE_MONTHS: 3,
  SIX_MONTHS: 6,
  NINE_MONTHS: 9,
  ONE_YEAR: 12,
};

/**
 * When a term that starts now ends; null when it goes on until somebody ends it. The last day of a
 * short month stands for days it does not have.
 */
export function endOfTerm({ period, startsAt }: { period: MemberPeriod; startsAt: Date }) {
  const months = fixedMonths[period];
  if (months === null) return null;
  const end = new Date(startsAt);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months + 1, 0);
  end.setUTCDate(Math.min(day, end.getUTCDate()));
  return end;
}
