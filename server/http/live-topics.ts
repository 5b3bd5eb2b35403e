import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../../api/context.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import {
  liveTopicPath,
  readTopicSignal,
  topicChangedChannel,
  topicChangedEvent,
} from '../../domain/community/topic-signal.rules.ts';
import { watchTopic } from '../../domain/community/watch-topic.ts';
import { defineError } from '../../lib/errors.ts';
import { requestContext } from '../auth/request-context.ts';

interface LiveTopicOptions {
  services: Services;
  connection: Pick<DatabaseConnection, 'listen'>;
}

/** This is not reported: a page that is refused here asks from time to time instead. */
const tooManyWatchers = defineError({
  code: 'service.unavailable',
  status: 503,
  isReportable: false,
});

const mostAltogether = 5000;
/** The tabs and devices of one member; the one that has waited longest makes room for another. */
const mostPerMember = 24;
const heartbeatMs = 25_000;
/** The browser then connects again, and its login is checked again. */
const longestMs = 10 * 60_000;
const reconnectMs = 2000;
/** What a browser that does not read may leave waiting here. */
const mostWaitingBytes = 16 * 1024;

interface Watching {
  topicId: string;
  userId: string;
  response: ServerResponse;
}

/** The browsers that have a topic open: each hears of every new post in it. */
class TopicWatchers {
  readonly #byTopic = new Map<string, Map<ServerResponse, number>>();
  readonly #byMember = new Map<string, Set<ServerResponse>>();
  #count = 0;
  #isEnded = false;
  readonly #heart = setInterval(() => this.#beat(), heartbeatMs).unref();

  hasRoom(): boolean {
    return !this.#isEnded && this.#count < mostAltogether;
  }

  /** Takes over a response whose head was sent. */
  add({ nextNumber, ...watched }: Watching & { nextNumber: number }): void {
    const { topicId, userId, response } = watched;
    const watching = this.#byTopic.get(topicId) ?? new Map<ServerResponse, number>();
    this.#byTopic.set(topicId, watching.set(response, Date.now()));
    const own = this.#byMember.get(userId) ?? new Set<ServerResponse>();
    this.#byMember.set(userId, own.add(response));
    this.#count += 1;
    response.once('close', () => this.#forget(watched));
    write(response, `retry: ${reconnectMs}\n${eventOf(nextNumber)}`);
    const [oldest] = own;
    if (oldest && own.size > mostPerMember) oldest.end();
  }

  tell({ topicId, nextNumber }: { topicId: string; nextNumber: number }): void {
    for (const [response] of this.#byTopic.get(topicId) ?? []) write(response, eventOf(nextNumber));
  }

  /** Posts may have been missed while the database was away: every browser is made to ask again. */
  endAll(): void {
    for (const [response] of this.#all()) response.end();
  }

  /** The server stops: all watchers end, and new ones are refused. */
  close(): void {
    this.#isEnded = true;
    clearInterval(this.#heart);
    this.endAll();
  }

  #beat(): void {
    for (const [response, since] of this.#all()) {
      if (Date.now() - since > longestMs) response.end();
      else write(response, ':\n\n');
    }
  }

  #all(): [ServerResponse, number][] {
    return [...this.#byTopic.values()].flatMap((watching) => [...watching]);
  }

  #forget({ topicId, userId, response }: Watching): void {
    const watching = this.#byTopic.get(topicId);
    if (!watching?.delete(response)) return;
    this.#count -= 1;
    if (watching.size === 0) this.#byTopic.delete(topicId);
    const own = this.#byMember.get(userId);
    own?.delete(response);
    if (own?.size === 0) this.#byMember.delete(userId);
  }
}

/**
 * Tells browsers at once when a topic has a new post, by whichever server. Registered before draining:
 * these answers end only when we end them.
 */
export const liveTopicsPlugin = fastifyPlugin(async function registerLiveTopics(
  app: FastifyInstance,
  { services, connection }: LiveTopicOptions,
) {
  if (services.settings.COMMUNITY === 'off') return;
  const watchers = new TopicWatchers();
  const stopListening = await connection.listen({
    channel: topicChangedChannel,
    onMessage(payload) {
      const signal = readTopicSignal(payload);
      if (signal !== null) watchers.tell(signal);
    },
    onGap: () => watchers.endAll(),
  });
  app.addHook('preClose', async () => {
    watchers.close();
    await stopListening();
  });
  app.get(liveTopicPath, { config: { staysOpen: true } }, (request, reply) =>
    watch({ request, reply, services, watchers }),
  );
});

async function watch(args: {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  watchers: TopicWatchers;
}): Promise<void> {
  const { request, reply, services, watchers } = args;
  const context = await requestContext({ request, locale: 'en', services });
  const { topic } = request.query as { topic?: unknown };
  const topicId = typeof topic === 'string' ? topic : '';
  const { nextNumber, userId } = await watchTopic({ context, id: topicId });
  if (!watchers.hasRoom()) throw tooManyWatchers();
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // Proxies would collect the events until there are enough to be worth sending.
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'set-cookie': [...context.cookies.headers()],
  });
  watchers.add({ topicId, userId, nextNumber, response: reply.raw });
}

function eventOf(nextNumber: number): string {
  return `event: ${topicChangedEvent}\ndata: ${nextNumber}\n\n`;
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
