import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../../api/context.ts';
import { defineError } from '../../../lib/errors.ts';

const mostAltogether = 5000;
/** Tabs and devices of one owner; the one that has waited longest makes room for another. */
const mostPerOwner = 24;
const heartbeatMs = 25_000;
/** The browser then connects again, and its login is checked again. */
const longestMs = 10 * 60_000;
const reconnectMs = 2000;
/** What a browser that does not read may leave waiting here. */
const mostWaitingBytes = 16 * 1024;

/** This is not reported: a page that is refused here asks from time to time instead. */
const tooManyWatchers = defineError({
  code: 'service.unavailable',
  status: 503,
  isReportable: false,
});

interface Stream<Watcher> {
  watcher: Watcher;
  response: ServerResponse;
  since: number;
}

interface Parts<Watcher> {
  /** What is told to a channel reaches everybody who watches it. */
  channelOf: (watcher: Watcher) => string;
  /** Whose streams are counted together. */
  ownerOf: (watcher: Watcher) => string;
}

/** One event as browsers read it. */
export function eventText(name: string, data: string | number): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** Answers that stay open, for browsers that are told at once when something changed. */
export class EventStreams<Watcher> {
  readonly #parts: Parts<Watcher>;
  readonly #byChannel = new Map<string, Set<Stream<Watcher>>>();
  readonly #byOwner = new Map<string, Set<Stream<Watcher>>>();
  #count = 0;
  #isEnded = false;
  readonly #heart = setInterval(() => this.#beat(), heartbeatMs).unref();

  constructor(parts: Parts<Watcher>) {
    this.#parts = parts;
  }

  /** To be asked before the answer's head is sent: an error has none of its own afterwards. */
  requireRoom(): void {
    if (this.#isEnded || this.#count >= mostAltogether) throw tooManyWatchers();
  }

  /** Answers a request with a stream that begins with this event. */
  open(args: {
    reply: FastifyReply;
    context: Pick<RequestContext, 'cookies'>;
    watcher: Watcher;
    first: string;
  }): void {
    const { reply, context, watcher, first } = args;
    reply.hijack();
    // Gone meanwhile: nothing would tell that it is over.
    if (reply.raw.destroyed) return;
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      // Proxies would collect the events until there are enough to be worth sending.
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'set-cookie': [...context.cookies.headers()],
    });
    this.#add({ watcher, response: reply.raw, since: Date.now() }, first);
  }

  /** Everybody who watches a channel, or those of them to whom it is news. */
  tell(channel: string, text: string, isNews: (watcher: Watcher) => boolean = () => true): void {
    for (const { response, watcher } of this.#byChannel.get(channel) ?? []) {
      if (isNews(watcher)) write(response, text);
    }
  }

  watching(): readonly Watcher[] {
    return this.#all().map(({ watcher }) => watcher);
  }

  endWhere(isOver: (watcher: Watcher) => boolean): void {
    for (const { watcher, response } of this.#all()) if (isOver(watcher)) response.end();
  }

  /** Events may have been missed while the database was away: every browser is made to ask again. */
  endAll(): void {
    for (const { response } of this.#all()) response.end();
  }

  /** The server stops: all streams end, and new ones are refused. */
  close(): void {
    this.#isEnded = true;
    clearInterval(this.#heart);
    this.endAll();
  }

  #add(stream: Stream<Watcher>, first: string): void {
    const { response, watcher } = stream;
    const owner = this.#parts.ownerOf(watcher);
    addTo(this.#byChannel, this.#parts.channelOf(watcher), stream);
    addTo(this.#byOwner, owner, stream);
    this.#count += 1;
    response.once('close', () => this.#forget(stream));
    write(response, `retry: ${reconnectMs}\n${first}`);
    const [oldest, ...others] = this.#byOwner.get(owner) ?? [];
    if (others.length >= mostPerOwner) oldest?.response.end();
  }

  #forget(stream: Stream<Watcher>): void {
    this.#count -= 1;
    removeFrom(this.#byChannel, this.#parts.channelOf(stream.watcher), stream);
    removeFrom(this.#byOwner, this.#parts.ownerOf(stream.watcher), stream);
  }

  #beat(): void {
    for (const { response, since } of this.#all()) {
      if (Date.now() - since > longestMs) response.end();
      else write(response, ':\n\n');
    }
  }

  #all(): Stream<Watcher>[] {
    return [...this.#byChannel.values()].flatMap((streams) => [...streams]);
  }
}

function addTo<Value>(groups: Map<string, Set<Value>>, key: string, value: Value): void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(value));
}

function removeFrom<Value>(groups: Map<string, Set<Value>>, key: string, value: Value): void {
  const group = groups.get(key);
  group?.delete(value);
  if (group?.size === 0) groups.delete(key);
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
