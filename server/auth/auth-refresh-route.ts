import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales, type Locale } from '../../i18n/locales.ts';
import { problemMessage } from '../../api/problem-message.ts';
import { requestContext } from './request-context.ts';
import type { Services } from '../../api/context.ts';
import { signAuthToken } from './auth-token.ts';
import { refreshLogin } from './refresh-login.ts';

/**
 * POST /auth/refresh, and under each language's prefix: a new token for the one of the cookie or the
 * bearer header. Browsers ask every 45 minutes, and once when they are told that theirs has expired.
 */
export async function authRefreshRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const locale of Object.keys(locales) as Locale[]) {
    app.post(`${locales[locale].prefix}/auth/refresh`, (request, reply) =>
      answerRefresh({ request, reply, locale, services }),
    );
  }
}

async function answerRefresh(args: {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  services: Services;
}) {
  const { request, reply, locale, services } = args;
  reply.header('cache-control', 'no-store');
  const { viewer, cookies } = await requestContext({ request, locale, services });
  const session = viewer && (await refreshLogin({ services, cookies, viewer }));
  if (!session) {
    const code = 'auth.expired';
    return reply.code(401).send({ error: { code, message: problemMessage({ code }, locale) } });
  }
  if (request.headers.authorization === undefined) {
    for (const cookie of cookies.headers()) reply.header('set-cookie', cookie);
    return reply.code(204).send();
  }
  const { maxAgeSeconds } = session;
  const { authSecret: secret, clock } = services;
  return {
    token: await signAuthToken(session.viewer, { secret, maxAgeSeconds, now: clock.now() }),
  };
}
