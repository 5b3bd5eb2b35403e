import type { FastifyRequest } from 'fastify';
import type { Services } from '../../api/context.ts';

/**
 * The address that visitors reach us at, `https://yolk.example`: the one in the settings, else the
 * one of the request.
 */
export function siteOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { settings }: Pick<Services, 'settings'>,
): string {
  const asked = `${request.protocol}://${request.host}`;
  const origin = settings.PUBLIC_URL ?? asked;
  // A request may come without a host, or with an invalid one.
  return URL.parse(origin)?.origin ?? `${request.protocol}://localhost`;
}
