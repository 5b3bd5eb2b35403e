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
}

/** The fifth wrong password from one place is the last for a while; so is the 25th from anywhere. */
export function logInLimits(trying: Trying) {
  const { email, network } = trying;
  return {
    here: { name: 'log-in-here', subject: [email, network], most: 5, perMs: 15 * minuteMs },
    anywhere: { name: 'log-in', subject: [email], most: 25, perMs: hourMs },
    network: networkLimit('log-in-network', trying),
  } satisfies Record<string, RateLimit>;
}

export function signUpLimits(trying: Trying): RateLimit[] {
  return [
    { name: 'sign-up', subject: [trying.email], most: 10, perMs: hourMs },
    networkLimit('sign-up-network', trying),
  ];
}

/** Each costs its recipient a mail. */
export function resetLimits(trying: Trying): RateLimit[] {
  return [
    { name: 'reset', subject: [trying.email], most: 5, perMs: hourMs },
    networkLimit('reset-network', trying),
  ];
}

function networkLimit(name: string, { network, addressTriesPerHour }: Trying): RateLimit {
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

export function passkeyLimit(trying: Omit<Trying, 'email'>): RateLimit {
  return networkLimit('passkey-network', { ...trying, email: '' });
}

/** Mails that a signed-in user can cause. */
export function mailLimit(userId: string): RateLimit {
  return { name: 'mail', subject: [userId], most: 5, perMs: hourMs };
}
