import { SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Traces, RequestSpan } from '../../traces/traces.ts';
import { kindOfRequest } from '../pages/kind-of-request.ts';
import { isVital } from '../overload/priority.ts';

/** One span for each request but those that only ask whether we live. */
export const tracesPlugin = fastifyPlugin(async function registerTraces(
  app: FastifyInstance,
  { traces }: { traces: Traces },
) {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isVital(request.url)) return done();
    const { method, headers } = request;
    const route = request.routeOptions.url ?? '/*';
    const begun = traces.startRequest({
      name: `${method} ${kindOfRequest(request)}`,
      headers,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'yolk.request_id': request.id,
      },
    });
    spans.set(request, begun);
    begun.enter(done);
  });
  // Where a body is read, what comes after it runs in the turn of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = spans.get(request);
    if (begun === undefined) return done();
    begun.enter(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)?.span;
    if (span === undefined) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.span.end());
  app.addHook('onClose', async () => traces.close());
});
