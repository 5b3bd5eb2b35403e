import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../domain/rate-limits/rate-limit.ts';
import { localeOfPath } from '../../i18n/locales.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { problemMessage } from '../../api/problem-message.ts';
import { QueueFullError } from '../../lib/work-queue.ts';
import type { PlannedImage } from './image-service.ts';
import { mediaTypes } from './negotiate-format.ts';
import { PictureTooSlowError } from './render-image.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600, stale-while-revalidate=86400';
const retryAfterSeconds = 2;

interface Answered {
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'url'>;
  reply: FastifyReply;
}

/** A browser that has the picture is told so, and nothing is painted. */
export async function sendImage(
  args: Answered & { planned: PlannedImage; varies?: boolean },
): Promise<FastifyReply> {
  const { request, reply, planned, varies = false } = args;
  const etag = `W/"${planned.name.slice(0, 32)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', planned.isVersioned ? oneYear : oneHour)
    .type(mediaTypes[planned.format]);
  if (varies) reply.header('vary', 'accept');
  if (isKnown({ request, etag })) return reply.code(304).send();
  return sendMade(args);
}

async function sendMade({
  request,
  reply,
  planned,
}: Answered & { planned: PlannedImage }): Promise<FastifyReply> {
  try {
    return reply.send(await planned.make(networkOf(request.ip)));
  } catch (error) {
    for (const name of ['etag', 'vary', 'content-type']) reply.removeHeader(name);
    reply.header('cache-control', 'no-store');
    const isBusy = error instanceof QueueFullError || error instanceof PictureTooSlowError;
    if (!isBusy) throw error;
    reply.header('retry-after', retryAfterSeconds);
    return refuseImage({ request, reply, status: 503, problem: problem([], 'image.busy') });
  }
}

function isKnown({ request, etag }: { request: Answered['request']; etag: string }): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  return known.includes(etag) || known.includes('*');
}

export function refuseImage(args: Answered & { status: number; problem: Problem }): FastifyReply {
  const { code, path } = args.problem;
  const message = problemMessage(args.problem, localeOfPath(args.request.url));
  return args.reply.code(args.status).send({ code, path, message });
}
