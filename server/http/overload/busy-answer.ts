import { escapeHtml } from '../../../lib/escape-html.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCodes, localeOfPath, locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { AskedFor } from './priority.ts';

const retryAfterSeconds = 2;

const style =
  ':root{color-scheme:light dark}' +
  'body{margin:0;min-height:100svh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;' +
  'box-sizing:border-box;max-width:36rem;margin-inline:auto;' +
  'font:1.0625rem/1.5 Figtree,system-ui,sans-serif;background:#f7f8fb;color:#1b1f2a}' +
  'h1{font:400 2rem/1.15 "Young Serif",Georgia,serif;margin:0}p{margin:0}' +
  'a{color:inherit;font-weight:600;text-underline-offset:.2em}' +
  '@media(prefers-color-scheme:dark){body{background:#14161d;color:#eceef4}}';

const policy =
  "default-src 'none'; style-src 'sha256-" +
  createHash('sha256').update(style).digest('base64') +
  "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface BusyAnswer {
  /** Names and values in turn, as Node writes them fastest. */
  headers: string[];
  /** A text goes out with its headers in one write. */
  body: string;
  bytes: Buffer;
}

/** Answers in the reader's language that cost next to nothing, made once. */
export class BusyAnswers {
  readonly #pages: Record<Locale, BusyAnswer>;
  readonly #data: Record<Locale, BusyAnswer>;
  readonly #operations: Record<Locale, BusyAnswer>;

  constructor(brandName: string) {
    this.#pages = perLocale((locale) => pageAnswer({ locale, brandName }));
    this.#data = perLocale((locale) => dataAnswer(messageOf(locale)));
    this.#operations = perLocale((locale) => {
      const { code, message } = messageOf(locale);
      const errors = [{ message, extensions: { code, status: 503 } }];
      return dataAnswer({ data: null, errors });
    });
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    if (response.destroyed) return;

    const { headers, body } = this.#answerTo(request);
    response.writeHead(503, headers);
    response.end(request.method === 'HEAD' ? undefined : body, 'utf8');
  }

  /** The whole answer to a request for reading, as it goes over the connection, which stays open. */
  bytesFor(request: AskedFor): Buffer {
    return this.#answerTo(request).bytes;
  }

  #answerTo({ url = '/', headers }: AskedFor): BusyAnswer {
    const locale = localeOfPath(url);
    if (url.endsWith('/graphql')) return this.#operations[locale];
    const isPage = headers.accept?.includes('text/html') ?? false;
    return isPage ? this.#pages[locale] : this.#data[locale];
  }
}

function perLocale(answerOf: (locale: Locale) => BusyAnswer): Record<Locale, BusyAnswer> {
  const answers = localeCodes.map((locale) => [locale, answerOf(locale)] as const);
  return Object.fromEntries(answers) as Record<Locale, BusyAnswer>;
}

function messageOf(locale: Locale): { code: string; message: string } {
  return { code: 'service.busy', message: m.error_service_busy({}, { locale }) };
}

function dataAnswer(data: object): BusyAnswer {
  return withHeaders({ type: 'application/json; charset=utf-8', text: JSON.stringify(data) });
}

function pageAnswer({ locale, brandName }: { locale: Locale; brandName: string }): BusyAnswer {
  const text = [
    `<!doctype html><html lang="${locales[locale].languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(brandName)}</title><style>${style}</style></head><body><main>`,
    `<h1>${m.site_busy_title({}, { locale })}</h1>`,
    `<p>${m.error_service_busy({}, { locale })}</p>`,
    `<p><a href="">${m.site_busy_again({}, { locale })}</a></p>`,
    '</main></body></html>',
  ].join('');
  const more = [['content-security-policy', policy]];
  return withHeaders({ type: 'text/html; charset=utf-8', text, more });
}

interface Answering {
  type: string;
  text: string;
  more?: string[][];
}

function withHeaders({ type, text, more = [] }: Answering): BusyAnswer {
  const headers = [
    ['content-type', type],
    ['content-length', String(Buffer.byteLength(text))],
    ['cache-control', 'no-store'],
    ['retry-after', String(retryAfterSeconds)],
    ['x-content-type-options', 'nosniff'],
    ...more,
  ];
  const lines = ['HTTP/1.1 503 Service Unavailable', ...headers.map((each) => each.join(': '))];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
  return { headers: headers.flat(), body: text, bytes };
}
