import { defineError } from './errors.ts';

/** One reason an input was refused, tied to the field it is about. */
export interface Problem {
  readonly path: readonly string[] & string[];
  /** Stable dotted code; the message is found by it in the reader's language. */
  readonly code: string;
  /** Values the message names. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The same may be tried again after so many seconds, and not before. */
  readonly retryAfterSeconds?: number;
}

export function problem(
  path: string | string[],
  code: string,
  values?: Record<string, string | number>,
): Problem {
  return { path: typeof path === 'string' ? [path] : path, code, ...(values && { values }) };
}

/** The input cannot be understood at all: a broken client rather than a person's mistake. */
export const invalidInput = defineError({
  code: 'input.invalid',
  status: 400,
  isReportable: false,
});
