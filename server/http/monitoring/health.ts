import type { FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '../../../db/database.ts';

/**
 * /healthz: the process runs. /readyz: it can serve, as its database answers and it is not about to
 * stop.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { connection }: { connection: DatabaseConnection },
): Promise<void> {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (app.isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await connection.ping();
      return { status: 'ok', database: connection.kind };
    } catch {
      reply.code(503);
      return { status: 'unavailable', database: connection.kind };
    }
  });
}
