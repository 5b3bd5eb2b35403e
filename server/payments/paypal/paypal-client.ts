import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../lib/clock.ts';

export interface PayPalAccess {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}

interface PayPalQuestion<T> {
  method: 'GET' | 'POST';
  path: string;
  shape: z.ZodType<T>;
  body?: unknown;
  /** The same key again is answered as before, for 72 hours. */
  idempotencyKey?: string;
}

export interface PayPalAnswer<T> {
  value: T;
  /** By PayPal's own clock. */
  at: Date;
}

export interface PayPalClient {
  ask<T>(question: PayPalQuestion<T>): Promise<PayPalAnswer<T>>;
}

/** PayPal understood what was asked and will not do it. */
export class PayPalRefusal extends Error {
  readonly status: number;
  /** As PayPal names it: `SUBSCRIPTION_STATUS_INVALID`. */
  readonly issues: readonly string[];
  constructor(status: number, issues: readonly string[]) {
    super(`PayPal answered ${status} ${issues.join(' ')}`);
    this.name = 'PayPalRefusal';
    this.status = status;
    this.issues = issues;
  }
}

/** Null for what PayPal has never heard of. */
export async function knownAtPayPal<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  }
}

const timeoutMs = 12_000;
const mostTries = 3;
const pauseMs = 200;

/** PayPal's HTTP interface, as much of it as a membership needs; why not its SDK: docs/decisions. */
export function createPayPalClient(access: PayPalAccess): PayPalClient {
  const tokens = createTokens(access);
  return {
    async ask(question) {
      const answer = await tried(() => send({ access, question, token: () => tokens.current() }));
      if (answer.status !== 401) return readAnswer(question, answer);
      tokens.forget();
      return readAnswer(question, await send({ access, question, token: () => tokens.current() }));
    },
  };
}

/** Everything that is asked may be asked twice, so an answer that got lost is asked for again. */
async function tried(work: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === mostTries;
    try {
      const response = await work();
      if (isLast || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * tries));
  }
}

interface Sending {
  access: PayPalAccess;
  question: PayPalQuestion<unknown>;
  token: () => Promise<string>;
}

async function send({ access, question, token }: Sending): Promise<Response> {
  const { method, path, body, idempotencyKey } = question;
  return fetch(new URL(path, access.apiUrl), {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${await token()}`,
      prefer: 'return=representation',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'paypal-request-id': requestIdOf(idempotencyKey) }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
}

/** Our keys are longer than PayPal takes everywhere. */
function requestIdOf(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 36);
}

const refusalShape = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});

async function readAnswer<T>(question: PayPalQuestion<T>, response: Response) {
  const text = await response.text();
  const content: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) {
    const { name, details } = refusalShape.catch({ name: '', details: [] }).parse(content);
    throw new PayPalRefusal(response.status, [name, ...details.map(({ issue }) => issue)]);
  }
  const date = response.headers.get('date');
  const at = date === null ? new Date() : new Date(date);
  return { value: question.shape.parse(content), at };
}

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token that is about to run out is as good as none. */
const spareMs = 60_000;

function createTokens(access: PayPalAccess) {
  let kept: Promise<{ token: string; until: number }> | null = null;
  return {
    async current(): Promise<string> {
      const known = await kept?.catch(() => null);
      const now = access.clock.now().getTime();
      if (known && known.until > now) return known.token;
      kept = askForToken(access);
      return (await kept).token;
    },
    forget() {
      kept = null;
    },
  };
}

async function askForToken({ apiUrl, clientId, clientSecret, clock }: PayPalAccess) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(new URL('/v1/oauth2/token', apiUrl), {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (!response.ok) throw new PayPalRefusal(response.status, ['oauth2/token']);
  const { access_token: token, expires_in: seconds } = tokenShape.parse(await response.json());
  return { token, until: clock.now().getTime() + seconds * 1000 - spareMs };
}
