import type { RateLimit } from '../../rate-limits/rate-limit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Whose tries count together. */
export interface Trying {
  email: string;
  /** The network that the address counts for. */
  network: string;
  /** The operator's: how much one network may try in an hour. */
  addressTriesPerHour: number;
  /** Of a browser that the account's owner has signed in with before. */
  lane: string | null;
}

/** Limits in the order in which a try meets them; one that is refused counts no further. */
type LimitGroups = readonly (readonly RateLimit[])[];

/**
 * The fifth wrong password from one place is the last for a while; so is the 25th from anywhere. A
 * browser that was signed in before has five tries that nobody else can use up.
 */
export function logInLimits(trying: Trying) {
  const { email, network, lane } = trying;
  const perMs = 15 * minuteMs;
  if (lane !== null) {
    const own = { name: 'log-in-lane', subject: [email, lane], most: 5, perMs };
    return { here: own, groups: [[own]], shared: [] };
  }
  const here = { name: 'log-in-here', subject: [email, network], most: 5, perMs };
  const anywhere = { name: 'log-in', subject: [email], most: 25, perMs: hourMs };
  const address = networkLimit('log-in-network', trying);
  return { here, groups: [[address], [here], [anywhere]], shared: [address, anywhere] };
}

export function signUpLimits(trying: Trying): LimitGroups {
  return [
    [networkLimit('sign-up-network', trying)],
    [{ name: 'sign-up', subject: [trying.email], most: 10, perMs: hourMs }],
  ];
}

/** Each costs its recipient a mail. */
export function resetLimits(trying: Trying): LimitGroups {
  const { email, lane } = trying;
  const perMs = hourMs;
  if (lane !== null) return [[{ name: 'reset-lane', subject: [email, lane], most: 5, perMs }]];
  return [
    [networkLimit('reset-network', trying)],
    [{ name: 'reset', subject: [email], most: 5, perMs }],
  ];
}

function networkLimit(
  name: string,
  { network, addressTriesPerHour }: Pick<Trying, 'network' | 'addressTriesPerHour'>,
): RateLimit {
  return { name, subject: [network], most: addressTriesPerHour, perMs: hourMs };
}

/**
 * The password is asked again before important changes, and whoever sits at an open browser may
 * guess.
 */
export function passwordLimit(userId: string): RateLimit {
  return { name: 'password', subject: [userId], most: 5, perMs: 15 * minuteMs };
}

/** Six digits can be guessed: not many tries for them. */
export function codeLimit(userId: string): RateLimit {
  return { name: 'code', subject: [userId], most: 5, perMs: 15 * minuteMs };
}

export function passkeyLimit(trying: Omit<Trying, 'email' | 'lane'>): RateLimit {
  return networkLimit('passkey-network', trying);
}

/** Mails that a signed-in user can cause. */
export function mailLimit(userId: string): RateLimit {
  return { name: 'mail', subject: [userId], most: 5, perMs: hourMs };
}
