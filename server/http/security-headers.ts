import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageSources } from '../../domain/membership/payment-provider.ts';
import type { Settings } from '../settings/config.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** What a page says itself instead of in a file, each named by a nonce or by its hash. */
export interface OwnParts {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PagePolicy {
  own: OwnParts;
  sources: PageSources;
  /** Of the operator's tag manager and of what its tags load and tell. */
  tagOrigins?: readonly string[];
  /** Of players of other sites, where a film of theirs is shown. */
  videoFrames?: readonly string[];
  mode?: 'production' | 'development';
  /** It is shown in a frame of another page of ours. */
  isFramed?: boolean;
}

/** The policy of a page with these scripts and styles in it. */
export type PolicyOf = (own: OwnParts) => string;

/**
 * The policy of a page: only our own files, its own scripts and styles that are named by nonce or hash, and
 * what the payment company and the operator's tag manager need. A page that is kept open may become the payment page.
 */
export function contentSecurityPolicy({
  own,
  sources: { scripts, frames, connections, forms },
  tagOrigins = [],
  videoFrames = [],
  mode = 'production',
  isFramed = false,
}: PagePolicy): string {
  // Vite writes the styles of a page that is being worked on into it; beside a nonce it is ignored.
  const anyStyle = "'unsafe-inline'";
  // It tells the page of what changed through a socket on a port of its own.
  const reloads = mode === 'development' ? ['ws:'] : [];
  return [
    "default-src 'self'",
    sources('script-src', ["'self'", ...own.scripts, ...scripts, ...tagOrigins]),
    sources('style-src', ["'self'", ...(mode === 'development' ? [anyStyle] : own.styles)]),
    // Widths and places that a figure decides: see docs/decisions/0020.
    "style-src-attr 'unsafe-inline'",
    sources('img-src', ["'self'", 'data:', ...tagOrigins]),
    ...beyondOwn('connect-src', [...reloads, ...connections, ...tagOrigins]),
    ...beyondOwn('frame-src', [...videoFrames, ...frames, ...tagOrigins]),
    "object-src 'none'",
    "base-uri 'none'",
    sources('form-action', ["'self'", ...forms]),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** What is not named is as `default-src` says: a header is in the first packets of every page. */
function beyondOwn(directive: string, others: readonly string[]): string[] {
  return others.length === 0 ? [] : [sources(directive, ["'self'", ...others])];
}

function sources(directive: string, allowed: readonly string[]): string {
  return `${directive} ${allowed.join(' ')}`;
}

/** How much of the operator's domain browsers are told to reach by https alone. */
const strictTransport = {
  off: false,
  host: { maxAge: oneYearSeconds, includeSubDomains: false },
  subdomains: { maxAge: oneYearSeconds, includeSubDomains: true },
  preload: { maxAge: oneYearSeconds, includeSubDomains: true, preload: true },
} satisfies Record<Settings['HSTS'], unknown>;

export const securityHeadersPlugin = fastifyPlugin(async function registerSecurityHeaders(
  app: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'HSTS'> },
) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: strictTransport[settings.HSTS],
    xFrameOptions: { action: 'deny' },
    // Of browsers that are long gone: they would only take room in the first packets of every page.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/iframe/')) return;
    reply.header('x-frame-options', 'SAMEORIGIN');
    reply.header('content-security-policy', "frame-ancestors 'self'");
  });
});

/** Where the tags of the operator's tag manager come from and go to. */
export function tagOriginsOf({
  TAG_MANAGER_URL,
  TAG_MANAGER_ORIGINS,
}: Pick<Settings, 'TAG_MANAGER_URL' | 'TAG_MANAGER_ORIGINS'>): string[] {
  if (TAG_MANAGER_URL === undefined) return [];
  return [...new Set([new URL(TAG_MANAGER_URL).origin, ...TAG_MANAGER_ORIGINS])];
}
