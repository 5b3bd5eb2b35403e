const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const downMessages =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|has stopped/;

/** Whether an error says that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && (networkCodes.has(code) || isConnectionState(code))) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseDown)) return true;
  return downMessages.test(error.message) || isDatabaseDown(error.cause);
}

/** PostgreSQL's classes 08 (connection) and 57P (shut down, starting up), and "too many clients". */
function isConnectionState(code: string): boolean {
  return code.startsWith('08') || code.startsWith('57P') || code === '53300';
}
