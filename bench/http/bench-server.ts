import { startServer, type RunningServer } from '../../e2e/running-server.ts';
import { hasPostgres, startPostgres } from '../../scripts/postgres-server.ts';

export interface BenchServer extends RunningServer {
  /** Null on the embedded database, which is a thread of the server. */
  database: { url: string; pid: number } | null;
}

interface BenchServerOptions {
  isEmbedded: boolean;
  /** Another checkout of the product, to be compared with. */
  projectFolder?: string | undefined;
  environment?: Record<string, string>;
}

/** The built server as `npm start` starts it with one worker, on a database that waits for its disk. */
export async function startBenchServer({
  isEmbedded,
  projectFolder,
  environment = {},
}: BenchServerOptions): Promise<BenchServer> {
  const postgres = isEmbedded || !(await hasPostgres()) ? null : await startPostgres();
  const server = await startServer({
    ...(projectFolder && { projectFolder }),
    environment: {
      SEED_DEMO: 'false',
      LOG_LEVEL: 'info',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...environment,
    },
  });
  return {
    ...server,
    database: postgres && { url: postgres.url, pid: postgres.pid() },
    async stop(signal) {
      const code = await server.stop(signal);
      await postgres?.stop();
      return code;
    },
  };
}
