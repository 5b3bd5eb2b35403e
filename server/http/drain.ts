import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as waitHere } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop: load balancers should send it nothing new. */
    isStopping: () => boolean;
  }
}

interface Time {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const realTime: Time = { now: () => performance.now(), wait: waitHere };

/** Load balancers look every second or so; meanwhile everything is answered as ever. */
const noticeMs = 1000;
const quietMs = 500;
const lookAgainMs = 50;
/**
 * Each turn of the event loop takes one connection of those that wait: a turn that took none found
 * none. One that did other work for longer than this says nothing of what has come meanwhile.
 */
const shortTurnMs = 0.25;
const quietTurns = 2;
const longestNoticeMs = 3000;
/** Signals are followed by an end after ten seconds at most. */
const longestAnswersMs = 5000;

/**
 * Stopping fails nobody. First it is only said (`/readyz`), and what comes is answered. Then no new
 * connection is taken, at a moment when none is waiting to be; the open ones stay for a moment,
 * because a request may be on its way on any of them; each answer says that its connection ends with
 * it. What is left when everything is answered was idle.
 */
export const drainPlugin = fastifyPlugin(async function registerDrain(
  app: FastifyInstance,
  { time: { now, wait } = realTime }: { time?: Time },
) {
  let isStopping = false;
  let requestsUnderWay = 0;
  let connections = 0;
  app.decorate('isStopping', () => isStopping);
  app.server.on('connection', () => (connections += 1));
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
    await wait(noticeMs);
    await untilNobodyWaits({ countConnections: () => connections, now });
    // The HTTP server's own close would end idle connections at once.
    Server.prototype.close.call(app.server);
    await wait(quietMs);
    const deadline = now() + longestAnswersMs;
    // oxlint-disable-next-line no-unmodified-loop-condition -- the answers count it down
    while (requestsUnderWay > 0 && now() < deadline) await wait(lookAgainMs);
    app.server.closeAllConnections();
  });
});

/** What the system has accepted for us and we have not yet taken would be reset. */
async function untilNobodyWaits({
  countConnections,
  now,
}: {
  countConnections: () => number;
  now: Time['now'];
}): Promise<void> {
  const deadline = now() + longestNoticeMs;
  let quiet = 0;
  while (quiet < quietTurns && now() < deadline) {
    const known = countConnections();
    const begun = now();
    await nextTurn();
    const isQuiet = countConnections() === known && now() - begun < shortTurnMs;
    quiet = isQuiet ? quiet + 1 : 0;
  }
}
