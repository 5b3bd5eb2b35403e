import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../api/context.ts';
import { filmOf, stillOf, type KeptFilm } from '../../../domain/videos/kept-films.ts';
import { canWatchVideo } from '../../../domain/videos/video-access.ts';
import { videoFileType } from '../../../domain/videos/video-source.rules.ts';
import type { Video } from '../../../domain/videos/video.ts';
import { captionsOf } from '../../../domain/videos/write-captions.ts';
import { languages } from '../../../lib/language.ts';
import { requestContext } from '../../auth/request-context.ts';
import type { Settings } from '../../settings/config.ts';

/** Of what its address names the version of, for everyone. */
const oneYear = 'public, max-age=31536000, immutable';
/** Asked about before every use: an edit is seen at once, and what is still the same is not sent. */
const asked = 'public, no-cache';
/** What is for members is asked about each time, as whoever has it may no longer be one. */
const ownAsked = 'private, no-cache';

interface Versioned {
  Querystring: { v?: string };
}

interface FileRoute extends Versioned {
  Params: { file: string };
}

interface OfVideoRoute extends Versioned {
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
    const kept = video && filmOf({ video, content: services.content });
    if (!video || !kept) return notFound(reply);
    if (!(await mayWatch({ request, services, video }))) return refused(reply);
    const isOpen = canWatchVideo({ video, content: services.content, isPremium: false });
    reply.type('application/json');
    const cache = isOpen ? cacheOf(request, kept) : ownAsked;
    return sendKept({ request, reply, cache, tag: kept.version, body: () => kept.film });
  });
  app.get<OfVideoRoute>('/film/:id/:file', { logLevel: 'warn' }, (request, reply) => {
    const { id, file } = request.params;
    const [, chapter] = /^([1-9]\d?)\.svg$/.exec(file) ?? [];
    const video = services.videos.byId.get(id);
    const kept = video && filmOf({ video, content: services.content });
    const still = kept && stillOf({ film: kept.film, chapter: Number(chapter ?? 0) });
    if (!kept || !still) return notFound(reply);
    reply.type('image/svg+xml');
    const tag = `${kept.version}-${chapter}`;
    return sendKept({ request, reply, cache: cacheOf(request, kept), tag, body: () => still });
  });
  app.get<OfVideoRoute>('/captions/:id/:file', { logLevel: 'warn' }, async (request, reply) => {
    const language = languages.find((each) => request.params.file === `${each}.vtt`);
    const video = services.videos.byId.get(request.params.id);
    if (!video || !language) return notFound(reply);
    if (!(await mayWatch({ request, services, video }))) return refused(reply);
    reply.type('text/vtt; charset=utf-8');
    const captions = captionsOf(video.texts[language]);
    const tag = createHash('sha256').update(captions).digest('base64url').slice(0, 12);
    return sendKept({ request, reply, cache: ownAsked, tag, body: () => captions });
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
      reply.type(type).header('cache-control', video ? ownAsked : asked);
      return reply.sendFile(file, folder, { cacheControl: false });
    },
  );
}

/** An address of a former version leads to the film as it is now, for the moment. */
function cacheOf({ query }: FastifyRequest<Versioned>, { version }: KeptFilm): string {
  return query.v === version ? oneYear : asked;
}

/** Nothing is sent to who has it as it is. */
function sendKept(args: {
  request: Pick<FastifyRequest, 'headers'>;
  reply: FastifyReply;
  cache: string;
  tag: string;
  body: () => unknown;
}): FastifyReply {
  const { request, reply, cache, tag, body } = args;
  const etag = `W/"${tag}"`;
  reply.header('cache-control', cache).header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
  return reply.send(body());
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
