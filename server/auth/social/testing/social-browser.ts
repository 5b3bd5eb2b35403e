import type { TestServer } from '../../../testing/test-server.ts';

interface Landing {
  status: number;
  /** Path and query of the page here that it ended on. */
  location: string;
}

/** A browser that goes to a provider and comes back: cookies here, and there, and a form in between. */
export class SocialBrowser {
  readonly #server: TestServer;
  readonly #here = new Map<string, string>();
  readonly #there = new Map<string, string>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#here;
  }

  /** From the button to the page it ends on. */
  async signIn(path: string): Promise<Landing> {
    const callback = await this.goThere(path);
    return this.open(callback);
  }

  /** Goes as far as the provider's answer, and does not bring it back to us yet. */
  async goThere(path: string): Promise<string> {
    let { location } = await this.#ask(path);
    for (let hop = 0; hop < 10 && location.startsWith('http://127.0.0.1'); hop += 1) {
      location = await this.#hopThere(location);
    }
    return location;
  }

  /** Follows the redirects of the login until a page answers. */
  async open(address: string): Promise<Landing> {
    let landing = await this.#ask(pathOf(address));
    while (landing.location.startsWith('/auth/')) landing = await this.#ask(landing.location);
    return landing;
  }

  async graphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.#server.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies: Object.fromEntries(this.#here),
      payload: { query, variables },
    });
    this.#keepHere(response.cookies);
    return response.json().data as Data;
  }

  async #hopThere(url: string): Promise<string> {
    const cookie = [...this.#there].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#there.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) return new URL(location, url).href;
    return this.#sendForm(await answer.text());
  }

  /** What Apple answers with: a form that sends itself to us, without our cookies. */
  async #sendForm(html: string): Promise<string> {
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
    const payload = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const user = { name: { firstName: 'Åsa', lastName: 'Apple' } };
    payload.set('user', JSON.stringify(user));
    const answer = await this.#server.app.inject({
      method: 'POST',
      url: pathOf(action),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(payload),
    });
    return String(answer.headers.location);
  }

  async #ask(path: string): Promise<Landing> {
    const cookies = Object.fromEntries(this.#here);
    const response = await this.#server.app.inject({ method: 'GET', url: path, cookies });
    this.#keepHere(response.cookies);
    return { status: response.statusCode, location: String(response.headers.location ?? '') };
  }

  #keepHere(cookies: readonly { name: string; value: string }[]): void {
    for (const { name, value } of cookies) {
      if (value === '') this.#here.delete(name);
      else this.#here.set(name, value);
    }
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return `${pathname}${search}`;
}
