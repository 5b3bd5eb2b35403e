import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
/** The service worker decides what else is kept: an old one must not linger. */
const neverKept = 'no-cache';

/** Browser files of the build: hashed names are kept for a year, the few others for an hour. */
export const staticFilesPlugin = fastifyPlugin(async function registerStaticFiles(
  app: FastifyInstance,
  { assetsFolder }: { assetsFolder: string },
) {
  await app.register(fastifyStatic, {
    root: assetsFolder,
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(`${assetsFolder}/assets/`);
      const isWorker = path === `${assetsFolder}/sw.js`;
      reply.header('cache-control', isHashed ? oneYear : isWorker ? neverKept : oneHour);
    },
  });
});
