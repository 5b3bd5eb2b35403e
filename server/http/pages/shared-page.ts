import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookieName } from '../../auth/auth-cookie.ts';
import { sharePage, type SharedPage } from './page-cache.ts';
import { preferredEncoding } from '../files/preferred-encoding.ts';
import type { PolicyOf } from '../security-headers.ts';

interface PageRequest {
  request: Pick<FastifyRequest, 'method' | 'headers' | 'cookies'>;
  url: URL;
  contentVersion: string;
}

/** What a visitor's page depends on; null for a request that no kept page may answer. */
export function sharedPageKey({ request, url, contentVersion }: PageRequest): string | null {
  const { method, headers, cookies } = request;
  if (method !== 'GET') return null;
  if (headers.authorization !== undefined || cookies[authCookieName] !== undefined) return null;
  if (url.search !== '' || !isWrittenAsLinked(url.pathname)) return null;
  // Whoever has chosen nothing gets what is usual in the language of the path.
  const chosen = cookies['units'];
  const units = chosen === 'us' || chosen === 'metric' ? chosen : '';
  return [contentVersion, url.origin, units, url.pathname].join('\n');
}

/**
 * One page has very many writings (`/Recipes`, `/recipe%73`, `/recipes//`), and the router takes them
 * all: only the one of our links is kept, or whoever wants could fill the cache with one page.
 */
export function isWrittenAsLinked(pathname: string): boolean {
  return pathname === '/' || /^(?:\/[a-z0-9_-]+)+$/.test(pathname);
}

/** Null when the page is not one that its route gives to everybody. */
export async function shareRendered({
  response,
  text,
  nonce,
  isPersonal,
}: {
  response: Response;
  /** Of the page, where it is not in the answer. */
  text?: string | null;
  nonce: string | null;
  isPersonal: boolean;
}): Promise<SharedPage | null> {
  const isPublic = response.headers.get('cache-control')?.startsWith('public') ?? false;
  if (!isPublic || isPersonal || response.status !== 200) return null;
  if (response.headers.has('set-cookie')) return null;
  const headers = Object.fromEntries(response.headers);
  const html = Buffer.from(text ?? (await response.text()));
  return sharePage({ html, headers, nonce });
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  page: SharedPage;
  policyOf: PolicyOf;
}

export async function sendSharedPage(sending: Sending): Promise<FastifyReply> {
  const { request, reply, page, policyOf } = sending;
  reply
    .headers(page.headers)
    // Caches keep it and would give it to others, whose request it does not name.
    .removeHeader('x-request-id')
    .header('etag', page.etag)
    .header('vary', 'Cookie, Accept-Encoding')
    .header('content-security-policy', policyOf(page.own));
  if (isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}
