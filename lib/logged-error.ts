/** What a log says of an error: what went wrong and where, never what somebody typed. */
export interface LoggedError {
  type: string;
  /** Of the database, the network or our own errors. */
  code?: string;
  /** Empty where it may hold what somebody typed. */
  message: string;
  /** Of a statement that failed: its text without the values. */
  statement?: string;
  constraint?: string;
  table?: string;
  stack: string;
  cause?: LoggedError;
}

/** Their messages are written by us or by the language, and name things of the program. */
const plainTypes = new Set(['Error', 'AppError', 'TypeError', 'RangeError', 'ReferenceError']);
const mostStackLines = 12;
const mostCauses = 4;

/**
 * Messages of a database, a mail server or a parser repeat the value they complain of, so only those
 * of plain errors are kept, without what is quoted in them and without addresses.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, table, query } = error as Error & Record<string, unknown>;
  const type = error.constructor.name;
  const hasCause = error.cause !== undefined && depth < mostCauses;
  return {
    type,
    ...(typeof code === 'string' && { code }),
    message: isPlain(type, error) ? withoutValues(error.message) : '',
    ...(typeof query === 'string' && { statement: withoutLiterals(query) }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    stack: framesOf(error),
    ...(hasCause && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** A database error that came from another thread is a plain one with the code of PostgreSQL. */
function isPlain(type: string, error: Error): boolean {
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(String((error as NodeJS.ErrnoException).code ?? ''));
  return plainTypes.has(type) && !isOfDatabase;
}

function withoutValues(message: string): string {
  return message
    .replaceAll(/(["'`“‘«]).*?["'`”’»]/gs, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .slice(0, 300);
}

function withoutLiterals(query: string): string {
  return query.replaceAll(/'(?:[^']|'')*'/g, '…').slice(0, 1000);
}

function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, mostStackLines).join('\n');
}
