import { createHmac, randomBytes } from 'node:crypto';
import type { CookieJar } from '../../api/cookie-jar.ts';

const cookieName = 'known';
const oneYearSeconds = 365 * 24 * 60 * 60;
/** A family shares a tablet; more than that have to do without. */
const mostOwners = 4;

/**
 * Who has signed in with a browser, so that a stranger who tries their password elsewhere cannot keep
 * them out. The cookie holds a name of the browser and one keyed hash for each address: it opens
 * nothing, and says nothing of whose it is.
 */
export class KnownBrowser {
  readonly #cookies: CookieJar;
  readonly #secret: string;

  constructor({ cookies, secret }: { cookies: CookieJar; secret: string }) {
    this.#cookies = cookies;
    this.#secret = secret;
  }

  laneOf(email: string): string | null {
    const { name, owners } = this.#read();
    return name !== '' && owners.includes(this.#ownerOf(name, email)) ? name : null;
  }

  remember(email: string): void {
    const { name, owners } = this.#read();
    const kept = name === '' ? randomBytes(16).toString('base64url') : name;
    const owner = this.#ownerOf(kept, email);
    const all = [owner, ...owners.filter((known) => known !== owner)].slice(0, mostOwners);
    const value = [kept, ...all].join('.');
    this.#cookies.set(cookieName, value, { maxAgeSeconds: oneYearSeconds });
  }

  #read(): { name: string; owners: string[] } {
    const [name = '', ...owners] = (this.#cookies.get(cookieName) ?? '').split('.');
    return { name, owners: owners.slice(0, mostOwners) };
  }

  #ownerOf(name: string, email: string): string {
    return createHmac('sha256', `known-browser:${this.#secret}`)
      .update(`${name}:${email}`)
      .digest('base64url');
  }
}
