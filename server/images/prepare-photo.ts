import { preparePhotoWithin } from './render-image.ts';

/** No page shows a photo larger. */
const longestSide = 2400;

/** Upright, small enough for pages, without what the camera noted; null for what cannot be opened. */
export async function preparePhoto(upload: Buffer): Promise<Buffer | null> {
  return preparePhotoWithin({ upload, longestSide }).catch(() => null);
}
