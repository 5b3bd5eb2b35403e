import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../lib/clock.ts';

export interface DoubledPurchase extends Record<string, unknown> {
  subscriptionState: string;
  lineItems: Record<string, unknown>[];
}

export interface GooglePlayDouble {
  url: string;
  /** A key file for a service account that may ask. */
  serviceAccount: { client_email: string; private_key: string; token_uri: string };
  /** Purchases by token, as Google has them now. */
  purchases: Map<string, DoubledPurchase>;
  /** What was asked for, `GET /path`. */
  asked(): string[];
  /** The token that comes with a push. */
  pushToken(claims?: Record<string, unknown>): Promise<string>;
  /** The next request, to an address that ends so, is answered with this. */
  failNext(status: number, end?: string): void;
  close(): Promise<void>;
}

export const pushAccount = 'pushes@yolk.iam.gserviceaccount.com';
export const pushAudience = 'https://yolk.example/webhooks/payments/google-play';
export const packageName = 'com.example.yolk';

/** Keys take long to make: one each for all tests of a file. */
const accountKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pushKey = generateKeyPairSync('rsa', { modulusLength: 2048 });

const purchasesPath = `/androidpublisher/v3/applications/${packageName}/purchases`;

/**
 * Speaks as much of Google's HTTP interface as a membership uses: the sign-in of service accounts,
 * the keys of pushes, purchases.subscriptionsv2.get and purchases.subscriptions.acknowledge.
 */
export async function startGooglePlayDouble({
  clock,
}: {
  clock: Clock;
}): Promise<GooglePlayDouble> {
  const purchases = new Map<string, DoubledPurchase>();
  const asked: string[] = [];
  let failure: { status: number; end: string } | null = null;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (failure !== null && request.url?.endsWith(failure.end)) {
      send({ response, clock, status: failure.status, body: {} });
      failure = null;
      return;
    }
    void answer({ request, response, clock, purchases, tokenUrl: `${url()}/token` });
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: url(),
    serviceAccount: {
      client_email: 'yolk@yolk.iam.gserviceaccount.com',
      private_key: String(accountKey.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      token_uri: `${url()}/token`,
    },
    purchases,
    asked: () => [...asked],
    pushToken: (claims = {}) => pushToken({ clock, claims }),
    failNext: (status, end = '') => (failure = { status, end }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function pushToken({
  clock,
  claims,
  key = pushKey.privateKey,
}: {
  clock: Clock;
  claims: Record<string, unknown>;
  key?: typeof pushKey.privateKey;
}): Promise<string> {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const own = { iss: 'https://accounts.google.com', aud: pushAudience, iat, exp: iat + 3600 };
  return new SignJWT({ ...own, email: pushAccount, email_verified: true, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'push', typ: 'JWT' })
    .sign(key);
}

interface Answering {
  request: IncomingMessage;
  response: ServerResponse;
  clock: Clock;
  purchases: Map<string, DoubledPurchase>;
  tokenUrl: string;
}

async function answer(answering: Answering): Promise<void> {
  const { response, clock } = answering;
  const { status, body } = await carryOut(answering);
  send({ response, clock, status, body });
}

function send({
  response,
  clock,
  status,
  body,
}: Pick<Answering, 'response' | 'clock'> & { status: number; body: unknown }): void {
  const date = clock.now().toUTCString();
  response.writeHead(status, { 'content-type': 'application/json', date });
  response.end(JSON.stringify(body));
}

interface Answer {
  status: number;
  body: unknown;
}

async function carryOut({ request, clock, purchases, tokenUrl }: Answering): Promise<Answer> {
  const path = request.url ?? '';
  if (path === '/keys') {
    const key = { ...(await exportJWK(pushKey.publicKey)), kid: 'push', alg: 'RS256', use: 'sig' };
    return { status: 200, body: { keys: [key] } };
  }
  if (path === '/token') return grant({ request, clock, tokenUrl });
  if (request.headers.authorization !== 'Bearer granted') return { status: 401, body: {} };
  const [, asked = ''] = /\/tokens\/([^/:]+)/.exec(path) ?? [];
  const token = decodeURIComponent(asked);
  const purchase = purchases.get(token);
  if (purchase === undefined) return { status: 404, body: { error: { code: 404 } } };
  if (path === `${purchasesPath}/subscriptionsv2/tokens/${asked}`) {
    return { status: 200, body: purchase };
  }
  const product = String(purchase.lineItems[0]?.productId);
  if (path !== `${purchasesPath}/subscriptions/${product}/tokens/${asked}:acknowledge`) {
    return { status: 404, body: {} };
  }
  purchase.acknowledgementState = 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED';
  return { status: 200, body: {} };
}

async function grant({
  request,
  clock,
  tokenUrl,
}: Pick<Answering, 'request' | 'clock' | 'tokenUrl'>): Promise<Answer> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const form = new URLSearchParams(text);
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  }
  const { payload } = await jwtVerify(form.get('assertion') ?? '', accountKey.publicKey, {
    audience: tokenUrl,
    currentDate: clock.now(),
  });
  const isAllowed = payload.scope === 'https://www.googleapis.com/auth/androidpublisher';
  if (!isAllowed) return { status: 400, body: { error: 'invalid_scope' } };
  return { status: 200, body: { access_token: 'granted', expires_in: 3599, token_type: 'Bearer' } };
}
