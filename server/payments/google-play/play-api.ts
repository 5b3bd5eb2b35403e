import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../lib/clock.ts';
import { paymentUnreachable } from '../../../domain/membership/membership.errors.ts';

/** As much of Google's key file of a service account as is needed to sign in with it. */
export interface ServiceAccount {
  client_email: string;
  private_key: string;
  token_uri: string;
}

export interface PlayApiOptions {
  packageName: string;
  serviceAccount: ServiceAccount;
  clock: Clock;
  /** Another address than Google's own, for tests. */
  apiUrl?: string;
}

const accountIds = z.object({ obfuscatedExternalAccountId: z.string().optional() });

const lineItem = z.object({
  productId: z.string().optional(),
  expiryTime: z.iso.datetime({ offset: true }).optional(),
  autoRenewingPlan: z
    .object({
      autoRenewEnabled: z.boolean().optional(),
      recurringPrice: z
        .object({
          currencyCode: z.string().optional(),
          units: z.string().optional(),
          nanos: z.number().optional(),
        })
        .optional(),
    })
    .optional(),
  offerDetails: z.object({ basePlanId: z.string().optional() }).optional(),
  offerPhase: z.object({ freeTrial: z.object({}).optional() }).optional(),
});

/** What `purchases.subscriptionsv2.get` says, as far as a membership needs it. */
const playPurchase = z.object({
  subscriptionState: z.string(),
  acknowledgementState: z.string().optional(),
  linkedPurchaseToken: z.string().min(1).optional(),
  externalAccountIdentifiers: accountIds.optional(),
  outOfAppPurchaseContext: z
    .object({ expiredExternalAccountIdentifiers: accountIds.optional() })
    .optional(),
  canceledStateContext: z
    .object({ systemInitiatedCancellation: z.object({}).optional() })
    .optional(),
  lineItems: z.array(lineItem).default([]),
});

export type PlayPurchase = z.output<typeof playPurchase>;
export type PlayLineItem = z.output<typeof lineItem>;

export interface PlayAnswer {
  purchase: PlayPurchase;
  /** By Google's clock. */
  at: Date;
}

export interface PlayApi {
  /** Null where Google knows of no such purchase, or no more. */
  findPurchase(purchaseToken: string): Promise<PlayAnswer | null>;
  acknowledge(purchaseToken: string, purchase: PlayPurchase): Promise<void>;
}

export function createPlayApi(options: PlayApiOptions): PlayApi {
  const { packageName, apiUrl = 'https://androidpublisher.googleapis.com' } = options;
  const accessToken = createAccessToken(options);
  const purchases = `${apiUrl}/androidpublisher/v3/applications/${packageName}/purchases`;
  const ask = async (path: string, method: 'GET' | 'POST') => {
    const authorization = `Bearer ${await accessToken()}`;
    return request(`${purchases}/${path}`, { method, headers: { authorization } });
  };
  return {
    async findPurchase(purchaseToken) {
      const path = `subscriptionsv2/tokens/${encodeURIComponent(purchaseToken)}`;
      const response = await ask(path, 'GET');
      if (notOurs.includes(response.status)) return null;
      const purchase = await answerOf(response, playPurchase);
      return { purchase, at: new Date(response.headers.get('date') ?? options.clock.now()) };
    },
    async acknowledge(purchaseToken, { lineItems }) {
      const subscription = encodeURIComponent(lineItems[0]?.productId ?? '');
      const token = encodeURIComponent(purchaseToken);
      const path = `subscriptions/${subscription}/tokens/${token}:acknowledge`;
      const response = await ask(path, 'POST');
      if (!response.ok) throw paymentUnreachable(new Error(`Google answered ${response.status}`));
    },
  };
}

/**
 * Google answers so to a malformed token, to an unknown one, and after a subscription ended months
 * ago.
 */
const notOurs = [400, 404, 410];

const timeoutMs = 8000;

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw paymentUnreachable(error);
  }
}

async function answerOf<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw paymentUnreachable(new Error(`Google answered ${response.status}`));
  try {
    return schema.parse(await response.json());
  } catch (error) {
    throw paymentUnreachable(error);
  }
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const spareSeconds = 120;

/** Google's way for a server to sign in: a signed request, good for an hour. */
function createAccessToken({ serviceAccount, clock }: PlayApiOptions): () => Promise<string> {
  const key = createPrivateKey(serviceAccount.private_key);
  const { client_email: account, token_uri: url } = serviceAccount;
  let held = { token: '', until: 0 };
  return async () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (now < held.until) return held.token;
    const assertion = await new SignJWT({
      scope: 'https://www.googleapis.com/auth/androidpublisher',
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(url)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(key);
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const body = new URLSearchParams({ grant_type: grant, assertion });
    const answer = await answerOf(await request(url, { method: 'POST', body }), granted);
    held = { token: answer.access_token, until: now + answer.expires_in - spareSeconds };
    return held.token;
  };
}
