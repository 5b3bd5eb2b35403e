import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../api/context.ts';
import { filmOf, stillOf } from '../../domain/videos/kept-films.ts';
import { canWatchVideo } from '../../domain/videos/video-access.ts';
import { videoFileType } from '../../domain/videos/video-source.rules.ts';
import type { Video } from '../../domain/videos/video.ts';
import { captionsOf } from '../../domain/videos/write-captions.ts';
import { languages } from '../../lib/language.ts';
import { requestContext } from '../auth/request-context.ts';
import type { Settings } from '../settings/config.ts';

const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';
const ownCache = 'private, max-age=3600';

interface FileRoute {
  Params: { file: string };
}

interface OfVideoRoute {
  Params: { id: string; file: string };
}

/**
 * Films as data, /film/{video}.json, for who may watch; a picture of each chapter, open to everyone as
 * the chapters are, /film/{video}/{chapter}.svg;
 * captions, /captions/{video}/{language}.vtt; and the operator's files, /videos/{name}.mp4, in parts
 * as players ask for them.
 */
export async function videoRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: videoFolderOf(services.settings),
    serve: false,
    // The folder may be made later.
    suppressWarning: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  app.get<FileRoute>('/film/:file', { logLevel: 'warn' }, async (request, reply) => {
    const video = services.videos.byId.get(request.params.file.replace(/\.json$/, ''));
    const film = video && filmOf({ video, content: services.content });
    if (!video || !film) return notFound(reply);
    if (!(await mayWatch({ request, services, video }))) return refused(reply);
    const isOpen = canWatchVideo({ video, content: services.content, isPremium: false });
    reply.type('application/json').header('cache-control', isOpen ? cacheControl : ownCache);
    return reply.send(film);
  });
  app.get<OfVideoRoute>('/film/:id/:file', { logLevel: 'warn' }, ({ params }, reply) => {
    const [, chapter] = /^([1-9]\d?)\.svg$/.exec(params.file) ?? [];
    const video = services.videos.byId.get(params.id);
    const still =
      video && stillOf({ video, content: services.content, chapter: Number(chapter ?? 0) });
    if (!still) return notFound(reply);
    return reply.type('image/svg+xml').header('cache-control', cacheControl).send(still);
  });
  app.get<OfVideoRoute>('/captions/:id/:file', { logLevel: 'warn' }, async (request, reply) => {
    const language = languages.find((each) => request.params.file === `${each}.vtt`);
    const video = services.videos.byId.get(request.params.id);
    if (!video || !language) return notFound(reply);
    if (!(await mayWatch({ request, services, video }))) return refused(reply);
    reply.type('text/vtt; charset=utf-8').header('cache-control', ownCache);
    return reply.send(captionsOf(video.texts[language]));
  });
  app.get<FileRoute>(
    '/videos/:file([a-z0-9-]+\\.(?:mp4|webm|m4v))',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { file } = request.params;
      const type = videoFileType(file);
      const folder = videoFolderOf(services.settings);
      if (type === null || !(await isFile(join(folder, file)))) return notFound(reply);
      const video = services.videos.videos.find(
        ({ source }) => source.kind === 'file' && source.name === file,
      );
      if (video && !(await mayWatch({ request, services, video }))) return refused(reply);
      reply.type(type).header('cache-control', video ? ownCache : cacheControl);
      return reply.sendFile(file, folder, { cacheControl: false });
    },
  );
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function videoFolderOf({ VIDEO_DIR, DATA_DIR }: Settings): string {
  return resolve(VIDEO_DIR ?? join(DATA_DIR, 'videos'));
}

async function mayWatch(args: {
  request: FastifyRequest;
  services: Services;
  video: Video;
}): Promise<boolean> {
  const { services, video } = args;
  const { isPremium } = await requestContext({ ...args, locale: 'en' });
  return canWatchVideo({ video, content: services.content, isPremium });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('Not found');
}

/** Said as the pages say it: it is there, for members. */
function refused(reply: FastifyReply): FastifyReply {
  return reply.code(403).type('text/plain').send('For members');
}
