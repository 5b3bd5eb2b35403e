import type { PreparePicture } from '../../domain/community/community.context.ts';
import type { CutPhoto } from '../../domain/content-store/content-store.context.ts';
import { defineError } from '../../lib/errors.ts';
import { QueueFullError, WorkQueue } from '../../lib/work-queue.ts';
import { preparePhotoWithin, renderPhoto, shapeOfPhoto } from './render-image.ts';

/** No page shows a photo larger. */
const longestSide = 2400;

/** A photo of fifty million pixels takes a quarter of a gigabyte while it is open. */
const queue = new WorkQueue({ running: 1, waiting: 8 });
const busy = defineError({ code: 'service.busy', status: 503, isReportable: false });

/** Upright, small enough for pages, without what the camera noted; null for what cannot be opened. */
export async function preparePhoto(upload: Buffer): Promise<Buffer | null> {
  const prepared = await prepareInTurn({ upload, longestSide });
  return prepared?.jpeg ?? null;
}

/** As wide as a post is on a sharp screen. */
const longestSideInPost = 1400;

export const preparePicture: PreparePicture = (upload) =>
  prepareInTurn({ upload, longestSide: longestSideInPost });

async function prepareInTurn(photo: Parameters<typeof preparePhotoWithin>[0]) {
  try {
    return await queue.run(() => preparePhotoWithin(photo).catch(() => null));
  } catch (error) {
    throw error instanceof QueueFullError ? busy() : error;
  }
}

/** A photo in the shape that the drawing of a dish has, as its page will show it. */
export const cutPhoto: CutPhoto = async ({ photo: path, focus }) => {
  const photo = { path, focus, shape: await shapeOfPhoto(path) };
  const box = { width: 1200, height: 900, crop: 'cover', gravity: 'center' } as const;
  return renderPhoto({ photo, box, format: 'jpeg' });
};
