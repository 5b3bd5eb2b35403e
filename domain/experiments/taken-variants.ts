import type { CookieJar } from '../../api/cookie-jar.ts';
import { dayMs } from '../../lib/clock.ts';
import { openCookieValue, sealCookieValue } from '../../lib/sealed-value.ts';
import {
  experiments,
  outcomes,
  variants,
  type Experiment,
  type Outcome,
  type Variant,
} from './experiments.rules.ts';

/** What this browser was given, and how far it has been counted. Nothing says whose it is. */
export interface TakenVariant {
  readonly experiment: Experiment;
  readonly variant: Variant;
  readonly counted: readonly Outcome[];
}

const cookieName = 'tried';
const maxAgeSeconds = (90 * dayMs) / 1000;

interface Sealed {
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly secret: string;
}

/** Sealed, so that every server reads the same and nobody else writes it. */
export async function readTaken({ cookies, secret }: Sealed): Promise<TakenVariant[]> {
  const value = cookies.get(cookieName);
  const data = value === null ? null : await openCookieValue(value, { secret });
  return Array.isArray(data?.taken) ? data.taken.flatMap(readOne) : [];
}

export async function keepTaken(args: Sealed & { taken: readonly TakenVariant[] }): Promise<void> {
  const { cookies, secret, taken } = args;
  cookies.set(cookieName, await sealCookieValue({ taken }, { secret, maxAgeSeconds }), {
    maxAgeSeconds,
  });
}

/** What an older release left is forgotten where it is not understood. */
function readOne(value: unknown): TakenVariant[] {
  const given = value as Partial<Record<keyof TakenVariant, unknown>> | null;
  const experiment = experiments.find((each) => each === given?.experiment);
  const variant = variants.find((each) => each === given?.variant);
  if (experiment === undefined || variant === undefined) return [];
  const named = Array.isArray(given?.counted) ? given.counted : [];
  return [{ experiment, variant, counted: outcomes.filter((each) => named.includes(each)) }];
}
