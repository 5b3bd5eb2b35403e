import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { TracerProvider } from '@opentelemetry/sdk-trace';

interface Work {
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
}

/**
 * What a request did and how long each part took, for OpenTelemetry. Names and attributes name kinds of
 * things: no address with its query, no value of a statement, no member.
 */
export class Traces {
  readonly #tracer: Tracer;
  readonly #provider: TracerProvider;
  readonly #propagator = new W3CTraceContextPropagator();
  /** The span that is under way where we are. */
  readonly #current = new AsyncLocalStorage<Context>();

  constructor(provider: TracerProvider) {
    this.#provider = provider;
    this.#tracer = provider.getTracer('yolk');
  }

  /** A request's span goes on where the proxy before us began, and lasts until it is ended. */
  startRequest({ headers, ...work }: Work & { headers: object }): RequestSpan {
    const parent = this.#propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = this.#tracer.startSpan(work.name, { ...work, kind: SpanKind.SERVER }, parent);
    const context = trace.setSpan(parent, span);
    return { span, enter: (next) => this.#current.run(context, next) };
  }

  /** What is done inside belongs to it. */
  async follow<T>(work: Work, run: () => Promise<T>): Promise<T> {
    const parent = this.#context();
    const span = this.#tracer.startSpan(work.name, work, parent);
    try {
      return await this.#current.run(trace.setSpan(parent, span), run);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  /** Returns what is to be called when the statement has ended. */
  startStatement(text: string): (error?: unknown) => void {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1000) };
    const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL';
    const span = this.#tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes },
      this.#context(),
    );
    return (error) => {
      if (error !== undefined) fail(span, error);
      span.end();
    };
  }

  /** Sends what is not sent yet. */
  async close(): Promise<void> {
    await this.#provider.shutdown().catch(() => undefined);
  }

  #context(): Context {
    return this.#current.getStore() ?? ROOT_CONTEXT;
  }
}

/** Does the work, as a span of its own where the operator collects any. */
export function followed<T>(traces: Traces | null, work: Work, run: () => Promise<T>): Promise<T> {
  return traces === null ? run() : traces.follow(work, run);
}

export interface RequestSpan {
  span: Span;
  enter: (next: () => void) => void;
}

/** An error's message may hold what a member wrote; its kind does not. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}
