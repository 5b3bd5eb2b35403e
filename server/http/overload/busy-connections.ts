import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { BusyAnswers } from './busy-answer.ts';
import { sendNow, type HeldAnswer, type HeldAnswers } from './held-answers.ts';
import { newConnections } from './new-connections.ts';
import { plainRequestOf, type PlainRequest } from './plain-request.ts';

/** How long a connection may say nothing, and how often that is looked at. */
const idleMs = 72_000;
const lookForSilentMs = 10_000;

interface BusyConnectionsOptions {
  server: Server;
  answers: BusyAnswers;
  /** Whether others wait: only then are new connections looked at here. */
  isBusy: () => boolean;
  /** Whether this request has to be turned away; it is counted as such. */
  isTooMuch: (request: PlainRequest) => boolean;
  held: HeldAnswers;
  now?: () => number;
}

/** What was asked, byte for byte: who asks the same again is read and answered without a look. */
interface Refusal {
  asked: Buffer;
  request: PlainRequest;
  answer: Buffer;
}

interface Connection {
  socket: Socket;
  refused: Refusal | null;
  held: HeldAnswer | null;
  /** When it last said something. */
  heardAt: number;
  handOver: (first: Buffer) => void;
}

/**
 * Refuses on the connection itself, before anything of a request is parsed or made: browsers that
 * never pause cost half as much. A connection that brings anything else than one whole request
 * without a body, or one that is let in, is handed to the HTTP server with all it has sent, and stays
 * there.
 */
export class BusyConnections {
  readonly #options: Required<BusyConnectionsOptions>;
  readonly #serve: (socket: Socket) => void;
  readonly #watched = new Set<Connection>();
  #lookingForSilent: NodeJS.Timeout | null = null;

  constructor(options: BusyConnectionsOptions) {
    const { server } = options;
    this.#options = { now: () => performance.now(), ...options };
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    this.#serve = (socket) => {
      for (const listener of listeners) listener.call(server, socket);
    };
    server.on('connection', (socket) => {
      newConnections.noteOne();
      if (options.isBusy()) this.#watch(socket);
      else this.#serve(socket);
    });
  }

  get watchedCount(): number {
    return this.#watched.size;
  }

  /** Ends those that have sent nothing since they were refused. */
  close(): void {
    this.#lookForNoSilent();
    for (const connection of this.#watched) {
      answerNow(connection);
      connection.socket.destroySoon();
    }
  }

  #watch(socket: Socket): void {
    const read = (chunk: Buffer) => this.#read(connection, chunk);
    const forget = () => {
      this.#watched.delete(connection);
      connection.held = null;
      if (this.#watched.size === 0) this.#lookForNoSilent();
    };
    const destroy = () => void socket.destroy();
    const end = () => {
      answerNow(connection);
      socket.end();
    };
    const listeners = { data: read, end, error: destroy, close: forget };
    const connection: Connection = {
      socket,
      refused: null,
      held: null,
      heardAt: this.#options.now(),
      handOver: (first) => {
        forget();
        for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
        this.#serve(socket);
        socket.unshift(first);
      },
    };
    this.#watched.add(connection);
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
    this.#lookForSilent();
  }

  /** One timer for all of them: to wind up one of its own takes a socket as long as to read it. */
  #lookForSilent(): void {
    this.#lookingForSilent ??= setInterval(() => {
      const longAgo = this.#options.now() - idleMs;
      for (const { socket, heardAt } of this.#watched) if (heardAt < longAgo) socket.destroy();
    }, lookForSilentMs).unref();
  }

  #lookForNoSilent(): void {
    if (this.#lookingForSilent !== null) clearInterval(this.#lookingForSilent);
    this.#lookingForSilent = null;
  }

  #read(connection: Connection, chunk: Buffer): void {
    // More than one request at a time: they are answered in their order, this one first.
    const isAhead = connection.held !== null;
    answerNow(connection);
    connection.heardAt = this.#options.now();
    const refusal = isAhead ? null : this.#refusalOf(chunk, connection.refused);
    if (refusal === null || !this.#options.isTooMuch(refusal.request)) {
      connection.handOver(chunk);
      return;
    }
    connection.refused = refusal;
    this.#refuse(connection, refusal);
  }

  #refusalOf(asked: Buffer, last: Refusal | null): Refusal | null {
    if (last !== null && asked.equals(last.asked)) return last;
    const request = plainRequestOf(asked);
    return request && { asked, request, answer: this.#options.answers.bytesFor(request) };
  }

  #refuse(connection: Connection, { answer }: Refusal): void {
    const { socket } = connection;
    connection.held = this.#options.held.take(() => {
      connection.held = null;
      if (socket.destroyed) return;
      // It asks and does not read.
      if (socket.writableNeedDrain) socket.destroy();
      else socket.write(answer);
    });
  }
}

function answerNow({ held }: Connection): void {
  if (held !== null) sendNow(held);
}
