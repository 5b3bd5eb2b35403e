import { CookieKeeper } from './cookie-keeper.ts';

type Fields = Record<string, string>;

interface Form {
  method: 'get' | 'post';
  action: string;
  /** What would be sent if nothing was changed. */
  values: URLSearchParams;
  names: Set<string>;
  /** What the page has filled in and nobody can change. */
  hidden: Map<string, string>;
}

/** A browser without JavaScript: it opens pages, follows links and sends their forms. */
export class FormBrowser {
  readonly #origin: string;
  readonly #cookies = new CookieKeeper();
  #url: URL;
  html = '';
  status = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#url = new URL(origin);
  }

  get path(): string {
    return this.#url.pathname;
  }

  async open(path: string): Promise<void> {
    await this.#ask(new URL(path, this.#url), { method: 'GET' });
  }

  /** Follows the first link that leads to a path beginning so. */
  async follow(pathStart: string): Promise<void> {
    const links = [...this.html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) =>
      decode(href ?? ''),
    );
    const link = links.find((href) => href.startsWith(pathStart));
    if (link === undefined) throw new Error(`${this.path} has no link to ${pathStart}`);
    await this.open(link);
  }

  /** Fills in the form that has these fields and sends it. */
  async submit(fields: Fields): Promise<void> {
    const form = this.#findForm(fields);
    for (const [name, value] of Object.entries(fields)) form.values.set(name, value);
    const url = new URL(form.action, this.#url);
    if (form.method === 'post') return this.#ask(url, { method: 'POST', body: form.values });
    url.search = String(form.values);
    await this.#ask(url, { method: 'GET' });
  }

  #findForm(fields: Fields): Form {
    const mainStart = this.html.indexOf('<main');
    const forms = [...this.html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
      // In the main part, or around it.
      .filter(({ index, 0: { length } }) => index + length > mainStart)
      .map(([, start, content]) => readForm(start ?? '', content ?? ''));
    const form = forms.find(({ names, hidden }) =>
      Object.entries(fields).every(
        ([name, value]) => names.has(name) && (hidden.get(name) ?? value) === value,
      ),
    );
    if (form) return form;
    throw new Error(`${this.path} (${this.status}) has no form for ${JSON.stringify(fields)}`);
  }

  async #ask(url: URL, init: { method: string; body?: URLSearchParams }): Promise<void> {
    if (url.origin !== this.#origin) throw new Error(`${url.href} is another site`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: this.#cookies.header() },
    });
    this.#cookies.keep(response);
    this.html = await response.text();
    this.#url = url;
    this.status = response.status;
    const location = response.headers.get('location');
    if (location !== null) await this.open(location);
  }
}

function readForm(start: string, content: string): Form {
  const inputs = [...content.matchAll(/<input\b([^>]*)>/g)].map(([, tag]) => tag ?? '');
  const values = new URLSearchParams();
  const names = new Set<string>();
  const hidden = new Map<string, string>();
  for (const input of inputs) {
    const name = attribute(input, 'name');
    if (name === null) continue;
    names.add(name);
    if (attribute(input, 'type') === 'hidden') hidden.set(name, attribute(input, 'value') ?? '');
    const isChoice = /^(radio|checkbox)$/.test(attribute(input, 'type') ?? '');
    if (isChoice && !/\schecked\b/.test(input)) continue;
    values.append(name, attribute(input, 'value') ?? (isChoice ? 'on' : ''));
  }
  // Enter in a field presses the form's first button.
  const [, button = ''] = /<button\b([^>]*\btype="submit"[^>]*)>/.exec(content) ?? [];
  const pressed = attribute(button, 'name');
  if (pressed !== null) values.append(pressed, attribute(button, 'value') ?? '');
  return {
    method: attribute(start, 'method') === 'post' ? 'post' : 'get',
    action: attribute(start, 'action') ?? '',
    values,
    names,
    hidden,
  };
}

function attribute(tag: string, name: string): string | null {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : decode(value);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
