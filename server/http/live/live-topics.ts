import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../../../api/context.ts';
import type { DatabaseConnection } from '../../../db/database.ts';
import {
  liveTopicPath,
  readTopicSignal,
  topicChangedChannel,
  topicChangedEvent,
} from '../../../domain/community/topic-signal.rules.ts';
import { watchTopic } from '../../../domain/community/watch-topic.ts';
import { requestContext } from '../../auth/request-context.ts';
import { eventText, EventStreams } from './event-streams.ts';

interface LiveTopicOptions {
  services: Services;
  connection: Pick<DatabaseConnection, 'listen'>;
}

interface TopicWatcher {
  topicId: string;
  userId: string;
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
  const streams = new EventStreams<TopicWatcher>({
    channelOf: ({ topicId }) => topicId,
    ownerOf: ({ userId }) => userId,
  });
  const stopListening = await connection.listen({
    channel: topicChangedChannel,
    onMessage(payload) {
      const signal = readTopicSignal(payload);
      if (signal !== null) streams.tell(signal.topicId, newPost(signal.nextNumber));
    },
    onGap: () => streams.endAll(),
  });
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening();
  });
  app.get(liveTopicPath, { config: { staysOpen: true } }, (request, reply) =>
    watch({ request, reply, services, streams }),
  );
});

async function watch(args: {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  streams: EventStreams<TopicWatcher>;
}): Promise<void> {
  const { request, reply, services, streams } = args;
  const context = await requestContext({ request, locale: 'en', services });
  const { topic } = request.query as { topic?: unknown };
  const topicId = typeof topic === 'string' ? topic : '';
  const { nextNumber, userId } = await watchTopic({ context, id: topicId });
  streams.requireRoom();
  streams.open({ reply, context, watcher: { topicId, userId }, first: newPost(nextNumber) });
}

function newPost(nextNumber: number): string {
  return eventText(topicChangedEvent, nextNumber);
}
