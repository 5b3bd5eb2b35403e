import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { isDatabaseDown } from '../db/is-database-down.ts';
import { isStorageFull } from '../db/storage-watch.ts';
import { AppError } from '../lib/errors.ts';
import type { RequestContext } from './context.ts';
import { problemMessage } from './problem-message.ts';

export interface CodedError {
  code: string;
  status: number;
  isReportable: boolean;
}

const internal: CodedError = { code: 'internal', status: 500, isReportable: true };
/** What the libraries throw when an operation or its variables are wrong. */
const operationFaults = new Set(['GraphQLError']);

const databaseDown: CodedError = { code: 'service.unavailable', status: 503, isReportable: true };

const storageFull: CodedError = {
  code: 'service.storage-full',
  status: 503,
  isReportable: true,
};

/** The code and status an error answers with; what it says of our insides stays here. */
export function codeOfError(error: unknown): CodedError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return storageFull;
  if (isDatabaseDown(error)) return databaseDown;
  return internal;
}

/** Every error gets a stable code and a message in the reader's language. */
export function formatExecutionErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  context: unknown,
): { statusCode: number; response: ExecutionResult } {
  const formatted = execution.errors.map((error) =>
    formatError(error, context as unknown as RequestContext),
  );
  return {
    statusCode: Number(formatted[0]?.extensions?.status ?? 500),
    response: { data: execution.data ?? null, errors: formatted as unknown as GraphQLError[] },
  };
}

/** Operations whose failures are warnings in the log and no errors: whoever asked is told, and may ask again. */
const unreported: ReadonlySet<string> = new Set([
  'getMealPlanSettings',
  'generateMealplan',
  'getBrazeSDKAuthToken',
]);

function formatError(error: GraphQLError, context: RequestContext): GraphQLFormattedError {
  const cause = error.originalError;
  // Without a cause the operation itself is at fault: its writer needs the library's own words.
  if (!cause || operationFaults.has(cause.name)) return operationFault(error);
  const { code, status, isReportable } = codeOfError(cause);
  if (isReportable) {
    const details = { err: cause, code, requestId: context.requestId };
    const level = unreported.has(String(error.path?.[0])) ? 'warn' : 'error';
    context.services?.log[level](details, 'operation failed');
  }
  return {
    message: problemMessage({ code }, context.locale ?? 'en'),
    ...(error.path && { path: error.path }),
    extensions: { code, status },
  };
}

function operationFault(error: GraphQLError): GraphQLFormattedError {
  return {
    message: error.message,
    ...(error.locations && { locations: error.locations }),
    // What the limits of operations say of themselves is kept: their code, cost and limit.
    extensions: { code: 'input.invalid', ...error.extensions, status: 400 },
  };
}
