import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { DatabaseConnection } from '../db/database.ts';
import { takeBackSampleRoles } from '../domain/identity/roles/change-roles.ts';
import type { PaymentProviders } from '../domain/membership/payment-provider.ts';
import type { Settings } from './settings/config.ts';
import { buildFolder, readBuiltDocuments, readDocumentFiles, readSpokenScripts } from './built.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import { createServer } from './http/create-server.ts';
import { withOwnFiles } from './http/documents/documents.ts';
import { firstStyles } from './http/first-paint/first-styles.ts';
import { liveServices } from './jobs/live-services.ts';
import { jobsOf } from './jobs/jobs.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { openServices } from './open-services.ts';
import { shareNumbers } from './workers.ts';
import { seedDemo } from './seed-demo.ts';

/** Connections the system keeps until we take them; what is over would be tried again after a second. */
const mostInBacklog = 4096;

interface Serving {
  settings: Settings;
  /** The built app. */
  loadPages: () => Promise<ServerBuild>;
}

/** Serves the built product until a signal stops it. */
export async function serve({ settings, loadPages }: Serving): Promise<void> {
  const [{ services, connection }, build, knownDocuments, spokenScripts, ownFiles] =
    await Promise.all([
      openServices(settings),
      loadPages(),
      readBuiltDocuments(),
      readSpokenScripts(),
      readDocumentFiles(),
    ]);
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1;
  const isDemo = settings.SEED_DEMO ?? settings.NODE_ENV !== 'production';
  if (isDemo && isFirst) await seedDemo(services);
  if (settings.NODE_ENV === 'production' && isFirst) await takeBackSampleRoles(services);
  const app = await createServer({
    services,
    connection,
    knownDocuments,
    pages: {
      loadBuild: async () => build,
      mode: 'production',
      spokenScripts,
      withOwnFiles: withOwnFiles(ownFiles),
      firstStyles: firstStyles(ownFiles.styles),
    },
    assetsFolder: join(buildFolder, 'client'),
    readNumbersOfAll: cluster.isWorker ? shareNumbers(services.metrics.registry) : undefined,
  });
  forgetTheStart();
  const live = liveServices(services, app.log);
  const jobs = startJobs(jobsOf(live), live);
  await app.listen({ port: settings.PORT, host: settings.HOST, backlog: mostInBacklog });
  if (isFirst) announce({ app, settings, connection, payments: services.payments });
  stopOnSignal({ app, jobs, connection, errorReports: services.errorReports });
}

/** Files that were read and texts that were parsed would else stay until memory is short. */
function forgetTheStart(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}

function announce({
  app,
  settings,
  connection,
  payments,
}: {
  app: FastifyInstance;
  settings: Settings;
  connection: DatabaseConnection;
  payments: PaymentProviders;
}): void {
  const [address] = app.addresses() as AddressInfo[];
  const port = address?.port ?? settings.PORT;
  console.log(
    [
      '',
      `  ${settings.BRAND_NAME} is ready at ${settings.PUBLIC_URL ?? `http://localhost:${port}`}`,
      `  Database: ${connection.description}`,
      `  Payments: ${paymentsLine(payments)}`,
      '',
    ].join('\n'),
  );
}

function paymentsLine({ isAvailable, isTest, methods, forMethod }: PaymentProviders): string {
  if (!isAvailable) return 'not set up: nobody can become a member';
  return isTest
    ? 'sandbox, no money moves'
    : [...new Set(methods.map((method) => forMethod(method)?.name))].join(' and ');
}

/** A job that takes long is done again by another server. */
const longestStopMs = 9500;

/** Answers what is under way, then closes the database. */
function stopOnSignal(running: {
  app: FastifyInstance;
  jobs: ReturnType<typeof startJobs>;
  connection: DatabaseConnection;
  errorReports: ErrorReports | null;
}): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), longestStopMs).unref();
    await running.app.close();
    await running.jobs.stop();
    await running.connection.close();
    await running.errorReports?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Of a terminal that is closed; the process above the workers replaces them for it.
  if (cluster.isWorker) process.on('SIGHUP', () => undefined);
}
