import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';

/** What a ticket is good for, and for how long. */
const lifeMinutes = {
  'confirm-email': 7 * 24 * 60,
  'change-email': 24 * 60,
  'reset-password': 60,
  /** The password was right; the code is still to come. */
  'log-in': 10,
  'passkey-registration': 10,
  'passkey-log-in': 10,
} as const;

export type TicketPurpose = keyof typeof lifeMinutes;

/** Something that may be done once, until a time. */
export interface Ticket {
  readonly id: string;
  readonly purpose: TicketPurpose;
  /** Null where nobody is known yet, or nobody is meant to be helped. */
  readonly userId: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly createdAt: Date;
}

export function newTicket(args: {
  tools: { clock: Clock; createId: CreateId };
  purpose: TicketPurpose;
  userId: string | null;
  details?: Record<string, string>;
}): Ticket {
  const { tools, purpose, userId, details = {} } = args;
  const createdAt = tools.clock.now();
  return {
    id: tools.createId(),
    purpose,
    userId,
    details,
    expiresAt: new Date(createdAt.getTime() + lifeMinutes[purpose] * 60_000),
    usedAt: null,
    createdAt,
  };
}

/**
 * A link that is used again within this time is a success again: the first answer may have been
 * lost.
 */
const repeatMs = 10 * 60 * 1000;

export function wasJustUsed({ usedAt }: Ticket, now: Date): boolean {
  return usedAt !== null && now.getTime() - usedAt.getTime() <= repeatMs;
}

/** What the links of mails are signed for. */
export const mailLinkPurpose = 'mail-link';

/** The purpose of the signed token that carries a login from the password to the code. */
export const logInStepPurpose = 'log-in-step';
