import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { Metrics } from '../../metrics/metrics.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createServer } from '../create-server.ts';
import type { PageOptions } from '../pages/react-router.ts';

interface AppOfRoutes {
  server: TestServer;
  routes: readonly { id: string }[];
  /** What the app's own entry exports: the contexts its loaders read. */
  entry: object;
  knownDocuments: readonly string[];
  mode?: PageOptions['mode'];
}

/** A server with pages of a test's own in the place of the app's. */
export function startAppOfRoutes(args: AppOfRoutes): Promise<FastifyInstance> {
  const { server, routes, entry, knownDocuments, mode = 'production' } = args;
  const build = {
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
    assets: { version: 'build-7', routes: {} },
    entry: { module: entry },
    basename: '/',
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
  } as unknown as ServerBuild;
  return createServer({
    services: { ...server.services, metrics: new Metrics({ isProcessWatched: false }) },
    connection: server.connection,
    knownDocuments,
    pages: { loadBuild: async () => build, mode },
  });
}
