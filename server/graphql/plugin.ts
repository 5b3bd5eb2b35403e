import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ExecutionResult } from 'graphql';
import type { RequestContext, Services } from '../../api/context.ts';
import { formatExecutionErrors } from '../../api/errors.ts';
import { problemMessage } from '../../api/problem-message.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { requestContext } from '../auth/request-context.ts';
import { mostCost } from './cost.ts';
import { OperationRunner, type Operation, type OperationResult } from './run-operation.ts';
import { schema } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    operations: OperationRunner;
  }
}

interface GraphqlOptions {
  services: Services;
  /** The documents of our own app. */
  knownDocuments: readonly string[];
}

/** The API at /graphql and under each language's prefix, for browsers and other clients. */
export const graphqlPlugin = fastifyPlugin(async function registerGraphql(
  app: FastifyInstance,
  { services, knownDocuments }: GraphqlOptions,
) {
  const isIntrospectionOn = services.settings.GRAPHQL_INTROSPECTION;
  const runner = new OperationRunner({ schema, isIntrospectionOn, knownTexts: knownDocuments });
  app.decorate('operations', runner);
  for (const locale of Object.keys(locales) as Locale[]) {
    app.post(`${locales[locale].prefix}/graphql`, (request, reply) =>
      answerOperation({ request, reply, locale, services, runner }),
    );
  }
});

interface OperationRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
  services: Services;
  runner: OperationRunner;
}

async function answerOperation(args: OperationRequest) {
  const { request, reply, locale, services, runner } = args;
  const asked = readOperation(request.body, runner);
  if (typeof asked === 'string') {
    reply.code(400);
    const message = problemMessage({ code: asked }, locale);
    return { data: null, errors: [{ message, extensions: { code: asked } }] };
  }
  const context = await requestContext({ request, locale, services });
  const result = await runner.run(asked, context);
  const { retryAfterSeconds } = context.answer;
  const { status, answer } = answerOf(result, context);
  reply.code(status);
  if (retryAfterSeconds !== null) reply.code(429).header('retry-after', retryAfterSeconds);
  for (const cookie of context.cookies.headers()) reply.header('set-cookie', cookie);
  reply.header('cache-control', 'private, no-store');
  return answer;
}

function answerOf({ cost, ...result }: OperationResult, context: RequestContext) {
  const { errors } = result;
  const extensions = cost === undefined ? {} : { extensions: { cost: { cost, limit: mostCost } } };
  if (errors === undefined || errors.length === 0) {
    return { status: 200, answer: { data: result.data, ...extensions } };
  }
  const { statusCode, response } = formatExecutionErrors({ ...result, errors }, context);
  return { status: statusCode, answer: { ...(response as ExecutionResult), ...extensions } };
}

interface GraphqlBody {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null;
}

/**
 * The operation of a request, by its text or by the hash of one of our own. A code of an error
 * where there is neither.
 */
export function readOperation(body: unknown, { known }: OperationRunner): Operation | string {
  if (!isRecord(body)) return 'input.invalid';
  const { query, variables, operationName, extensions } = body as GraphqlBody;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const isByHash = typeof hash === 'string' && query === undefined;
  const text = isByHash ? known.textOf(hash) : query;
  if (isByHash && text === null) return 'operation.unknown';
  if (typeof text !== 'string' || text === '') return 'input.invalid';
  return {
    text,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof operationName === 'string' ? operationName : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
