import { browserErrorRoute } from '../error-reports/browser-errors.ts';
import { reportFromLog } from '../error-reports/report-from-log.ts';
import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastifyFormbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DatabaseConnection } from '../../db/database.ts';
import { authRefreshRoute } from '../auth/auth-refresh-route.ts';
import { socialRoutes } from '../auth/social/social-routes.ts';
import { authTokenRoute } from '../auth/auth-token-route.ts';
import { contentPlugin } from '../graphql/content-plugin.ts';
import { graphqlPlugin } from '../graphql/plugin.ts';
import { liveServices } from '../jobs/live-services.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import type { Services } from '../../api/context.ts';
import { loggedError } from '../../lib/logged-error.ts';
import { loggedRequest } from './monitoring/logged-request.ts';
import { standardOutput } from './monitoring/log-output.ts';
import type { Settings } from '../settings/config.ts';
import { calendarRoutes } from './feeds/calendar.ts';
import { drainPlugin } from './drain.ts';
import { paymentWebhookRoutes } from '../payments/webhook-routes.ts';
import { registerErrorHandler } from './error-handler.ts';
import { healthRoutes } from './monitoring/health.ts';
import { liveListsPlugin } from './live/live-lists.ts';
import { liveTopicsPlugin } from './live/live-topics.ts';
import { ownHostPlugin } from './own-host.ts';
import { pageDataRoutes } from './pages/page-data.ts';
import { packing } from './files/pack-for-one.ts';
import { pagesPlugin, type PageOptions } from './pages/react-router.ts';
import { pictureRoutes } from './files/pictures.ts';
import { metricsPlugin } from './monitoring/metrics.ts';
import { tracesPlugin } from './monitoring/traces.ts';
import { cardRoutes } from '../images/cards/card-routes.ts';
import { imageRoutes } from '../images/image-routes.ts';
import { Overload } from './overload/overload.ts';
import { requestShapePlugin } from './request-shape.ts';
import { requestTimeoutPlugin } from './request-timeout.ts';
import { securityHeadersPlugin } from './security-headers.ts';
import { feedRoutes } from './feeds/feeds.ts';
import { siteFileRoutes } from './files/site-files.ts';
import { staticFilesPlugin } from './files/static-files.ts';
import { usualBodyBytes } from './files/uploads.ts';
import { videoRoutes } from './files/videos.ts';

const packed = {
  threshold: 1024,
  // Nobody sends us packed bodies, and a thousand times more may come out of one than was sent.
  globalDecompression: false,
  brotliOptions: packing.brotli,
  zlibOptions: packing.gzip,
};

export interface ServerOptions {
  services: Omit<Services, 'log'>;
  connection: DatabaseConnection;
  /** The operations of the app, as it sends them. */
  knownDocuments?: readonly string[];
  /** The built app; without it only the API and the service routes answer. */
  pages?: Omit<PageOptions, 'services'>;
  /** The folder of hashed browser files. */
  assetsFolder?: string;
  /** The numbers of all processes that share the port. */
  readNumbersOfAll?: (() => Promise<string>) | undefined;
}

/** The whole HTTP side of the product, not yet listening. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, errorBook, errorReports } = options.services;
  const overload = new Overload(options.services);
  const app = Fastify({
    serverFactory: overload.serverFactory,
    logger: {
      level: settings.LOG_LEVEL,
      hooks: {
        logMethod(said, log, level) {
          errorBook.note(level, said, new Date());
          reportFromLog({ reports: errorReports, said, level });
          log.apply(this, said);
        },
      },
      stream: standardOutput,
      serializers: { req: loggedRequest, err: (error) => ({ ...loggedError(error) }) },
    },
    genReqId: () => randomUUID(),
    trustProxy: proxiesOf(settings),
    bodyLimit: usualBodyBytes,
    return503OnClosing: false,
  });
  const services = liveServices(options.services, app.log);
  registerErrorHandler(app);
  const { traces } = services;
  if (traces !== null) await app.register(tracesPlugin, { traces });
  await app.register(liveListsPlugin, { services, connection: options.connection });
  await app.register(liveTopicsPlugin, { services, connection: options.connection });
  await app.register(requestShapePlugin);
  await app.register(ownHostPlugin, { settings });
  await app.register(drainPlugin);
  await app.register(overload.plugin);
  // In development a page is compiled when it is asked for, which may take longer; a late answer
  // would end the process.
  if (options.pages?.mode !== 'development') await app.register(requestTimeoutPlugin);
  await app.register(fastifyCompress, packed);
  await app.register(securityHeadersPlugin, { settings });
  if (settings.CROSS_ORIGIN) {
    await app.register(fastifyCors, { origin: '*', methods: ['GET', 'POST'], maxAge: 86_400 });
  }
  await app.register(fastifyCookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const { connection, readNumbersOfAll: readAll } = options;
  const { admission } = overload;
  await app.register(metricsPlugin, { services, connection, admission, readAll });
  await registerRoutes(app, { ...options, services });
  return app;
}

/**
 * The number of proxies in front of us, or the networks they are in: their addresses are not those
 * of visitors.
 */
function proxiesOf({ TRUST_PROXY: trusted }: Settings) {
  if (Array.isArray(trusted)) return trusted;
  return (_address: string, hop: number) => hop < trusted;
}

async function registerRoutes(
  app: FastifyInstance,
  {
    services,
    connection,
    knownDocuments = [],
    pages,
    assetsFolder,
  }: ServerOptions & {
    services: Services;
  },
): Promise<void> {
  await app.register(browserErrorRoute, { services });
  await app.register(graphqlPlugin, { services, knownDocuments });
  await app.register(contentPlugin, { services });
  await app.register(async (api) => {
    await api.register(fastifyFormbody);
    await api.register(authTokenRoute, { services });
    await api.register(authRefreshRoute, { services });
    await api.register(socialRoutes, { services });
  });
  await app.register(paymentWebhookRoutes, { services });
  await app.register(healthRoutes, { connection });
  if (services.mailer.kind === 'outbox') await app.register(outboxRoutes, { services });
  await app.register(siteFileRoutes, { services });
  await app.register(feedRoutes, { services });
  await app.register(calendarRoutes, { services });
  await app.register(pictureRoutes, { services });
  await app.register(videoRoutes, { services });
  await app.register(imageRoutes, { images: services.images });
  await app.register(cardRoutes, { services, images: services.images });
  if (assetsFolder) await app.register(staticFilesPlugin, { assetsFolder });
  if (pages) await app.register(pageDataRoutes, { services, ...pages });
  if (pages) await app.register(pagesPlugin, { services, ...pages });
}
