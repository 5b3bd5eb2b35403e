import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DatabaseConnection } from '../../../db/database.ts';
import { requireList } from '../../../domain/shopping/people/open-list.ts';
import {
  listChangedChannel,
  listChangedEvent,
  listPresenceChannel,
  liveListPath,
  readListSignal,
} from '../../../domain/shopping/sync/list-signal.rules.ts';
import { findListRevision } from '../../../domain/shopping/sync/find-list-revision.ts';
import type { Services } from '../../../api/context.ts';
import { requestContext } from '../../auth/request-context.ts';
import { eventText, EventStreams } from './event-streams.ts';
import { ListPresence, type ListWatcher } from './list-presence.ts';

interface LiveListOptions {
  services: Services;
  connection: Pick<DatabaseConnection, 'listen'>;
}

/**
 * Tells browsers at once when a list was changed elsewhere, by whichever server. Registered before
 * draining: these answers end only when we end them.
 */
export const liveListsPlugin = fastifyPlugin(async function registerLiveLists(
  app: FastifyInstance,
  { services, connection }: LiveListOptions,
) {
  const streams = new EventStreams<RevisionWatcher>({
    channelOf: ({ userId }) => userId,
    ownerOf: ({ userId }) => userId,
  });
  const stopListening = await connection.listen({
    channel: listChangedChannel,
    onMessage(payload) {
      const signal = readListSignal(payload);
      if (signal === null) return;
      const { userId, revision } = signal;
      streams.tell(userId, changed(revision), (watcher) => isNews(watcher, revision));
    },
    onGap: () => streams.endAll(),
  });
  const presence = new ListPresence({ ...services, streams });
  const stopHearing = await connection.listen({
    channel: listPresenceChannel,
    onMessage: (listId) => presence.tell(listId),
    onGap: () => undefined,
  });
  app.addHook('preClose', async () => {
    streams.close();
    presence.close();
    await Promise.all([stopListening(), stopHearing()]);
  });
  app.get(liveListPath, { config: { staysOpen: true } }, (request, reply) =>
    watch({ request, reply, services, streams, presence }),
  );
});

interface WatchRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  streams: EventStreams<RevisionWatcher>;
  presence: ListPresence;
}

interface RevisionWatcher extends ListWatcher {
  /** The last they were told. */
  revision: number;
}

/** What was told before somebody came may be heard of here after they were told how far the list is. */
function isNews(watcher: RevisionWatcher, revision: number): boolean {
  if (revision <= watcher.revision) return false;
  watcher.revision = revision;
  return true;
}

async function watch(args: WatchRequest): Promise<void> {
  const { request, reply, services, streams, presence } = args;
  const context = await requestContext({ request, locale: 'en', services });
  const { userId, actorId: personId } = await requireList(context);
  streams.requireRoom();
  const revision = await findListRevision({ db: services.db, userId });
  streams.open({
    reply,
    context,
    watcher: { userId, personId, revision },
    first: changed(revision),
  });
  presence.arrive(personId);
}

function changed(revision: number): string {
  return eventText(listChangedEvent, revision);
}
