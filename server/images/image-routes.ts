import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageKinds, type ImageKind } from '../../domain/recipes/pictures/image-address.rules.ts';
import { problem } from '../../lib/problems.ts';
import type { ImageSubject } from './drawings.ts';
import { readImageRequest, type ImageRequest } from './image-request.ts';
import type { ImageService } from './image-service.ts';
import { refuseImage, sendImage } from './send-image.ts';

type ImageRoute = { Params: { kind: string; id: string }; Querystring: Record<string, unknown> };
type Asked = FastifyRequest<ImageRoute>;

/** Pictures of dishes and foods in any size: /image/{dish | plate | food}/{id}?width=…&height=… */
export async function imageRoutes(
  app: FastifyInstance,
  { images }: { images: ImageService },
): Promise<void> {
  app.get<ImageRoute>('/image/:kind/:id', { logLevel: 'warn' }, async (request, reply) => {
    const kind = imageKinds.find((each) => each === request.params.kind);
    if (kind === undefined) return refuseImage({ request, reply, status: 404, problem: notFound });
    const asked = readImageRequest(request.query);
    if (!asked.ok) return refuseImage({ request, reply, status: 400, problem: asked.reason });
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
  if (planned === null) return refuseImage({ request, reply, status: 404, problem: notFound });
  return sendImage({ request, reply, planned, varies: asked.format === null });
}
