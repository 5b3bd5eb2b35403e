import type { PageToKeep } from './messages.ts';

export interface CacheNames {
  pages: string;
  files: string;
}

const headerNames = {
  title: 'x-kept-title',
  version: 'x-kept-version',
  at: 'x-kept-at',
} as const;

/** A page as it is put into the cache, with what has to be known of it later. */
export function keptResponse({
  html,
  headers,
  page,
  now,
}: {
  html: string;
  headers: Headers;
  page: PageToKeep;
  now: number;
}): Response {
  const kept = new Headers(headers);
  // The text is unpacked here.
  kept.delete('content-encoding');
  kept.delete('content-length');
  kept.set(headerNames.title, encodeURIComponent(page.title));
  kept.set(headerNames.at, String(now));
  if (page.version !== undefined) kept.set(headerNames.version, encodeURIComponent(page.version));
  return new Response(html, { headers: kept });
}

/** The version that a copy names; null where it names none or is too old to be trusted. */
export function keptVersion(args: {
  response: Response;
  now: number;
  freshForMs: number;
}): string | null {
  const { response, now, freshForMs } = args;
  const version = response.headers.get(headerNames.version);
  const isFresh = now - Number(response.headers.get(headerNames.at)) < freshForMs;
  return version !== null && isFresh ? decodeURIComponent(version) : null;
}

export function pageOf({ request, response }: { request: Request; response: Response }) {
  const { pathname, search } = new URL(request.url);
  const title = decodeURIComponent(response.headers.get(headerNames.title) ?? '');
  return { path: `${pathname}${search}`, title } satisfies PageToKeep;
}
