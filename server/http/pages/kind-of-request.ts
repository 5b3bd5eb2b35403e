import type { FastifyRequest } from 'fastify';

/** Few enough to be labels of metrics and names of spans. */
export function kindOfRequest({ routeOptions, url }: FastifyRequest): string {
  const { url: route = '' } = routeOptions;
  if (route.endsWith('/graphql')) return 'operation';
  if (route === '/*') return url.split('?')[0]?.endsWith('.data') ? 'page-data' : 'page';
  if (/^\/(?:image|dish|plate|ingredient)\//.test(route)) return 'picture';
  if (route.startsWith('/page-data/')) return 'page-data';
  if (route.startsWith('/webhooks/')) return 'notification';
  return route.includes('/auth/') ? 'auth' : 'file';
}
