import { createTransport, type StackFrame } from '@sentry/core';
import { ServerRuntimeClient, type ServerRuntimeClientOptions } from '@sentry/core/server';
import packageFile from '../../package.json' with { type: 'json' };
import type { LoggedError } from '../../lib/logged-error.ts';
import type { Settings } from '../settings/config.ts';
import { stackFrames } from './stack-frames.ts';

interface Reported {
  error: LoggedError;
  /** What failed: `request failed`, `job failed`. */
  what: string;
  /** The code of the answer, the name of the job, the screen. */
  tags?: Readonly<Record<string, string>>;
  platform?: 'node' | 'javascript';
}

const mostWaiting = 30;
const flushMs = 2000;

/**
 * Tells errors to the place the operator chose, by Sentry's protocol: what the log says of them, so
 * nothing that members typed, and neither addresses nor cookies.
 */
export class ErrorReports {
  readonly #client: ServerRuntimeClient;

  constructor({ dsn, environment }: { dsn: string; environment: string }) {
    const options: ServerRuntimeClientOptions = {
      dsn,
      environment,
      release: `yolk@${packageFile.version}`,
      platform: 'node',
      integrations: [],
      stackParser: stackFrames,
      sendClientReports: false,
      transport: (transportOptions) =>
        createTransport({ ...transportOptions, bufferSize: mostWaiting }, async ({ body }) => {
          const response = await fetch(transportOptions.url, {
            method: 'POST',
            headers: transportOptions.headers ?? {},
            body: body as BodyInit,
            signal: AbortSignal.timeout(10_000),
          });
          await response.body?.cancel();
          return {
            statusCode: response.status,
            headers: {
              'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
              'retry-after': response.headers.get('retry-after'),
            },
          };
        }),
    };
    this.#client = new ServerRuntimeClient(options);
    this.#client.init();
  }

  /** Returns at once; a report that cannot be sent is dropped. */
  report({ error, what, tags = {}, platform = 'node' }: Reported): void {
    this.#client.captureEvent({
      level: 'error',
      platform,
      message: what,
      tags: { ...tags, ...(error.code !== undefined && { 'error.code': error.code }) },
      exception: { values: exceptionsOf(error) },
    });
  }

  /** Before the process ends. */
  async close(): Promise<void> {
    await this.#client.close(flushMs);
  }
}

/** The cause first, as the protocol wants it. */
function exceptionsOf(error: LoggedError): Exception[] {
  const { type, message, stack, cause } = error;
  const frames = stackFrames(stack);
  const own = { type, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) };
  return [...(cause === undefined ? [] : exceptionsOf(cause)), own];
}

interface Exception {
  type: string;
  value: string;
  stacktrace?: { frames: StackFrame[] };
}

export function createErrorReports({
  SENTRY_DSN: dsn,
  NODE_ENV: environment,
}: Pick<Settings, 'SENTRY_DSN' | 'NODE_ENV'>): ErrorReports | null {
  return dsn === undefined ? null : new ErrorReports({ dsn, environment });
}
