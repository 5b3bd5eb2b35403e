/** The cookies of one browser. */
export class CookieKeeper {
  readonly #cookies = new Map<string, string>();

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isGone = value === '' || /; *max-age=0/i.test(line);
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
