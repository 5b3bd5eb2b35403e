import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeProtectedHeader, jwtVerify, type CryptoKey } from 'jose';
import { Provider } from 'oidc-provider';

/** Who signs in at the provider; whoever is set last. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
}

interface LoopbackOptions {
  redirectUri: string;
  clientId: string;
  clientSecret: string;
  /** With Facebook's addresses and its way of saying who somebody is. */
  isFacebook?: boolean;
  /** With Apple's: the client's secret is a token signed with this key. */
  appleKey?: CryptoKey;
}

/** A provider on this machine that follows the standards. Its users agree to everything. */
export class LoopbackProvider {
  readonly url: string;
  person: Person = { sub: 'nobody' };
  readonly #server: Server;
  readonly #options: LoopbackOptions;
  #provider!: Provider;

  private constructor(server: Server, options: LoopbackOptions) {
    this.#server = server;
    this.#options = options;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(options: LoopbackOptions): Promise<LoopbackProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const loopback = new LoopbackProvider(server, options);
    loopback.#provider = loopback.#createProvider();
    server.on('request', (request, response) => void loopback.#answer(request, response));
    return loopback;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #createProvider(): Provider {
    const { clientId, clientSecret, redirectUri, isFacebook } = this.#options;
    return new Provider(this.url, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      scopes: ['openid', 'email', 'profile', 'public_profile', 'name'],
      // As large providers do, the token itself says who somebody is.
      conformIdTokenClaims: false,
      cookies: { keys: ['only for tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: async () => ({ ...this.person, sub }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId;
        const grant = new oidc.provider.Grant({ clientId, accountId });
        grant.addOIDCScope('openid email profile public_profile name');
        await grant.save();
        return grant;
      },
      ...(isFacebook && {
        routes: {
          authorization: '/v24.0/dialog/oauth',
          token: '/v24.0/oauth/access_token',
        },
      }),
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.url).pathname;
    if (path.startsWith('/interaction/')) {
      const login = { accountId: this.person.sub };
      return this.#provider.interactionFinished(request, response, { login, consent: {} });
    }
    if (path === '/v24.0/me') return this.#answerMe(request, response);
    if (path === '/token' && this.#options.appleKey) await this.#checkAppleSecret(request);
    await this.#provider.callback()(request, response);
  }

  /** Who has the access token, in Facebook's words. */
  async #answerMe(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const found = await this.#provider.AccessToken.find(token);
    const { sub, email, given_name, family_name } = this.person;
    const me = { id: sub, email, first_name: given_name, last_name: family_name };
    response.writeHead(found ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? me : {}));
  }

  async #checkAppleSecret(request: IncomingMessage): Promise<void> {
    const { appleKey, clientId, clientSecret } = this.#options;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const given = form['client_secret'] ?? '';
    const { alg, kid } = decodeProtectedHeader(given);
    const { payload } = await jwtVerify(given, appleKey as CryptoKey, { audience: this.url });
    const isApples = alg === 'ES256' && kid === 'key-1' && payload.iss === 'team-1';
    const client_secret = isApples && payload.sub === clientId ? clientSecret : 'wrong';
    Object.assign(request, { body: { ...form, client_secret } });
  }
}
