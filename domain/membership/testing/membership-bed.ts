import type { Database } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { readSettings } from '../../../server/settings/config.ts';
import { paymentProviders } from '../../../server/payments/payment-providers.ts';
import { createSandboxProvider } from '../../../server/payments/sandbox/sandbox-provider.ts';
import { users } from '../../identity/identity.tables.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { offerTermsOf } from '../offers/offers.rules.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { StartTrial } from '../orders/start-trial.ts';
import { testTokens } from '../orders/test-cards.rules.ts';

export const bedStart = '2026-03-02T08:00:00Z';
export const sandboxSecret = 'what the sandbox signs with';

export async function newUser(db: Database): Promise<{ userId: string; email: string }> {
  const id = createRandomId();
  const names = { name: 'Maja Lind', firstName: 'Maja', lastName: 'Lind' };
  const times = { createdAt: new Date(bedStart), updatedAt: new Date(bedStart) };
  const email = `${id}@example.com`;
  await db.insert(users).values({ id, ...names, email, emailVerified: false, ...times });
  return { userId: id, email };
}

export function sandboxAt(time: string): PaymentProvider {
  return createSandboxProvider({ clock: fixedClock(time), secret: sandboxSecret });
}

/** Tools at a moment, with one company that sells. */
export function toolsAt({
  db,
  time = bedStart,
  provider = sandboxAt(time),
}: {
  db: Database;
  time?: string;
  provider?: PaymentProvider;
}): MembershipTools {
  return {
    db,
    clock: fixedClock(time),
    createId: createRandomId,
    payments: paymentProviders({
      selling: { sandbox: provider },
      notifying: { sandbox: provider },
    }),
    claimSecret: 'keys the claims of the tests',
    log: { warn: () => {} },
  };
}

/** What a person asks for who changes nothing: a year in kronor, by card. */
export function wantedMembership(
  given: Pick<StartTrial, 'tools' | 'user'> & Partial<StartTrial>,
): StartTrial {
  return {
    terms: offerTermsOf(readSettings({})),
    method: 'CARD',
    billingPeriod: 'YEARLY',
    currency: 'SEK',
    paymentToken: testTokens.cardAccepted,
    requestKey: createRandomId(),
    isWithoutTrial: false,
    returnUrl: 'https://yolk.example/back',
    cancelUrl: 'https://yolk.example/payment',
    ...given,
  };
}
