import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { setArrivalCookie } from '../../../domain/identity/social/arrival-cookie.ts';
import { connectSocialAccount } from '../../../domain/identity/social/social-accounts.ts';
import { socialLogIn } from '../../../domain/identity/social/social-log-in.ts';
import type { SocialProfile } from '../../../domain/identity/social/social-profile.ts';
import { logInStepPurpose } from '../../../domain/identity/tickets/ticket.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { Problem } from '../../../lib/problems.ts';
import { safeRedirect } from '../../../lib/safe-redirect.ts';
import { signId } from '../../../lib/signed-id.ts';
import type { RequestContext, Services } from '../../../api/context.ts';
import { requestContext } from '../request-context.ts';
import { sessionTools } from '../../../domain/identity/sessions/session-tools.ts';
import { setAwayCookie, takeAwayCookie, type Away } from './away-cookie.ts';
import type { SocialProvider } from '../../../domain/identity/social/social-provider.ts';

interface StartRoute {
  Params: { provider: string };
  Querystring: { redirect_to?: string; connect?: string };
}

/**
 * GET /auth/{provider}, under each language's prefix too, sends the browser to the provider; its
 * answer comes to /auth/{provider}/callback, the address an operator registers there.
 */
export async function socialRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const locale of Object.keys(locales) as Locale[]) {
    app.get<StartRoute>(`${locales[locale].prefix}/auth/:provider`, (request, reply) =>
      start({ request, reply, locale, services }),
    );
  }
  app.get<StartRoute>('/auth/:provider/callback', (request, reply) =>
    comeBack({ request, reply, locale: 'en', services }),
  );
  app.post<StartRoute>('/auth/:provider/callback', (request, reply) =>
    comeBackByForm(request, reply),
  );
}

interface Arriving {
  request: FastifyRequest<StartRoute>;
  reply: FastifyReply;
  locale: Locale;
  services: Services;
}

async function start({ request, reply, locale, services }: Arriving) {
  const provider = services.social.get(request.params.provider);
  if (provider === undefined) return reply.callNotFound();
  const context = await requestContext({ request, locale, services });
  const { redirect_to: to = null, connect: connecting } = request.query;
  const away: Away = {
    provider: provider.id,
    locale,
    redirectTo: safeRedirect({ to, otherwise: '' }),
    connectsUserId: connecting === undefined ? '' : (context.viewer?.userId ?? ''),
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  };
  const redirectUri = callbackAddress(context, provider);
  try {
    const url = await provider.authorizationUrl({ redirectUri, checks: away });
    await setAwayCookie({ cookies: context.cookies, secret: services.authSecret, away });
    return leave({ reply, context, to: url.href });
  } catch (err) {
    services.log.error({ err, provider: provider.id }, 'social login could not begin');
    return leave({ reply, context, to: loginWith({ code: 'login.failed' }, locale) });
  }
}

function callbackAddress({ origin }: RequestContext, { id }: SocialProvider): string {
  return `${origin}/auth/${id}/callback`;
}

/**
 * Browsers leave our cookies out of a form that another site posts, but send them with a redirect,
 * so the fields of the form become a query here. Apple answers by a form, and tells the name in it
 * only once.
 */
