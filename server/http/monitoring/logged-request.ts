import type { FastifyRequest } from 'fastify';

/** Secrets in addresses, of calendars and shared lists: slugs and ids of ours have no capitals. */
const secrets = /\/[\w.-]*[A-Z][\w.-]*/g;

/** What a log says of a request: nothing that was typed, and not who asked from where. */
export function loggedRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const [path = ''] = url.split('?');
  return { method, path: path.replaceAll(secrets, '/…') };
}
