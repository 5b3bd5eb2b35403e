import type { FastifyInstance, FastifyReply } from 'fastify';
import { imageAddress } from '../../../domain/recipes/pictures/image-address.rules.ts';
import { drawingOf, stepDrawingOf, type ImageSubject } from '../../images/drawings.ts';
import type { Services } from '../../../api/context.ts';

const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';
/** A photo may come or go. */
const redirectCacheControl = 'public, max-age=3600';

interface PictureRoute {
  Params: { file: string };
}

interface StepRoute {
  Params: { recipe: string; file: string };
}

/**
 * Drawings as they are: /dish/{recipe}.svg, /dish/{recipe}-dark.svg, /plate/{recipe}.svg (without
 * its table), /ingredient/{food}.svg; /step/{recipe}/{number}.svg and {number}-dark.svg, what the
 * dish looks like at a step. Where an editor took a photo of the dish, it is shown instead.
 */
export async function pictureRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get<PictureRoute>('/dish/:file', { logLevel: 'warn' }, async ({ params }, reply) => {
    const subject = dishAt(params.file);
    const photo = await services.images.photoOf(subject);
    if (photo !== null) return redirectToPhoto({ reply, services, id: subject.id });
    return sendDrawing({ reply, services, subject });
  });
  app.get<PictureRoute>('/plate/:file', { logLevel: 'warn' }, ({ params }, reply) =>
    sendDrawing({ reply, services, subject: subjectOf('plate', params.file) }),
  );
  app.get<StepRoute>('/step/:recipe/:file', { logLevel: 'warn' }, ({ params }, reply) => {
    const [, number = '', dark] = /^([1-9]\d?)(-dark)?\.svg$/.exec(params.file) ?? [];
    const theme = dark ? 'dark' : 'light';
    const subject = { recipeId: params.recipe, number: Number(number), theme } as const;
    return send({ reply, drawing: stepDrawingOf({ subject, content: services.content }) });
  });
  app.get<PictureRoute>('/ingredient/:file', { logLevel: 'warn' }, ({ params }, reply) =>
    sendDrawing({ reply, services, subject: subjectOf('food', params.file) }),
  );
}

/** The drawing at the path of a dish or a plate; null where an editor's photo is shown, or nothing. */
export async function drawingAt({
  path,
  services,
}: {
  path: string;
  services: Services;
}): Promise<string | null> {
  const { content } = services;
  if (path.startsWith('/plate/')) {
    return drawingOf({ subject: subjectOf('plate', path.replace('/plate/', '')), content });
  }
  const subject = dishAt(path.replace(/^\/dish\//, ''));
  const photo = await services.images.photoOf(subject);
  return photo === null ? drawingOf({ subject, content }) : null;
}

function dishAt(file: string): ImageSubject {
  const [, id = '', dark] = /^([a-z0-9-]+?)(-dark)?\.svg$/.exec(file) ?? [];
  return { kind: 'dish', id, theme: dark ? 'dark' : 'light' };
}

function subjectOf(kind: 'plate' | 'food', file: string): ImageSubject {
  return { kind, id: file.replace(/\.svg$/, ''), theme: 'light' };
}

function sendDrawing(args: {
  reply: FastifyReply;
  services: Services;
  subject: ImageSubject;
}): FastifyReply {
  const { reply, services, subject } = args;
  return send({ reply, drawing: drawingOf({ subject, content: services.content }) });
}

function send({ reply, drawing }: { reply: FastifyReply; drawing: string | null }): FastifyReply {
  if (drawing === null) return reply.code(404).type('text/plain').send('Not found');
  return reply.type('image/svg+xml').header('cache-control', cacheControl).send(drawing);
}

/** The photo in the shape that a drawing has, so that pages need not know which one it is. */
async function redirectToPhoto(args: { reply: FastifyReply; services: Services; id: string }) {
  const { reply, services, id } = args;
  const version = (await services.images.versionOf({ kind: 'dish', id })) ?? undefined;
  const size = { width: 1200, height: 900 };
  reply.header('cache-control', redirectCacheControl);
  return reply.redirect(imageAddress({ kind: 'dish', id, ...size, version }), 302);
}
