import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import mercurius from 'mercurius';
import { locales, type Locale } from '../../i18n/locales.ts';
import { requestContext } from '../auth/request-context.ts';
import type { Services } from '../../api/context.ts';
import { formatExecutionErrors } from '../../api/errors.ts';
import { limitRules, maximumDepth } from './limits.ts';
import { schema } from './schema.ts';

interface GraphqlBody {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** The API at /graphql and under each language's prefix, for browsers and other clients. */
export const graphqlPlugin = fastifyPlugin(async function registerGraphql(
  app: FastifyInstance,
  { services }: { services: Services },
) {
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 1,
    queryDepth: maximumDepth,
    errorFormatter: formatExecutionErrors,
    validationRules: limitRules({ isIntrospectionOn: services.settings.GRAPHQL_INTROSPECTION }),
  });
  for (const locale of Object.keys(locales) as Locale[]) {
    app.post(`${locales[locale].prefix}/graphql`, (request, reply) =>
      answerOperation({ request, reply, locale, services }),
    );
  }
});

interface OperationRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  services: Services;
}

async function answerOperation({ request, reply, locale, services }: OperationRequest) {
  const operation = readOperation(request.body);
  if (operation === null) {
    reply.code(400);
    return {
      data: null,
      errors: [{ message: 'A query is required', extensions: { code: 'input.invalid' } }],
    };
  }
  const context = await requestContext({ request, locale, services });
  const result = await reply.graphql(
    operation.query,
    context as unknown as Record<string, unknown>,
    operation.variables,
    operation.operationName,
  );
  const { retryAfterSeconds } = context.answer;
  if (retryAfterSeconds !== null) reply.code(429).header('retry-after', retryAfterSeconds);
  for (const cookie of context.cookies.headers()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'private, no-store');
  return result;
}

function readOperation(body: unknown) {
  if (typeof body !== 'object' || body === null) return null;
  const { query, variables, operationName } = body as GraphqlBody;
  if (typeof query !== 'string' || query === '') return null;
  return {
    query,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof operationName === 'string' ? operationName : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
