import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { localeOfPath } from '../../i18n/locales.ts';
import { codeOfError, type CodedError } from '../../api/errors.ts';
import { problemMessage } from '../../api/problem-message.ts';

/** Last resort: an error outside the pages and operations answers with a code and no internals. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, body } = answerToError({ error, request });
    return reply.code(status).send(body);
  });
}

/** What is answered for an error; one of ours is logged. */
export function answerToError({
  error,
  request,
}: {
  error: Error & { statusCode?: number };
  request: FastifyRequest;
}): { status: number; body: object } {
  const { code, status, isReportable } = clientFault(error) ?? codeOfError(error);
  if (isReportable) request.log.error({ err: error, code }, 'request failed');
  const message = problemMessage({ code }, localeOfPath(request.url));
  if (!isOperation(request)) return { status, body: { code, message } };
  return { status, body: { data: null, errors: [{ message, extensions: { code, status } }] } };
}

/** Fastify's own refusals (too large, malformed JSON) are the client's fault, not ours. */
function clientFault({ statusCode }: { statusCode?: number }): CodedError | null {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  const code = statusCode === 413 ? 'input.too-large' : 'input.invalid';
  return { code, status: statusCode, isReportable: false };
}

/** Clients of the API read errors from `errors` alone. */
function isOperation({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.endsWith('/graphql') ?? false;
}
