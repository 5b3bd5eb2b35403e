import type { FastifyRequest } from 'fastify';
import type { Services } from '../../api/context.ts';

/** Where visitors reach us, `https://yolk.example`: as set, else as the request says. */
export function siteOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { settings }: Pick<Services, 'settings'>,
): string {
  const asked = `${request.protocol}://${request.host}`;
  const origin = settings.PUBLIC_URL ?? asked;
  // A request may come without a host, or with an invalid one.
  return URL.parse(origin)?.origin ?? `${request.protocol}://localhost`;
}
