import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageSources } from '../../domain/membership/payment-provider.ts';
import { videoFrameOrigins } from '../../domain/recipes/reading/recipe-video.rules.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * The policy of a page: only our own files, the inline scripts that are named by nonce or hash, and
 * what the payment company needs. A page that is kept open may become the payment page.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { scripts, frames, connections, forms }: PageSources,
): string {
  return [
    "default-src 'self'",
    sources('script-src', ["'self'", ...inlineScripts, ...scripts]),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    sources('connect-src', ["'self'", ...connections]),
    sources('frame-src', [...videoFrameOrigins, ...frames]),
    "object-src 'none'",
    "base-uri 'self'",
    sources('form-action', ["'self'", ...forms]),
    "frame-ancestors 'none'",
  ].join('; ');
}

function sources(directive: string, allowed: readonly string[]): string {
  return `${directive} ${allowed.join(' ')}`;
}

export const securityHeadersPlugin = fastifyPlugin(async function registerSecurityHeaders(
  app: FastifyInstance,
) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: oneYearSeconds, includeSubDomains: true, preload: true },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/iframe/')) return;
    reply.header('x-frame-options', 'SAMEORIGIN');
    reply.header('content-security-policy', "frame-ancestors 'self'");
  });
});
