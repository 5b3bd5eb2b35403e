import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const quietMs = 500;
const lookAgainMs = 50;

/**
 * Stopping fails nobody. No new connection is taken, but the open ones stay for a moment, because a
 * request may be on its way on any of them; each answer says that its connection ends with it. What
 * is left when everything is answered was idle.
 */
export const drainPlugin = fastifyPlugin(async function registerDrain(app: FastifyInstance) {
  let isStopping = false;
  let requestsUnderWay = 0;
  app.addHook('onRequest', async (_request, reply) => {
    requestsUnderWay += 1;
    reply.raw.once('close', () => (requestsUnderWay -= 1));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isStopping = true;
    // The HTTP server's own close would end idle connections at once.
    Server.prototype.close.call(app.server);
    await wait(quietMs);
    // oxlint-disable-next-line no-unmodified-loop-condition -- the answers count it down
    while (requestsUnderWay > 0) await wait(lookAgainMs);
    app.server.closeAllConnections();
  });
});
