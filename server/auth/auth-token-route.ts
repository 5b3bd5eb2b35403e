import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locales, type Locale } from '../../i18n/locales.ts';
import { logIn } from '../../domain/identity/log-in/log-in.ts';
import { problemMessage } from '../../api/problem-message.ts';
import type { Services } from '../../api/context.ts';
import { finishLogIn } from '../../domain/identity/log-in/finish-log-in.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success } from '../../lib/result.ts';
import { cleanTextsOf } from '../../lib/clean-text.ts';
import { signAuthToken } from './auth-token.ts';
import { sessionTools } from '../../domain/identity/sessions/session-tools.ts';

/** POST /auth/token, and under each language's prefix: e-mail and password for a bearer token. */
export async function authTokenRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  for (const locale of Object.keys(locales) as Locale[]) {
    app.post(`${locales[locale].prefix}/auth/token`, (request, reply) =>
      answerToken({ request, reply, locale, services }),
    );
  }
}

async function answerToken({
  request,
  reply,
  locale,
  services,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  services: Services;
}) {
  reply.header('cache-control', 'no-store');
  const credentials = readCredentials(request.body);
  if (credentials === null) return reply.code(400).send(refused('input.invalid', locale));
  const result = await signIn({ request, services, credentials });
  if (!result.ok) return refuse({ reply, locale, problems: result.reason });
  const { viewer, maxAgeSeconds } = result.value;
  const { authSecret: secret, clock } = services;
  return { token: await signAuthToken(viewer, { secret, maxAgeSeconds, now: clock.now() }) };
}

interface SigningIn {
  request: FastifyRequest;
  services: Services;
  credentials: Credentials;
}

/** Both steps in one request: a client sends the code along where the member has a second factor. */
async function signIn({ request, services, credentials }: SigningIn) {
  const { code, ...form } = credentials;
  const device = { ipAddress: request.ip, userAgent: request.headers['user-agent'] ?? null };
  const common = { tools: sessionTools(services), device, endedSessionId: null };
  const result = await logIn({ ...common, login: null, form, isRemembered: true });
  if (!result.ok) return result;
  if (result.value.kind === 'signed-in') return success(result.value.session);
  if (code === null) return refusal([problem('code', 'code.required')]);
  const { authSecret } = services;
  return finishLogIn({ ...common, authSecret, ticketId: result.value.ticket.id, code });
}

function refuse(args: { reply: FastifyReply; locale: Locale; problems: readonly Problem[] }) {
  const { reply, locale, problems } = args;
  const wait = problems.find(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
  if (wait !== undefined) {
    reply.code(429).header('retry-after', wait.retryAfterSeconds);
    return reply.send({ error: { code: wait.code, message: problemMessage(wait, locale) } });
  }
  const aboutCode = problems.find(({ path }) => path[0] === 'code');
  return reply.code(401).send(refused(aboutCode?.code ?? 'login.incorrect', locale));
}

interface Credentials {
  email: string;
  password: string;
  code: string | null;
}

function readCredentials(body: unknown): Credentials | null {
  if (typeof body !== 'object' || body === null) return null;
  const { username, password, code } = cleanTextsOf(body as Record<string, unknown>);
  if (typeof username !== 'string' || typeof password !== 'string') return null;
  return { email: username, password, code: typeof code === 'string' ? code : null };
}

function refused(code: string, locale: Locale) {
  return { error: { code, message: problemMessage({ code }, locale) } };
}