function comeBackByForm(request: FastifyRequest<StartRoute>, reply: FastifyReply) {
  const fields = (request.body ?? {}) as Record<string, string>;
  const query = new URLSearchParams();
  for (const name of ['code', 'state', 'iss', 'error', 'user']) {
    const value = fields[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return reply.redirect(
    `/auth/${encodeURIComponent(request.params.provider)}/callback?${query}`,
    303,
  );
}

async function comeBack(arriving: Arriving) {
  const { request, reply, services } = arriving;
  const provider = services.social.get(request.params.provider);
  if (provider === undefined) return reply.callNotFound();
  const context = await requestContext(arriving);
  const away = await takeAwayCookie({ cookies: context.cookies, secret: services.authSecret });
  if (away === null || away.provider !== provider.id) {
    return leave({ reply, context, to: loginWith({ code: 'login.failed' }, 'en') });
  }
  const profile = await profileOf({ request, context, provider, away });
  if (profile === null) {
    return leave({ reply, context, to: loginWith({ code: 'login.failed' }, away.locale) });
  }
  const to = away.connectsUserId
    ? await connect({ context, away, profile })
    : await logIn({ context, away, profile });
  return leave({ reply, context, to });
}

interface Answering {
  request: FastifyRequest<StartRoute>;
  context: RequestContext;
  provider: SocialProvider;
  away: Away;
}

/**
 * Null when the user cancelled at the provider, and for every answer that does not belong to our
 * request.
 */
async function profileOf(args: Answering): Promise<SocialProfile | null> {
  const { request, context, provider, away } = args;
  const callbackUrl = new URL(callbackAddress(context, provider));
  const given = new URL(request.url, callbackUrl).searchParams;
  const user = given.get('user');
  given.delete('user');
  callbackUrl.search = String(given);
  try {
    const profile = await provider.readProfile({ callbackUrl, checks: away });
    return profile.accountId === '' ? null : withAppleName(profile, user);
  } catch (err) {
    const provided = given.get('error');
    context.services.log.info({ err, provider: provider.id, provided }, 'social login refused');
    return null;
  }
}

/** Only a suggestion for the form: nobody vouches for it. */
function withAppleName(profile: SocialProfile, user: string | null): SocialProfile {
  if (user === null) return profile;
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return {
      ...profile,
      firstName: profile.firstName || String(name?.firstName ?? ''),
      lastName: profile.lastName || String(name?.lastName ?? ''),
    };
  } catch {
    return profile;
  }
}

interface Returned {
  context: RequestContext;
  away: Away;
  profile: SocialProfile;
}

async function logIn({ context, away, profile }: Returned): Promise<string> {
  const { services, cookies, viewer, ipAddress, userAgent } = context;
  const { authSecret: secret } = services;
  const result = await socialLogIn({
    tools: sessionTools(services),
    profile,
    device: { ipAddress, userAgent },
    endedSessionId: viewer?.sessionId ?? null,
  });
  const { locale, redirectTo } = away;
  const query = { redirect_to: redirectTo || undefined };
  if (!result.ok) return loginWith(result.reason[0], locale);
  switch (result.value.kind) {
    case 'signed-in':
      await context.login.keep(result.value.session);
      return redirectTo || screenPath('memberHome', locale);
    case 'code-needed': {
      const token = signId(result.value.ticket.id, { purpose: logInStepPurpose, secret });
      return screenPath('login', locale, undefined, { query: { ...query, step: token } });
    }
    case 'new':
      await setArrivalCookie({ cookies, secret, profile });
      return screenPath('newAccount', locale, undefined, { query });
  }
}

/** Only while the browser is signed in as the user who began to connect the account. */
async function connect({ context, away, profile }: Returned): Promise<string> {
  const { services, viewer } = context;
  if (viewer?.userId !== away.connectsUserId) {
    return loginWith({ code: 'login.failed' }, away.locale);
  }
  const problems = await connectSocialAccount({ ...services, userId: viewer.userId, profile });
  const query = { problem: problems[0]?.code };
  return screenPath('userSettings', away.locale, undefined, { query });
}

function loginWith(problem: Pick<Problem, 'code' | 'values'> | undefined, locale: Locale): string {
  const provider = problem?.values?.provider;
  const query = { problem: problem?.code, provider: provider ? String(provider) : undefined };
  return screenPath('login', locale, undefined, { query });
}

function leave(args: { reply: FastifyReply; context: RequestContext; to: string }): FastifyReply {
  const { reply, context, to } = args;
  for (const cookie of context.cookies.headers()) reply.header('set-cookie', cookie);
  return reply.header('cache-control', 'no-store').redirect(to, 303);
}
