import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Who is served first when there is more to do than time; lowest number first. */
export const priorities = ['change', 'member', 'page', 'picture', 'bot'] as const;
export type Priority = (typeof priorities)[number];

export interface AskedFor {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

interface Deciding {
  request: AskedFor;
  /** Whether the request carries a login that this installation has signed. */
  isSignedIn: (headers: IncomingHttpHeaders) => boolean;
}

/** Signed-in changes and payments before members, members before visitors, pictures and bots last. */
export function priorityOf({ request, isSignedIn }: Deciding): Priority {
  const { method = 'GET', url = '/', headers } = request;
  if (url.startsWith('/webhooks/')) return 'change';
  if (isPicture(url)) return 'picture';
  const isChange = method === 'POST';
  if (isSignedIn(headers)) return isChange ? 'change' : 'member';
  if (isChange) return 'page';
  return isbot(headers['user-agent'] ?? '') ? 'bot' : 'page';
}

function isPicture(url: string): boolean {
  return /^\/(?:image|dish|plate|step|ingredient)\//.test(url);
}

/** Answered whatever happens: load balancers and monitors ask for these. */
export function isVital(url: string | undefined): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:$|\?)/.test(url ?? '');
}
