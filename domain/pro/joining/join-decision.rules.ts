/** What is known when somebody stands before joining a group. */
export interface JoinFacts {
  readonly invitation: InvitationFacts | null;
  readonly payer: 'ADMIN' | 'MEMBER' | 'UNKNOWN_PAYER';
  /** Since when they are in this group; null when they are not. */
  readonly memberSince: Date | null;
  /** Whether their own membership, or one that another group pays for, is running. */
  readonly isPremium: boolean;
  /** Whether another group pays for them, also where its payment has not begun yet. */
  readonly isPaidForElsewhere: boolean;
  readonly now: Date;
}

export interface InvitationFacts {
  /** A link for one person is used up by one joining; that of a group is not. */
  readonly isForOnePerson: boolean;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly isGroupClosed: boolean;
}

export type JoinRefusal =
  | 'pro.invitation-invalid'
  | 'pro.join-link-invalid'
  | 'pro.already-registered'
  | 'pro.own-subscription';

export type JoinDecision =
  | { readonly kind: 'refused'; readonly code: JoinRefusal }
  /** The same click, or the same link again within minutes. */
  | { readonly kind: 'joined-already' }
  | { readonly kind: 'joins'; readonly pays: 'group' | 'member' | 'nobody' };

/** A form sent again this soon after it worked is the same joining. */
const repeatMs = 10 * 60 * 1000;

/**
 * Whether somebody may join, and who pays for them. Who is in already is told so before anything is
 * said of the link: a personal link is used up by then.
 */
export function decideJoining(facts: JoinFacts): JoinDecision {
  const { invitation, memberSince, payer, isPremium, now } = facts;
  if (invitation === null) return refused('pro.invitation-invalid');
  if (memberSince !== null) {
    const isRepeat = now.getTime() - memberSince.getTime() <= repeatMs;
    return isRepeat ? { kind: 'joined-already' } : refused('pro.already-registered');
  }
  if (!isOpen({ invitation, now })) return refused('pro.join-link-invalid');
  if (payer !== 'ADMIN') return { kind: 'joins', pays: isPremium ? 'nobody' : 'member' };
  // Nobody may be paid for twice, and only its owner can end what an app store sold.
  if (isPremium || facts.isPaidForElsewhere) return refused('pro.own-subscription');
  return { kind: 'joins', pays: 'group' };
}

function isOpen(args: { invitation: InvitationFacts; now: Date }): boolean {
  const { isForOnePerson, expiresAt, usedAt, revokedAt, isGroupClosed } = args.invitation;
  if (isGroupClosed || revokedAt !== null || expiresAt <= args.now) return false;
  return !isForOnePerson || usedAt === null;
}

function refused(code: JoinRefusal): JoinDecision {
  return { kind: 'refused', code };
}
