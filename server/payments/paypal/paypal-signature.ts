import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { NotificationRequest } from '../../../domain/membership/payment-provider.ts';
import { isStale } from '../signed-body.ts';

const timeoutMs = 12_000;
const rememberedCertificates = 10;

export type PayPalVerdict = 'genuine' | 'forged' | 'stale';
export type CheckPayPalSignature = (request: NotificationRequest) => Promise<PayPalVerdict>;

/**
 * Whether PayPal sent this, checked here with PayPal's certificate: over the bytes as they came, and
 * without asking PayPal at every delivery, forged ones included.
 */
export function createSignatureCheck({
  apiUrl,
  webhookId,
}: {
  apiUrl: string;
  webhookId: string;
}): CheckPayPalSignature {
  const certificates = new LRUCache<string, X509Certificate>({ max: rememberedCertificates });
  return async ({ headers, body, now }) => {
    const sent = readHeaders(headers);
    if (sent === null || !isCertificateOf({ url: sent.certificateUrl, apiUrl })) return 'forged';
    const { certificateUrl: url } = sent;
    const certificate = certificates.get(url) ?? (await fetchCertificate(url));
    if (certificate === null || !isValidAt(certificate, now)) return 'forged';
    certificates.set(url, certificate);
    const signed = [sent.id, sent.time, webhookId, crc32(body)].join('|');
    const signature = Buffer.from(sent.signature, 'base64');
    if (!verify('sha256', Buffer.from(signed), certificate.publicKey, signature)) return 'forged';
    return isStale({ at: new Date(sent.time), now }) ? 'stale' : 'genuine';
  };
}

function readHeaders(headers: NotificationRequest['headers']) {
  const [id, time, signature, certificateUrl, algorithm] = [
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ].map((name) => headers[name]);
  if (algorithm !== 'SHA256withRSA') return null;
  if (typeof id !== 'string' || typeof time !== 'string') return null;
  if (typeof signature !== 'string' || !base64.test(signature)) return null;
  if (typeof certificateUrl !== 'string') return null;
  return { id, time, signature, certificateUrl };
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A notification names its own certificate: only one of the PayPal we deal with counts. */
export function isCertificateOf({ url, apiUrl }: { url: string; apiUrl: string }): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, pathname, username, password } = new URL(url);
  const api = new URL(apiUrl);
  // PayPal's addresses come with and without the m.
  const hosts = [api.host, api.host.replace(/^api-m\./, 'api.')];
  const isPlain = username === '' && password === '';
  const isOwn = protocol === api.protocol && hosts.includes(host);
  return isPlain && isOwn && pathname.startsWith('/v1/notifications/certs/');
}

/** Null for a certificate that PayPal does not know. */
async function fetchCertificate(url: string): Promise<X509Certificate | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status >= 500) throw new Error(`PayPal answered ${response.status}`);
  if (!response.ok) return null;
  return new X509Certificate(await response.text());
}

function isValidAt({ validFromDate: from, validToDate: to }: X509Certificate, now: Date): boolean {
  return from <= now && now <= to;
}
