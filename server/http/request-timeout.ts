import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defineError } from '../../lib/errors.ts';
import { answerToError } from './error-handler.ts';

export const timeoutMs = 15_000;

const timeout = { code: 'request.timeout', status: 408 };
const requestTimedOut = defineError(timeout);
/** The specification has no alarm for it: whoever asks who they are asks again. */
const userStateTimedOut = defineError({ ...timeout, isReportable: false });

/**
 * A request that takes too long is answered, so that its sender need not wait for nothing. What comes
 * of the work later is dropped: two answers to one request would end the process.
 */
export const requestTimeoutPlugin = fastifyPlugin(async function registerTimeout(
  app: FastifyInstance,
) {
  const answering = new WeakSet<FastifyReply>();
  // The first of the hooks, so that no answer is on its way unnoticed.
  app.addHook('onSend', async (_request, reply) => void answering.add(reply));
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!answering.has(reply) && !reply.sent && !reply.raw.headersSent) {
        answerInstead(request, reply);
      }
    }, timeoutMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
});

/** Takes the answer out of the framework's hands, which sends nothing of the handler's any more. */
function answerInstead(request: FastifyRequest, reply: FastifyReply): void {
  const error = asksForUserState(request) ? userStateTimedOut() : requestTimedOut();
  const { status, body } = answerToError({ error, request });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  reply.raw.end(JSON.stringify(body));
}

function asksForUserState({ body }: FastifyRequest): boolean {
  const { operationName } = (body ?? {}) as { operationName?: unknown };
  return operationName === 'GetEssentialUserInfo';
}
