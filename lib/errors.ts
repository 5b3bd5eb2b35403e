interface ErrorDefinition {
  /** Stable dotted code; people see the message found by it, in their language. */
  code: string;
  /** HTTP status the error answers with. */
  status: number;
  /** False for what users cause in normal use: it is not worth an operator's attention. */
  isReportable?: boolean;
}

/** A broken expectation with a stable code. Internals stay in `cause` and the log. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly isReportable: boolean;

  constructor({ code, status, isReportable = true }: ErrorDefinition, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.isReportable = isReportable;
  }
}

/** Makes the factory of one kind of error: `throw mealPlanNotFound()`. */
export function defineError(definition: ErrorDefinition): (cause?: unknown) => AppError {
  return function createError(cause) {
    return new AppError(definition, cause);
  };
}
