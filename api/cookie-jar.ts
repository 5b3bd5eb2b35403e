export interface CookieOptions {
  /** Kept this long; without it the cookie goes with the browser session. */
  maxAgeSeconds?: number;
  path?: string;
}

/** The cookies of one request, and those its answer sets. */
export class CookieJar {
  readonly #received: Readonly<Record<string, string | undefined>>;
  readonly #isSecure: boolean;
  readonly #set = new Map<string, string>();

  constructor({
    received,
    isSecure,
  }: {
    received: Readonly<Record<string, string | undefined>>;
    isSecure: boolean;
  }) {
    this.#received = received;
    this.#isSecure = isSecure;
  }

  get(name: string): string | null {
    return this.#received[name] ?? null;
  }

  /** Every cookie is out of reach of scripts and of other sites' forms. */
  set(name: string, value: string, { maxAgeSeconds, path = '/' }: CookieOptions = {}): void {
    const parts = [`${name}=${value}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax'];
    if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
    if (this.#isSecure) parts.push('Secure');
    this.#set.set(name, parts.join('; '));
  }

  clear(name: string): void {
    this.set(name, '', { maxAgeSeconds: 0 });
  }

  /** The Set-Cookie headers of the answer. */
  headers(): string[] {
    return [...this.#set.values()];
  }
}
