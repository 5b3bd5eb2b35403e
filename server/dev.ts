import { createServer as createViteServer } from 'vite';
import type { ServerBuild } from 'react-router';
import { compileMessages } from '../i18n/compile-messages.ts';
import { buildContent } from './build-content.ts';
import { readSettings } from './settings/config.ts';
import { readKnownDocuments } from './graphql/read-operations.ts';
import { createServer } from './http/create-server.ts';
import { liveServices } from './jobs/live-services.ts';
import { jobsOf } from './jobs/jobs.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { openServices } from './open-services.ts';
import { seedDemo } from './seed-demo.ts';

/** The product with reload: pages and styles at once, the server's own code with node --watch. */
const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
await compileMessages();
await buildContent();
const { services, connection } = await openServices(settings);
await seedDemo(services);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const app = await createServer({
  services,
  connection,
  knownDocuments: await readKnownDocuments(),
  pages: {
    loadBuild: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>,
    mode: 'development',
  },
});
app.addHook('onRequest', (request, reply, done) => {
  const isPage =
    /^\/(?:graphql|auth|dev)\b/.test(request.url) || /^\/(?:dish|image)\//.test(request.url);
  if (isPage) done();
  else vite.middlewares(request.raw, reply.raw, () => done());
});
const live = liveServices(services, app.log);
startJobs(jobsOf(live), live);
await app.listen({ port: settings.PORT, host: '127.0.0.1' });
console.log(`Development server at http://localhost:${settings.PORT}`);
