import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../lib/clock.ts';
import { paypalCertificate } from './paypal-certificate.ts';
import { DoubledPayPal, type PayPalDoubleEvent } from './paypal-objects.ts';
import { PayPalFault, type DoubledSubscription } from './paypal-objects.ts';

export interface PayPalDouble {
  url: string;
  /** Where the certificate is that its notifications are signed with. */
  certificateUrl: string;
  /** The member presses the button on PayPal's page, for the subscription or a change of it; as this payer, else a new one. */
  approve(subscriptionId: string, payerId?: string): void;
  /** The next charge, which goes through or does not. */
  charge(subscriptionId: string, outcome?: 'paid' | 'failed'): void;
  /** The member cancels on PayPal's own pages. */
  cancelAtPayPal(subscriptionId: string): void;
  subscriptions(): DoubledSubscription[];
  plans(): { id: string; name: string; description: string }[];
  /** Money that moved, in minor units. */
  charges(): { subscription: string; amount: number }[];
  /** What was done so far, as the notifications PayPal would send. */
  events(): PayPalDoubleEvent[];
  /** The next so many requests get no answer. */
  failNext(count: number): void;
  /** Every token there is has run out. */
  expireTokens(): void;
  close(): Promise<void>;
}

/**
 * Speaks as much of PayPal's HTTP interface as a membership uses: tokens, plans, subscriptions with
 * their approval page, and its refusals. Modelled on the reference of Subscriptions v1.
 */
export async function startPayPalDouble({ clock }: { clock: Clock }): Promise<PayPalDouble> {
  const http = new DoubledHttp(clock);
  const server = createServer((request, response) => void http.answer(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { paypal } = http;
  paypal.pagesUrl = url;
  return {
    url,
    certificateUrl: `${url}/v1/notifications/certs/CERT-1`,
    approve: (id, payerId) => paypal.approve(id, payerId),
    charge: (id, outcome = 'paid') => paypal.charge(id, outcome),
    cancelAtPayPal: (id) => paypal.end(id, 'CANCELLED', 'Cancelled by the payer'),
    subscriptions: () => structuredClone([...paypal.subscriptions.values()]),
    plans: () => structuredClone([...paypal.plans.values()]),
    charges: () => structuredClone(paypal.charges),
    events: () => structuredClone(paypal.events),
    failNext: (count) => (http.failures = count),
    expireTokens: () => http.tokens.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  body: unknown;
}

class DoubledHttp {
  readonly paypal: DoubledPayPal;
  readonly tokens = new Set<string>();
  failures = 0;
  readonly #clock: Clock;
  readonly #answers = new Map<string, { request: string; answer: Answer }>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.paypal = new DoubledPayPal(clock);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    if (this.failures > 0) {
      this.failures -= 1;
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://paypal');
    if (url.pathname.startsWith('/webapps/')) {
      this.#answerPage({ url, response });
      return;
    }
    if (url.pathname === '/v1/notifications/certs/CERT-1') {
      response.end(paypalCertificate);
      return;
    }
    const { status, body: answered } = this.#answerOnce(request, body);
    response.writeHead(status, {
      'content-type': 'application/json',
      date: this.#clock.now().toUTCString(),
    });
    response.end(answered === undefined ? undefined : JSON.stringify(answered));
  }

  /** The page where a member approves, or goes back without. */
  #answerPage({ url, response }: { url: URL; response: ServerResponse }): void {
    const id = url.searchParams.get('subscription') ?? '';
    const { return_url: back, cancel_url: without } = this.paypal.contextOf(id);
    if (url.searchParams.has('approved')) {
      this.paypal.approve(id);
      response.writeHead(302, { location: withQuery(back, { subscription_id: id }) });
      response.end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><title>PayPal</title><h1>PayPal</h1>
       <p><a href="${withQuery(url.pathname + url.search, { approved: '1' })}">Agree</a></p>
       <p><a href="${withQuery(without, {})}">Cancel</a></p></html>`,
    );
  }

  /** The same request id is answered as before. */
  #answerOnce(request: IncomingMessage, body: string): Answer {
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string') return this.#carryOut(request, body);
    const asked = `${request.method} ${request.url} ${body}`;
    const known = this.#answers.get(key);
    if (known && known.request !== asked) {
      return faultOf(new PayPalFault(422, 'DUPLICATE_REQUEST_ID'));
    }
    const answer = known?.answer ?? this.#carryOut(request, body);
    if (answer.status < 400) this.#answers.set(key, { request: asked, answer });
    return answer;
  }

  #carryOut(request: IncomingMessage, body: string): Answer {
    const url = new URL(request.url ?? '/', 'http://paypal');
    const { authorization = '' } = request.headers;
    if (url.pathname === '/v1/oauth2/token') return this.#giveToken(authorization);
    if (!this.tokens.has(authorization.replace('Bearer ', ''))) {
      return { status: 401, body: { error: 'invalid_token' } };
    }
    try {
      const values: unknown = body === '' ? {} : JSON.parse(body);
      const asked = `${request.method} ${url.pathname}`;
      const result = this.paypal.route({ asked, values, query: url.searchParams });
      return { status: result === undefined ? 204 : 200, body: structuredClone(result) };
    } catch (fault) {
      if (fault instanceof PayPalFault) return faultOf(fault);
      throw fault;
    }
  }

  #giveToken(authorization: string): Answer {
    const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64')
      .toString()
      .split(':');
    if (!id || secret !== doubledSecret) return { status: 401, body: { error: 'invalid_client' } };
    const token = `A21_${this.tokens.size}_${this.#clock.now().getTime()}`;
    this.tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }
}

export const doubledSecret = 'only PayPal knows';

function faultOf({ status, issue }: PayPalFault): Answer {
  const name = status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY';
  return { status, body: { name, message: issue, debug_id: '1', details: [{ issue }] } };
}

function withQuery(address: string, values: Record<string, string>): string {
  const added = new URLSearchParams(values).toString();
  return added === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${added}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
