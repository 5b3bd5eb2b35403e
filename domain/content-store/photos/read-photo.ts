import type { Database } from '../../../db/database.ts';
import { findPhoto } from './photos.store.ts';

/** The JPEG of an uploaded photo; null where there is none. */
export function readUploadedPhoto(args: { db: Database; id: string }): Promise<Buffer | null> {
  return findPhoto(args);
}
