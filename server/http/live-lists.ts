import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DatabaseConnection } from '../../db/database.ts';
import { requireList } from '../../domain/shopping/people/open-list.ts';
import {
  listChangedChannel,
  listPresenceChannel,
  liveListPath,
  readListSignal,
} from '../../domain/shopping/sync/list-signal.rules.ts';
import { findListRevision } from '../../domain/shopping/sync/find-list-revision.ts';
import { defineError } from '../../lib/errors.ts';
import type { Services } from '../../api/context.ts';
import { ListPresence } from './list-presence.ts';
import { ListWatchers } from './list-watchers.ts';
import { requestContext } from '../auth/request-context.ts';

interface LiveListOptions {
  services: Services;
  connection: Pick<DatabaseConnection, 'listen'>;
}

/** This is not reported: a page that is refused here asks from time to time instead. */
const tooManyWatchers = defineError({
  code: 'service.unavailable',
  status: 503,
  isReportable: false,
});

/**
 * Tells browsers at once when a list was changed elsewhere, by whichever server. Registered before
 * draining: these answers end only when we end them.
 */
export const liveListsPlugin = fastifyPlugin(async function registerLiveLists(
  app: FastifyInstance,
  { services, connection }: LiveListOptions,
) {
  const watchers = new ListWatchers();
  const stopListening = await connection.listen({
    channel: listChangedChannel,
    onMessage(payload) {
      const signal = readListSignal(payload);
      if (signal !== null) watchers.tell(signal);
    },
    onGap: () => watchers.endAll(),
  });
  const presence = new ListPresence({ ...services, watchers });
  const stopHearing = await connection.listen({
    channel: listPresenceChannel,
    onMessage: (listId) => presence.tell(listId),
    onGap: () => undefined,
  });
  app.addHook('preClose', async () => {
    watchers.close();
    presence.close();
    await Promise.all([stopListening(), stopHearing()]);
  });
  app.get(liveListPath, { config: { staysOpen: true } }, (request, reply) =>
    watch({ request, reply, services, watchers, presence }),
  );
});

interface WatchRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  watchers: ListWatchers;
  presence: ListPresence;
}

async function watch(args: WatchRequest): Promise<void> {
  const { request, reply, services, watchers, presence } = args;
  const context = await requestContext({ request, locale: 'en', services });
  const { userId, actorId: personId } = await requireList(context);
  if (!watchers.hasRoom()) throw tooManyWatchers();
  const revision = await findListRevision({ db: services.db, userId });
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // Proxies would collect the events until there are enough to be worth sending.
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'set-cookie': [...context.cookies.headers()],
  });
  watchers.add({ userId, personId, response: reply.raw, revision });
  presence.arrive(personId);
}
