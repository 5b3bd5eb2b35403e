import { createHmac } from 'node:crypto';

const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * What may have one trial: the person, by their address, and the card or wallet. Kept as keyed
 * hashes, so that they say nothing once the account is gone.
 */
export function trialClaimsOf({
  secret,
  email,
  fingerprint,
}: {
  secret: string;
  email: string;
  fingerprint: string | null;
}): string[] {
  const person = claimOf({ secret, kind: 'person', value: mailboxOf(email) });
  if (fingerprint === null) return [person];
  return [person, instrumentClaim({ secret, fingerprint })];
}

export function instrumentClaim({
  secret,
  fingerprint,
}: {
  secret: string;
  fingerprint: string;
}): string {
  return claimOf({ secret, kind: 'instrument', value: fingerprint });
}

function claimOf({ secret, kind, value }: { secret: string; kind: string; value: string }) {
  return createHmac('sha256', `trial-claim:${secret}`)
    .update(`${kind}:${value}`)
    .digest('base64url');
}

/**
 * `maja+2@example.com` reaches the same person as `maja@example.com`; Google also looks past dots and
 * has two names for one domain.
 */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [box = ''] = address.slice(0, at).split('+');
  if (!googleDomains.includes(domain)) return `${box}@${domain}`;
  return `${box.replaceAll('.', '')}@${googleDomains[0]}`;
}
