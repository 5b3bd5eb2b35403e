import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../i18n/locales.ts';
import { CookieJar } from '../../api/cookie-jar.ts';
import { browserLogin } from './auth-cookie.ts';
import { refreshOldLogin } from './refresh-login.ts';
import { resolveViewer } from './resolve-viewer.ts';
import type { RequestContext, Services } from '../../api/context.ts';
import { servicesNow } from './services-now.ts';
import { siteOrigin } from './site-origin.ts';

interface ContextRequest {
  request: FastifyRequest;
  locale: Locale;
  services: Services;
}

/** What operations know of a request; asks the database only when somebody is signed in. */
export async function requestContext({
  request,
  locale,
  services,
}: ContextRequest): Promise<RequestContext> {
  const origin = siteOrigin(request, services);
  const cookies = new CookieJar({
    received: request.cookies,
    isSecure: origin.startsWith('https:'),
  });
  const authorization = request.headers.authorization ?? null;
  const { cookieIssuedAt: issuedAt, ...asker } = await resolveViewer({
    cookies,
    authorization,
    services,
  });
  const { viewer } = asker;
  if (viewer && issuedAt) await refreshOldLogin({ services, cookies, viewer, issuedAt });
  return {
    // One state of the content for the whole request, even if it changes meanwhile.
    services: servicesNow(services),
    locale,
    ...asker,
    cookies,
    login: browserLogin({ cookies, services }),
    answer: { retryAfterSeconds: null },
    origin,
    requestId: request.id,
    ipAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
  };
}
