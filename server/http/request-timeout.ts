import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defineError } from '../../lib/errors.ts';

export const timeoutMs = 15_000;

const requestTimedOut = defineError({ code: 'request.timeout', status: 408 });

/** A request that takes too long is answered, so that its sender need not wait for nothing. */
export const requestTimeoutPlugin = fastifyPlugin(async function registerTimeout(
  app: FastifyInstance,
) {
  app.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => {
      // An answer that has begun, to a slow reader, is left alone.
      if (!reply.raw.headersSent) reply.send(requestTimedOut());
    }, timeoutMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
});
