import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../../../api/context.ts';
import { createLoginCheck } from '../../auth/login-check.ts';
import { Admission, OverloadedError } from './admission.ts';
import { BusyAnswers } from './busy-answer.ts';
import { BusyConnections } from './busy-connections.ts';
import { HeldAnswers } from './held-answers.ts';
import { renderingTurns } from './turns.ts';
import { isVital, priorityOf, type AskedFor, type Priority } from './priority.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers and body have to be here by then, counted from the first byte of the request. */
const slowestSenderMs = 10_000;
/** A connection on which nothing moves for so long is closed: its reader has gone or means to wait. */
const silentMs = 120_000;
/** Longer than proxies keep theirs, so that none sends a request to a connection that just ended. */
const keepAliveMs = 72_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer ends much later than the work for it, as where changes are told. */
    staysOpen?: boolean;
  }
}

export interface OverloadTimes {
  slowestSenderMs?: number;
  silentMs?: number;
}

/** What keeps the server answering when more is asked of it than it can do. */
export class Overload {
  readonly admission = new Admission({ isBehind: () => renderingTurns.waitingCount > 1 });
  readonly #answers: BusyAnswers;
  readonly #held = new HeldAnswers();
  readonly #isSignedIn: (headers: IncomingMessage['headers']) => boolean;

  readonly #priorities = new WeakMap<AskedFor, Priority>();
  readonly #times: Required<OverloadTimes>;
  #connections: BusyConnections | null = null;
  #isStopping: () => boolean = () => false;

  constructor(
    { settings, authSecret, clock }: Pick<Services, 'settings' | 'authSecret' | 'clock'>,
    times: OverloadTimes = {},
  ) {
    this.#times = { slowestSenderMs, silentMs, ...times };
    this.#answers = new BusyAnswers(settings.BRAND_NAME);
    this.#isSignedIn = createLoginCheck({ authSecret, clock });
  }

  /** Turns requests away before anything is done for them, not even a line in the log. */
  serverFactory = (handler: Handler): Server => {
    const { slowestSenderMs: mostMs } = this.#times;
    const options = {
      headersTimeout: mostMs,
      requestTimeout: mostMs,
      connectionsCheckingInterval: mostMs / 10,
      keepAliveTimeout: keepAliveMs,
    };
    const server = createServer(options, (request, response) => {
      if (this.#isTooMuch(request)) return this.#turnAway(request, response);
      handler(request, response);
    });
    this.#connections = new BusyConnections({
      server,
      answers: this.#answers,
      held: this.#held,
      isBusy: () => this.admission.waitingCount > 0 && !this.#isStopping(),
      isTooMuch: (request) => {
        // The last answer on a connection says so, which the HTTP server does.
        const isTooMuch = !this.#isStopping() && this.#isTooMuch(request);
        if (isTooMuch) this.admission.countShed();
        return isTooMuch;
      },
    });
    return server.setTimeout(this.#times.silentMs);
  };

  /**
   * Where a request waits for its turn, its body having arrived. Its work is over when its answer
   * begins: whoever reads slowly holds nobody up.
   */
  plugin = fastifyPlugin(async (app: FastifyInstance) => {
    if (app.hasDecorator('isStopping')) this.#isStopping = app.isStopping;
    app.addHook('preClose', async () => this.#connections?.close());
    const leaving = new WeakMap<ServerResponse, () => void>();
    app.addHook('onSend', async (_request, reply) => leaving.get(reply.raw)?.());
    app.addHook('preHandler', async (request, reply) => {
      if (isVital(request.url)) return;
      const priority = this.priorityOf(request.raw);
      try {
        await this.admission.enter(priority);
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error;
        reply.hijack();
        this.#answers.send(request.raw, reply.raw);
        return;
      }
      const leave = once(() => this.admission.leave());
      if (priority === 'picture' || request.routeOptions.config.staysOpen) return leave();
      leaving.set(reply.raw, leave);
      atEnd(reply.raw, leave);
    });
  });

  /** Of one that is asked again and again it is found once. */
  priorityOf(request: AskedFor): Priority {
    const known = this.#priorities.get(request);
    if (known !== undefined) return known;
    const priority = priorityOf({ request, isSignedIn: this.#isSignedIn });
    this.#priorities.set(request, priority);
    return priority;
  }

  #isTooMuch(request: AskedFor): boolean {
    const { admission } = this;
    if (admission.waitingCount === 0 || isVital(request.url)) return false;
    return admission.isFullFor(this.priorityOf(request));
  }

  #turnAway(request: IncomingMessage, response: ServerResponse): void {
    this.admission.countShed();
    const send = () => this.#answers.send(request, response);
    if (request.method === 'GET') {
      // Its next request comes on a new connection, where it costs less to refuse.
      response.shouldKeepAlive = false;
      this.#held.take(send);
    } else send();
    // A body that is still on its way is not waited for.
    if (!request.complete) request.resume();
  }
}

/** After the answer was sent, or after its reader has gone. */
function atEnd(response: ServerResponse, work: () => void): void {
  if (response.destroyed || response.writableFinished) return work();
  response.once('finish', work).once('close', work);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
