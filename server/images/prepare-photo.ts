import type { PreparePicture } from '../../domain/community/community.context.ts';
import type { CutPhoto } from '../../domain/content-store/content-store.context.ts';
import { preparePhotoWithin, renderPhoto, shapeOfPhoto } from './render-image.ts';

/** No page shows a photo larger. */
const longestSide = 2400;

/** Upright, small enough for pages, without what the camera noted; null for what cannot be opened. */
export async function preparePhoto(upload: Buffer): Promise<Buffer | null> {
  const prepared = await preparePhotoWithin({ upload, longestSide }).catch(() => null);
  return prepared?.jpeg ?? null;
}

/** As wide as a post is on a sharp screen. */
const longestSideInPost = 1400;

export const preparePicture: PreparePicture = (upload) =>
  preparePhotoWithin({ upload, longestSide: longestSideInPost }).catch(() => null);

/** A photo in the shape that the drawing of a dish has, as its page will show it. */
export const cutPhoto: CutPhoto = async ({ photo: path, focus }) => {
  const photo = { path, focus, shape: await shapeOfPhoto(path) };
  const box = { width: 1200, height: 900, crop: 'cover', gravity: 'center' } as const;
  return renderPhoto({ photo, box, format: 'jpeg' });
};
