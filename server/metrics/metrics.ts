import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsOfQueries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** What is told at /metrics, for Prometheus. Labels name kinds of things, never a member. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'yolk_request_seconds',
    help: 'Time to the end of an answer, by kind of request and class of status',
    labelNames: ['kind', 'status'] as const,
    buckets: secondsOfRequests,
    registers: [this.registry],
  });

  readonly sheds = new Counter({
    name: 'yolk_sheds_total',
    help: 'Requests turned away because there was more to do than time',
    registers: [this.registry],
  });

  readonly queries = new Histogram({
    name: 'yolk_query_seconds',
    help: 'Time of database statements, the wait for a connection aside',
    labelNames: ['outcome'] as const,
    buckets: secondsOfQueries,
    registers: [this.registry],
  });

  readonly jobs = new Histogram({
    name: 'yolk_job_seconds',
    help: 'Time of job runs',
    labelNames: ['job', 'outcome'] as const,
    buckets: secondsOfRequests,
    registers: [this.registry],
  });

  readonly mails = new Counter({
    name: 'yolk_mails_total',
    help: 'Mails handed to the mail server',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  readonly pushes = new Counter({
    name: 'yolk_pushes_total',
    help: 'Push messages by what the push service answered',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  readonly notifications = new Counter({
    name: 'yolk_payment_notifications_total',
    help: 'Notifications of payment companies',
    labelNames: ['provider', 'outcome'] as const,
    registers: [this.registry],
  });

  readonly pictures = new Counter({
    name: 'yolk_pictures_total',
    help: 'Pictures that had to be painted',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  constructor({ isProcessWatched = true }: { isProcessWatched?: boolean } = {}) {
    if (isProcessWatched) collectDefaultMetrics({ register: this.registry });
  }

  /** Asked for whenever the numbers are read. */
  watch(sources: {
    pool: () => PoolState;
    waiting: () => number;
    inProgress: () => number;
    documentBytes: () => number;
  }): void {
    this.#gauge('yolk_pool_open', 'Database connections', () => sources.pool().open);
    this.#gauge('yolk_pool_idle', 'Database connections without work', () => sources.pool().idle);
    this.#gauge(
      'yolk_pool_waiting',
      'Statements that wait for a connection',
      () => sources.pool().waiting,
    );
    this.#gauge('yolk_requests_waiting', 'Requests that wait for their turn', sources.waiting);
    this.#gauge('yolk_requests_in_progress', 'Requests that have begun', sources.inProgress);
    this.#gauge('yolk_document_bytes', 'Memory of parsed documents', sources.documentBytes);
  }

  #gauge(name: string, help: string, valueOf: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => void gauge.set(valueOf()),
    });
  }
}
