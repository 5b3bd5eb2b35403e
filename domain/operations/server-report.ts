/** What a process knows of itself and its machine; the server makes it. */
export interface ServerReport {
  readonly version: string;
  readonly nodeVersion: string;
  readonly startedAt: Date;
  readonly databaseKind: 'embedded' | 'postgresql';
  readonly mailKind: 'smtp' | 'outbox' | 'none';
  readonly requests: RequestFigures;
  readonly jobs: readonly JobReport[];
  /** Of the last 24 hours of this process, by kind, the last first. */
  readonly errors: readonly ErrorReport[];
  /** Of the disk with the data folder; null where the system does not tell. */
  readonly disk: { readonly usedBytes: number; readonly totalBytes: number } | null;
  /** The last one that was made with this data folder. */
  readonly backup: { readonly madeAt: Date; readonly rows: number } | null;
}

/** Since the process started. */
export interface RequestFigures {
  readonly count: number;
  /** Answered with 500 or more. */
  readonly failed: number;
  /** Half of the pages and operations took at most so long; null before the first. */
  readonly middleMs: number | null;
  /** 99 in a hundred. */
  readonly slowMs: number | null;
}

export interface ErrorReport {
  readonly what: string;
  readonly count: number;
  readonly lastAt: Date;
}

export interface JobReport {
  readonly name: string;
  readonly endedAt: Date;
  readonly tookMs: number;
  readonly hasFailed: boolean;
}
