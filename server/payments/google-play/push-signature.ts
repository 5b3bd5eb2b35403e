import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { paymentUnreachable } from '../../../domain/membership/membership.errors.ts';
import type { NotificationRequest } from '../../../domain/membership/payment-provider.ts';

/** Who may push to us, as the operator wrote it down at Google's Pub/Sub. */
export interface PushIdentity {
  pushAudience: string;
  /** The e-mail address of the service account that signs. */
  pushAccount: string;
  /** Other keys than Google's, for tests. */
  keysUrl?: string;
}

export type PushCheck = (request: NotificationRequest) => Promise<'genuine' | 'forged' | 'stale'>;

const issuer = ['https://accounts.google.com', 'accounts.google.com'];

/** Checks the token that comes with a push; it is good for an hour and says nothing of the message. */
export function createPushCheck({
  pushAudience: audience,
  pushAccount,
  keysUrl = 'https://www.googleapis.com/oauth2/v3/certs',
}: PushIdentity): PushCheck {
  const keys = createRemoteJWKSet(new URL(keysUrl));
  return async ({ headers, now }) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(String(headers.authorization ?? '')) ?? [];
    try {
      const options = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(token, keys, { ...options, currentDate: now });
      return isFrom(pushAccount, payload) ? 'genuine' : 'forged';
    } catch (error) {
      return refusalOf(error);
    }
  };
}

function isFrom(account: string, { email, email_verified: isVerified }: JWTPayload): boolean {
  return email === account && isVerified === true;
}

const forgeries = [
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

/** Without Google's keys nobody knows: it is to be sent again. */
function refusalOf(error: unknown): 'forged' | 'stale' {
  if (error instanceof errors.JWTExpired) return 'stale';
  if (forgeries.some((kind) => error instanceof kind)) return 'forged';
  throw paymentUnreachable(error);
}
