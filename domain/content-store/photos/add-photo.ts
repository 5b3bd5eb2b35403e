import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { mostPhotoBytes, mostPhotosOfRecipe } from '../content-limits.rules.ts';
import type { PreparePhoto } from '../content-store.context.ts';
import { countPhotos, forgetUnusedPhotos, putPhoto } from './photos.store.ts';

/** As long as an upload may wait for the save that names it. */
const unusedMs = 24 * 60 * 60_000;

/** Keeps a photo for the draft of a dish; what names it in the draft is a save of its own. */
export async function addPhoto(args: {
  db: Database;
  clock: Clock;
  preparePhoto: PreparePhoto;
  userId: string;
  recipeId: string;
  upload: Buffer;
}): Promise<Result<string, Problem[]>> {
  const { db, clock, preparePhoto, userId, recipeId, upload } = args;
  if (upload.length === 0) return refusal([problem('photo', 'photo.nothing-given')]);
  if (upload.length > mostPhotoBytes) return refusal([problem('photo', 'photo.too-large')]);
  const jpeg = await preparePhoto(upload);
  if (jpeg === null) return refusal([problem('photo', 'photo.unreadable')]);
  const id = createHash('sha256').update(jpeg).digest('hex').slice(0, 40);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = new Date(now.getTime() - unusedMs);
    await forgetUnusedPhotos({ tx, recipeId, before });
    if ((await countPhotos({ tx, recipeId })) >= mostPhotosOfRecipe) {
      return refusal([problem('photo', 'photo.too-many', { most: mostPhotosOfRecipe })]);
    }
    await putPhoto({ tx, photo: { id, recipeId, jpeg, uploadedBy: userId, uploadedAt: now } });
    return success(id);
  });
}
