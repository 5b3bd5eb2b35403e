import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageKinds, type ImageKind } from '../../domain/recipes/pictures/image-address.rules.ts';
import { networkOf } from '../../domain/rate-limits/rate-limit.ts';
import { localeOfPath } from '../../i18n/locales.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { problemMessage } from '../../api/problem-message.ts';
import type { ImageSubject } from './drawings.ts';
import { readImageRequest, type ImageRequest } from './image-request.ts';
import type { ImageService, PlannedImage } from './image-service.ts';
import { mediaTypes } from './negotiate-format.ts';
import { QueueFullError } from '../../lib/work-queue.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600, stale-while-revalidate=86400';
const retryAfterSeconds = 2;

type ImageRoute = { Params: { kind: string; id: string }; Querystring: Record<string, unknown> };
type Asked = FastifyRequest<ImageRoute>;

/** Pictures of dishes and foods in any size: /image/{dish | plate | food}/{id}?width=…&height=… */
export async function imageRoutes(
  app: FastifyInstance,
  { images }: { images: ImageService },
): Promise<void> {
  app.get<ImageRoute>('/image/:kind/:id', { logLevel: 'warn' }, async (request, reply) => {
    const kind = imageKinds.find((each) => each === request.params.kind);
    if (kind === undefined) return refuse({ request, reply, status: 404, problem: notFound });
    const asked = readImageRequest(request.query);
    if (!asked.ok) return refuse({ request, reply, status: 400, problem: asked.reason });
    return answer({ request, reply, images, kind, asked: asked.value });
  });
}

const notFound = problem([], 'image.not-found');

async function answer(args: {
  request: Asked;
  reply: FastifyReply;
  images: ImageService;
  kind: ImageKind;
  asked: ImageRequest;
}): Promise<FastifyReply> {
  const { request, reply, images, kind, asked } = args;
  const subject: ImageSubject = { kind, id: request.params.id, theme: asked.theme };
  const planned = await images.plan({ subject, request: asked, accept: request.headers.accept });
  if (planned === null) return refuse({ request, reply, status: 404, problem: notFound });
  const etag = `W/"${planned.name.slice(0, 32)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', planned.isVersioned ? oneYear : oneHour)
    .type(mediaTypes[planned.format]);
  if (asked.format === null) reply.header('vary', 'accept');
  if (isKnown({ request, etag })) return reply.code(304).send();
  return sendMade({ request, reply, planned });
}

async function sendMade(args: {
  request: Asked;
  reply: FastifyReply;
  planned: PlannedImage;
}): Promise<FastifyReply> {
  const { request, reply, planned } = args;
  try {
    return reply.send(await planned.make(networkOf(request.ip)));
  } catch (error) {
    for (const name of ['etag', 'vary', 'content-type']) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
    if (!(error instanceof QueueFullError)) throw error;
    reply.header('retry-after', retryAfterSeconds);
    return refuse({ request, reply, status: 503, problem: problem([], 'image.busy') });
  }
}

function isKnown({ request, etag }: { request: Asked; etag: string }): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}

function refuse(args: {
  request: Asked;
  reply: FastifyReply;
  status: number;
  problem: Problem;
}): FastifyReply {
  const { code, path } = args.problem;
  const message = problemMessage(args.problem, localeOfPath(args.request.url));
  return args.reply.code(args.status).send({ code, path, message });
}
