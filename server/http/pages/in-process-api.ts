import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Api, ApiError, ApiResult } from '../../../app/graphql/api.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { RequestContext } from '../../../api/context.ts';
import { codeOfError, formatExecutionErrors } from '../../../api/errors.ts';
import { problemMessage } from '../../../api/problem-message.ts';

/** Runs the app's operations in this process, as the user of the page's request. */
export function createInProcessApi(
  { operations }: Pick<FastifyInstance, 'operations'>,
  context: RequestContext,
): Api {
  return {
    async execute(document, variables) {
      const asked = { text: String(document), variables: variables as Record<string, unknown> };
      const result = await operations.runOwn(asked, context).catch(asExecutionResult);
      const { data, errors = [] } = result;
      if (errors.length === 0) return { data } as ApiResult<never>;
      const { response } = formatExecutionErrors({ data, errors }, context);
      return { errors: (response.errors ?? []).map(apiError) };
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

/** What is thrown before an operation runs is answered like any other error. */
function asExecutionResult(error: unknown): ExecutionResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

function apiError(error: { message: string; extensions?: Record<string, unknown> }): ApiError {
  return {
    message: error.message,
    code: String(error.extensions?.code ?? 'internal'),
    status: Number(error.extensions?.status ?? 500),
  };
}
