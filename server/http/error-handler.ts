import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { localeOfPath } from '../../i18n/locales.ts';
import { codeOfError, formatExecutionErrors, type CodedError } from '../../api/errors.ts';
import { problemMessage } from '../../api/problem-message.ts';

/** Last resort: an error outside the pages and operations answers with a code and no internals. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, status, isReportable } = clientFault(error) ?? codeOfError(error);
    if (isReportable) request.log.error({ err: error, code }, 'request failed');
    const message = problemMessage({ code }, localeOfPath(request.url));
    reply.code(status);
    if (!isOperation(request)) return reply.send({ code, message });
    const errors = faultsOf(error) ?? [{ message, extensions: { code, status } }];
    return reply.send({ data: null, errors });
  });
}

/** Fastify's own refusals (too large, malformed JSON) are the client's fault, not ours. */
function clientFault({ statusCode }: FastifyError): CodedError | null {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  const code = statusCode === 413 ? 'input.too-large' : 'input.invalid';
  return { code, status: statusCode, isReportable: false };
}

/** Clients of the API read errors from `errors` alone. */
function isOperation({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.endsWith('/graphql') ?? false;
}

/** What is wrong with an operation that was not even run, in the words its writer needs. */
function faultsOf(error: FastifyError) {
  const { errors } = error as FastifyError & { errors?: readonly GraphQLError[] };
  if (!Array.isArray(errors)) return null;
  return formatExecutionErrors({ data: null, errors }, {}).response.errors ?? null;
}
