import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Api, ApiError, ApiResult } from '../../app/graphql/api.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { RequestContext } from '../../api/context.ts';
import { codeOfError, formatExecutionErrors } from '../../api/errors.ts';
import { problemMessage } from '../../api/problem-message.ts';

/** Runs the app's operations in this process, as the user of the page's request. */
export function createInProcessApi(app: FastifyInstance, context: RequestContext): Api {
  return {
    async execute(document, variables) {
      const { data, errors } = await app
        .graphql(
          String(document),
          { ...context, app } as never,
          variables as Record<string, unknown>,
        )
        .catch((error: unknown) => asExecutionResult(error, context));
      if (errors?.length) return { errors: errors.map(apiError) };
      return { data } as ApiResult<never>;
    },
  };
}

/** Answers every operation with the same error. */
export function createFailingApi({
  error,
  locale,
  log,
}: {
  error: unknown;
  locale: Locale;
  log: FastifyBaseLogger;
}): Api {
  const { code, status, isReportable } = codeOfError(error);
  if (isReportable) log.error({ err: error, code }, 'request failed');
  const message = problemMessage({ code }, locale);
  return { execute: async () => ({ errors: [{ code, status, message }] }) };
}

/**
 * Mercurius throws for operations it refuses to run; they are answered like any other error. Those
 * of operations that ran have been through the formatter.
 */
function asExecutionResult(error: unknown, context: RequestContext): ExecutionResult {
  const given = (error as { errors?: readonly GraphQLError[] }).errors;
  const errors = Array.isArray(given) ? given : [asGraphqlError(error)];
  return formatExecutionErrors({ data: null, errors }, context).response;
}

function asGraphqlError(error: unknown): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

function apiError(error: { message: string; extensions?: Record<string, unknown> }): ApiError {
  return {
    message: error.message,
    code: String(error.extensions?.code ?? 'internal'),
    status: Number(error.extensions?.status ?? 500),
  };
}
