import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Services } from '../../../api/context.ts';
import type { DatabaseConnection } from '../../../db/database.ts';
import type { Admission } from '../overload/admission.ts';
import { kindOfRequest } from '../pages/kind-of-request.ts';
import { isVital } from '../overload/priority.ts';

interface MetricsOptions {
  services: Services;
  connection: Pick<DatabaseConnection, 'poolState'>;
  admission: Admission;
  /** The numbers of all processes that share the port; null where there is only this one. */
  readAll?: (() => Promise<string>) | undefined;
}

/** GET /metrics for Prometheus: off unless METRICS_TOKEN is set, which it has to bring. */
export const metricsPlugin = fastifyPlugin(async function registerMetrics(
  app: FastifyInstance,
  { services, connection, admission, readAll }: MetricsOptions,
) {
  const { metrics, settings } = services;
  metrics.watch({
    pool: () => connection.poolState(),
    waiting: () => admission.waitingCount,
    inProgress: () => admission.inProgressCount,
    documentBytes: () => app.operations.documentBytes,
  });
  admission.onShed = () => metrics.sheds.inc();
  app.addHook('onResponse', async (request, reply) => {
    if (isVital(request.url)) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.requests.observe({ kind: kindOfRequest(request), status }, reply.elapsedTime / 1000);
  });
  const token = settings.METRICS_TOKEN;
  if (token === undefined) return;
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'auth.required' });
    }
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return readAll === undefined ? metrics.registry.metrics() : readAll();
  });
});

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
