import { createHash } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../lib/clock.ts';
import type { OwnParts } from '../security-headers.ts';
import type { Encoding } from '../files/preferred-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Ratings and the like may be this old on a visitor's page. */
const freshForMs = 60_000;
const maximumBytes = 64 * 1024 * 1024;

/** A page as every visitor gets it. */
export interface SharedPage {
  headers: Readonly<Record<string, string>>;
  etag: string;
  /**
   * The hashes of the scripts and styles that rendering wrote, for the policy. A nonce that every
   * visitor shares would protect nothing.
   */
  own: OwnParts;
  body: (encoding: Encoding) => Promise<Buffer>;
  sizeBytes: number;
}

interface Entry {
  page: SharedPage;
  freshUntil: number;
  isBeingRenewed: boolean;
}

/**
 * Whole pages for visitors; the least used are dropped first. An aged page is still sent while one
 * request renders a new one.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #entries: LRUCache<string, Entry>;

  constructor({ clock, maxSize = maximumBytes }: { clock: Clock; maxSize?: number }) {
    this.#clock = clock;
    this.#entries = new LRUCache<string, Entry>({
      maxSize,
      // Packed copies are made later: a third of the page again, at most.
      sizeCalculation: ({ page }) => Math.ceil(page.sizeBytes * 1.4),
    });
  }

  find(key: string, renew: () => Promise<SharedPage | null>): SharedPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.freshUntil < this.#clock.now().getTime()) void this.#renew({ key, entry, renew });
    return entry.page;
  }

  keep(key: string, page: SharedPage): void {
    const freshUntil = this.#clock.now().getTime() + freshForMs;
    const known = this.#entries.peek(key)?.page;
    // What did not change is packed already.
    const kept = known !== undefined && isSamePage(known, page) ? known : page;
    this.#entries.set(key, { page: kept, freshUntil, isBeingRenewed: false });
  }

  /** Behind the answer that is being given. A page that was kept meanwhile stays. */
  make(key: string, render: () => Promise<SharedPage | null>): void {
    void render().then(
      (page) => page && !this.#entries.has(key) && this.keep(key, page),
      () => undefined,
    );
  }

  /**
   * Never rejects. The aged page stays until a new one is rendered; it is dropped when its address
   * has no page for everybody any more.
   */
  async #renew({ key, entry, renew }: Renewal): Promise<void> {
    if (entry.isBeingRenewed) return;
    entry.isBeingRenewed = true;
    const page = await renew().catch(() => undefined);
    if (page) this.keep(key, page);
    else if (page === null) this.#entries.delete(key);
    entry.isBeingRenewed = false;
  }
}

function isSamePage(one: SharedPage, other: SharedPage): boolean {
  return one.etag === other.etag && isDeepStrictEqual(one.headers, other.headers);
}

interface Renewal {
  key: string;
  entry: Entry;
  renew: () => Promise<SharedPage | null>;
}

/** In place of the nonce. No policy names it: what runs is named by its hash. */
const keptMark = 'kept';

/** Makes of a rendered page one that can be kept; each way of packing is done once, when asked for. */
export function sharePage({
  html,
  headers,
  nonce,
}: {
  html: Buffer;
  /** What the page's own scripts were marked with while it was rendered; null where there are none. */
  nonce: string | null;
  headers: Readonly<Record<string, string>>;
}): SharedPage {
  const packed = new Map<Encoding, Promise<Buffer>>();
  const rendered = html.toString();
  const styles = nonce === null ? [] : hashesOfOwn('style', { html: rendered, nonce });
  // Nothing of a page without scripts asks for the mark.
  const isRead = styles.length > 0 && !rendered.includes(laterScript);
  const text = isRead ? rendered.replaceAll(` nonce="${nonce}"`, '') : rendered;
  // The same page is the same text however often it is rendered, so who has it is told so.
  const page = nonce === null ? html : Buffer.from(text.replaceAll(nonce, keptMark));
  // A page that is only read is little else than this text.
  const quality = isRead ? documentQuality : pageQuality;
  return {
    headers,
    etag: `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`,
    own: {
      scripts: nonce === null ? [] : hashesOfOwn('script', { html: rendered, nonce }),
      styles,
    },
    sizeBytes: page.length,
    body(encoding) {
      const known = packed.get(encoding) ?? pack({ html: page, encoding, quality });
      packed.set(encoding, known);
      return known;
    },
  };
}

/** What starts the app where a page has scripts (app/loading/after-paint.ts). */
const laterScript = ' type="later"';

const pageQuality = 6;
/** 9 % smaller for some twenty times the work. */
const documentQuality = 11;

async function pack({
  html,
  encoding,
  quality,
}: {
  html: Buffer;
  encoding: Encoding;
  quality: number;
}): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(html);
  if (encoding === 'identity') return html;
  return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const elements = {
  script: /<script\b([^>]*)>(.*?)<\/script>/gs,
  style: /<style\b([^>]*)>(.*?)<\/style>/gs,
};

/**
 * A script that got into the page by its content does not carry the mark, which nobody knew when the
 * content was written.
 */
function hashesOfOwn(
  element: keyof typeof elements,
  { html, nonce }: { html: string; nonce: string },
): string[] {
  const own = [...html.matchAll(elements[element])].filter(
    ([, attributes = '']) => attributes.includes(` nonce="${nonce}"`) && !/\bsrc=/.test(attributes),
  );
  const texts = own.map(([, , text = '']) => text.replaceAll(nonce, keptMark));
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
